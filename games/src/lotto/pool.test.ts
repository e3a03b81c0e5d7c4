import fc from 'fast-check';

import { LOTTERIES } from './lotteries.ts';
import type { PoolPrizes } from './lottery.ts';
import { dividePool } from './pool.ts';

const PRIZES: PoolPrizes = {
  ...{ kind: 'pool', currency: 'EUR', lineMinor: 100n, houseBasisPoints: 3_500 },
  tiers: [
    { hits: 3, bonusHits: 0, shareBasisPoints: 5_000, unwon: 'jackpot' },
    { hits: 2, bonusHits: 0, shareBasisPoints: 3_000, unwon: 'down' },
    { hits: 1, bonusHits: 0, shareBasisPoints: 2_000, unwon: 'down' },
  ],
};
const divide = (winners: readonly bigint[], jackpotMinor = 0n, stakedMinor = 1_000_00n) =>
  dividePool(PRIZES, { stakedMinor, jackpotMinor, winners });

describe('a pool (rules §13)', () => {
  it('gives the house its share, and each category its own by equal lines', () => {
    expect(divide([1n, 3n, 7n])).toEqual({
      houseMinor: 350_00n,
      prizesMinor: [325_00n, 65_00n, 18_57n],
      paidMinor: 649_99n,
      carriedMinor: 1n,
    });
  });

  it('adds the jackpot to the best category after the house took its share', () => {
    expect(divide([2n, 1n, 1n], 1_000_01n)).toMatchObject({
      houseMinor: 350_00n,
      prizesMinor: [662_50n, 195_00n, 130_00n],
      carriedMinor: 1n,
    });
  });

  it('carries the best category, and hands a lower one down', () => {
    expect(divide([0n, 0n, 1n], 5_00n)).toMatchObject({
      prizesMinor: [0n, 0n, 325_00n],
      carriedMinor: 330_00n,
    });
    expect(divide([0n, 1n, 0n])).toMatchObject({ prizesMinor: [0n, 195_00n, 0n], carriedMinor: 455_00n });
  });

  it('of nothing is nothing', () => {
    expect(divide([0n, 0n, 0n], 7n, 0n)).toMatchObject({ houseMinor: 0n, paidMinor: 0n, carriedMinor: 7n });
  });

  const minor = fc.bigInt({ min: 0n, max: 10n ** 13n });
  it.each(LOTTERIES.flatMap(({ code, prizes }) => (prizes.kind === 'pool' ? [[code, prizes] as const] : [])))(
    'of %s loses no cent and pays none that it has not, whatever was won',
    (_code, prizes) => {
      const count = prizes.tiers.length;
      const winners = fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), {
        minLength: count,
        maxLength: count,
      });
      fc.assert(
        fc.property(minor, minor, winners, (stakedMinor, jackpotMinor, won) => {
          const { houseMinor, prizesMinor, paidMinor, carriedMinor } = dividePool(prizes, {
            ...{ stakedMinor, jackpotMinor, winners: won },
          });
          const listed = prizesMinor.reduce((sum, prize, at) => sum + prize * (won[at] ?? 0n), 0n);
          expect(listed).toBe(paidMinor);
          expect(houseMinor + paidMinor + carriedMinor).toBe(stakedMinor + jackpotMinor);
          expect(carriedMinor).toBeGreaterThanOrEqual(0n);
          expect(houseMinor).toBe((stakedMinor * 35n) / 100n);
        }),
      );
    },
  );
});
