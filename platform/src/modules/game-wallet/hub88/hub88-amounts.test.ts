import fc from 'fast-check';
import { CURRENCIES } from '@paddock/contract';

import { fromHub88, toHub88 } from './hub88-amounts.ts';

describe('amounts of Hub88', () => {
  it.each([
    [356_000, 'EUR', 356n],
    [100_000, 'JPY', 1n],
    [100, 'KWD', 1n],
    [0, 'EUR', 0n],
    [999, 'EUR', undefined],
    [50_000, 'JPY', undefined],
    [99, 'KWD', undefined],
  ])('reads %i in %s as %s', (amount, currency, minor) => {
    expect(fromHub88(amount, currency)).toBe(minor);
  });

  it('writes to the last digit what it reads, of balances up to 300 billion units, below zero too', () => {
    const mostUnits = 300_000_000_000n;
    const balance = fc.constantFrom(...CURRENCIES.values()).chain(({ iso, exponent }) => {
      const max = mostUnits * 10n ** BigInt(exponent);
      return fc.tuple(fc.constant(iso), fc.bigInt({ min: -max, max }));
    });
    fc.assert(
      fc.property(balance, ([iso, minor]) => {
        expect(fromHub88(toHub88(minor, iso), iso)).toBe(minor);
      }),
    );
  });
});
