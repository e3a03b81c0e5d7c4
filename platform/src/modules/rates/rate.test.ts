import fc from 'fast-check';

import { convertMinor, NANO, type Rate } from './rate.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

const rate = (from: string, to: string, nano: bigint): Rate => ({
  id: 'r1',
  from,
  to,
  numerator: nano,
  denominator: NANO,
});

describe('converting minor units', () => {
  it.each<[string, Rate, bigint, 'up' | 'down', bigint]>([
    ['euro to dollar', rate('EUR', 'USD', 1_083_200_000n), 1_000n, 'down', 1_083n],
    ['a fraction of a cent, against the player', rate('EUR', 'USD', 1_083_200_000n), 1_001n, 'up', 1_085n],
    ['to a currency without cents', rate('EUR', 'JPY', 162_500_000_000n), 1_00n, 'down', 162n],
    ['from a currency without cents', rate('JPY', 'EUR', 6_153_846n), 1_000n, 'down', 615n],
    ['to a currency of thousandths', rate('EUR', 'KWD', 331_000_000n), 1_00n, 'down', 331n],
    ['a correction that took money back', rate('EUR', 'USD', 1_083_200_000n), -1_001n, 'up', -1_085n],
    ['nothing', rate('EUR', 'USD', 1_083_200_000n), 0n, 'up', 0n],
  ])('%s', (_name, by, amountMinor, rounding, converted) => {
    expect(convertMinor(by, amountMinor, rounding)).toBe(converted);
  });

  it('up is never below the exact value and less than a unit above it, down the same below', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const nano = fc.bigInt({ min: 1n, max: 10n ** 13n });
    fc.assert(
      fc.property(amount, nano, (amountMinor, perUnit) => {
        const by = rate('EUR', 'USD', perUnit);
        const exact = amountMinor * perUnit;
        const up = convertMinor(by, amountMinor, 'up') * NANO;
        const down = convertMinor(by, amountMinor, 'down') * NANO;
        expect(up >= exact && up - exact < NANO && down <= exact && exact - down < NANO).toBe(true);
      }),
    );
  });
});
