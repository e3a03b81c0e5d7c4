import fc from 'fast-check';

import { likeStake, type CountedMoney } from './limit-currency.ts';

fc.configureGlobal({ seed: 20261122 });

const stakeOf = (amountMinor: bigint, ownMinor: bigint): CountedMoney => ({
  currency: 'EUR',
  amountMinor,
  origin: { currency: 'JPY', amountMinor: ownMinor, rateId: 'r7' },
});
const positive = fc.bigInt({ min: 1n, max: 10n ** 12n });

describe('a return without a rate of now', () => {
  it('is worth what its stake was, rounded against the player: down, and a correction away from zero', () => {
    const stake = stakeOf(10_00n, 3n);
    const worth = (minor: bigint) => likeStake({ currency: 'JPY', amountMinor: minor }, stake)?.amountMinor;
    expect([2n, 0n, -1n, -2n, -3n].map(worth)).toEqual([666n, 0n, -334n, -667n, -1_000n]);
    expect(
      likeStake({ currency: 'EUR', amountMinor: 5n }, { currency: 'EUR', amountMinor: 5n }),
    ).toBeUndefined();
  });

  it('is the largest whole amount not above the exact fraction, whatever its sign', () => {
    fc.assert(
      fc.property(
        positive,
        positive,
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        (counted, own, paid) => {
          const worth =
            likeStake({ currency: 'JPY', amountMinor: paid }, stakeOf(counted, own))?.amountMinor ?? 0n;
          expect(worth * own).toBeLessThanOrEqual(paid * counted);
          expect((worth + 1n) * own).toBeGreaterThan(paid * counted);
        },
      ),
    );
  });
});
