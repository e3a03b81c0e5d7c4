import fc from 'fast-check';

import { displayAmount, formatAmount, parseAmount } from './amount.ts';
import { CURRENCIES, currencyOf } from './currency.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

describe('amounts of the API are exact decimal strings', () => {
  it.each([
    ['12.34', 'EUR', 1234n],
    ['12.3', 'EUR', 1230n],
    ['12', 'EUR', 1200n],
    ['0.01', 'EUR', 1n],
    ['-5.00', 'EUR', -500n],
    ['1234', 'JPY', 1234n],
    ['1.234', 'KWD', 1234n],
    ['999999999999999.99', 'EUR', 99_999_999_999_999_999n],
  ])('reads %s %s', (text, iso, minor) => {
    expect(parseAmount(text, iso)).toBe(minor);
  });

  it.each([
    ['more decimals than the currency has', '1.001', 'EUR'],
    ['a fraction of a currency without one', '1.0', 'JPY'],
    ['other digits than ASCII', '١٢', 'EUR'],
    ['full-width digits', '１２', 'EUR'],
    ['an exponent', '1e3', 'EUR'],
    ['a plus', '+1', 'EUR'],
    ['a comma', '1,00', 'EUR'],
    ['spaces', ' 1', 'EUR'],
    ['nothing', '', 'EUR'],
    ['a leading zero', '01', 'EUR'],
    ['a bare point', '1.', 'EUR'],
    ['too many digits', '1000000000000000', 'EUR'],
    ['infinity', 'Infinity', 'EUR'],
  ])('refuses %s', (_name, text, iso) => {
    expect(parseAmount(text, iso)).toBeUndefined();
  });

  it('writes what it reads, for every currency and amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES.keys()),
        fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
        (iso, minor) => parseAmount(formatAmount(minor, iso), iso) === minor,
      ),
    );
  });

  it('knows no other currency', () => {
    expect(() => currencyOf('XXX')).toThrow(RangeError);
  });

  it('shows money with its currency and never loses a digit', () => {
    expect(displayAmount(124_840n, 'EUR', 'en')).toBe('€1,248.40');
    expect(displayAmount(124_840n, 'EUR', 'ru').replace(/\s/g, ' ')).toBe('1 248,40 €');
    expect(displayAmount(90_071_992_547_409_93n, 'EUR', 'en')).toBe('€90,071,992,547,409.93');
    expect(displayAmount(1234n, 'JPY', 'en')).toBe('¥1,234');
  });
});
