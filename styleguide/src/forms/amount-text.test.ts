import fc from 'fast-check';

import { readAmount } from './amount-text.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

describe('readAmount', () => {
  it.each([
    ['', '', ''],
    ['5', '5', '5'],
    ['10.50', '10.50', '10.50'],
    ['10,5', '10.5', '10.5'],
    ['5.', '5.', '5'],
    ['.5', '0.5', '0.5'],
    ['007', '7', '7'],
    ['0', '0', '0'],
    ['1 248,40', '1248.40', '1248.40'],
    ['1\u202f248,40\u00a0€', '1248.40', '1248.40'],
    ['€1,248.40', '1248.40', '1248.40'],
    ['1.248,40 EUR', '1248.40', '1248.40'],
    ["1'248.40", '1248.40', '1248.40'],
    ['١٢', '12', '12'],
    ['١٬٢٤٨٫٤٠', '1248.40', '1248.40'],
    ['१२.५', '12.5', '12.5'],
    ['１２', '12', '12'],
  ])('reads %j', (text, typing, value) => {
    expect(readAmount(text, 2)).toEqual({ typing, value });
  });

  it.each([
    ['1e5', 'characters'],
    ['-5', 'characters'],
    ['1.2.3', 'characters'],
    ['10.505', 'decimals'],
    ['1,248', 'decimals'],
    ['1234567890123', 'length'],
  ])('refuses %j: %s', (text, refused) => {
    expect(readAmount(text, 2)).toEqual({ refused });
  });

  it('takes no decimals where the currency has none', () => {
    expect(readAmount('500', 0)).toEqual({ typing: '500', value: '500' });
    expect(readAmount('500.', 0)).toEqual({ refused: 'decimals' });
  });

  it('keeps every decimal string of a currency as it is', () => {
    const decimals = fc
      .tuple(fc.bigInt({ min: 0n, max: 999_999_999_999n }), fc.integer({ min: 0, max: 99 }))
      .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
    fc.assert(
      fc.property(decimals, (text) => {
        expect(readAmount(text, 2)).toEqual({ typing: text, value: text });
      }),
    );
  });

  it('answers any text with a plain decimal or a refusal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(0, 2, 3), (text, exponent) => {
        const reading = readAmount(text, exponent);
        if ('value' in reading) expect(reading.value).toMatch(/^(?:|(?:0|[1-9]\d*)(?:\.\d+)?)$/);
      }),
    );
  });
});
