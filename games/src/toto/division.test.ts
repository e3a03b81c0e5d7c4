import { dividePool, paidFor, termsFault } from './division.ts';
import { hitCounts } from './hits.ts';
import { POOLS, type PoolCategory } from './pools.ts';

const THREE: readonly PoolCategory[] = [
  { hits: 3, shareBps: 5_000, whenEmpty: 'jackpot' },
  { hits: 2, shareBps: 3_000, whenEmpty: 'down' },
  { hits: 1, shareBps: 2_000, whenEmpty: 'jackpot' },
];
const divide = (stakesMinor: bigint, winners: readonly bigint[], jackpotMinor = 0n) =>
  dividePool({ stakesMinor, houseBps: 2_000, jackpotMinor, categories: THREE, winners });

describe('dividing a pool', () => {
  it('takes the share of the house first, then pays each winning column the floor of its part [S2-13]', () => {
    const { houseMinor, categories, paidMinor, jackpotMinor, remainderMinor } = divide(1_000_00n, [
      1n,
      7n,
      30n,
    ]);
    expect(houseMinor).toBe(200_00n);
    expect(categories.map(({ amountMinor }) => amountMinor)).toEqual([400_00n, 240_00n, 160_00n]);
    expect(categories.map(({ columnMinor }) => columnMinor)).toEqual([400_00n, 34_28n, 5_33n]);
    expect(paidMinor).toBe(400_00n + 7n * 34_28n + 30n * 5_33n);
    expect([jackpotMinor, remainderMinor]).toEqual([14n, 14n]);
  });

  it('adds the jackpot to the first category after the house, and carries that on when nobody won it', () => {
    expect(divide(1_000_00n, [2n, 1n, 1n], 999_99n).categories[0]).toMatchObject({
      amountMinor: 1_399_99n,
      columnMinor: 699_99n,
    });
    expect(divide(1_000_00n, [0n, 1n, 1n], 999_99n).jackpotMinor).toBe(1_399_99n);
  });

  it('carries a category without winners down or into the jackpot, as it says', () => {
    const { categories, jackpotMinor } = divide(1_000_00n, [1n, 0n, 1n]);
    expect(categories[2]).toMatchObject({ amountMinor: 400_00n, columnMinor: 400_00n });
    expect(jackpotMinor).toBe(0n);
    expect(divide(1_000_00n, [1n, 0n, 0n]).jackpotMinor).toBe(400_00n);
  });

  it('never lets a carried jackpot go down with the first category', () => {
    const [first, ...rest] = THREE;
    const categories: readonly PoolCategory[] = [
      { ...first, hits: 3, shareBps: 5_000, whenEmpty: 'down' },
      ...rest,
    ];
    const divided = dividePool({
      ...{ stakesMinor: 1_000_00n, houseBps: 2_000, jackpotMinor: 50_00n },
      ...{ categories, winners: [0n, 1n, 1n] },
    });
    expect(divided.jackpotMinor).toBe(50_00n);
    expect(divided.categories[1]).toMatchObject({ amountMinor: 640_00n });
  });

  it('keeps all money: stakes and jackpot are house, payouts and the next jackpot, whatever is staked', () => {
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let n = 0; n < 5_000; n++) {
      const stakesMinor = BigInt(next(1_000_000_000));
      const jackpotMinor = BigInt(next(3) === 0 ? 0 : next(1_000_000_000));
      const { houseBps, categories } = POOLS[n % POOLS.length] ?? { houseBps: 0, categories: THREE };
      const winners = categories.map(() => BigInt(next(3) === 0 ? 0 : next(100_000)));
      const { houseMinor, paidMinor, ...left } = dividePool({
        stakesMinor,
        jackpotMinor,
        houseBps,
        categories,
        winners,
      });
      expect(houseMinor + paidMinor + left.jackpotMinor).toBe(stakesMinor + jackpotMinor);
      expect(left.jackpotMinor).toBeGreaterThanOrEqual(left.remainderMinor);
      expect(left.remainderMinor).toBeGreaterThanOrEqual(0n);
    }
  });

  it('pays a coupon each of its columns by its category', () => {
    const { categories } = divide(1_000_00n, [1n, 2n, 4n]);
    // A double and a triple: one column with three right, three with two, two with one.
    const counts = hitCounts([1, 3, 7], [0, 1, 2]);
    expect(counts).toEqual([0, 2, 3, 1]);
    expect(paidFor(counts, categories)).toBe(400_00n + 3n * 120_00n + 2n * 40_00n);
  });
});

describe('terms of a pool', () => {
  it('are sound for every kind there is', () => {
    expect(POOLS.map(({ events, houseBps, categories }) => termsFault(events, houseBps, categories))).toEqual(
      POOLS.map(() => undefined),
    );
  });

  it('are refused where shares are not all of it, hits do not fall from all of them, or the house takes everything', () => {
    expect(termsFault(3, 2_000, THREE.slice(0, 2))).toBe('shares');
    expect(termsFault(4, 2_000, THREE)).toBe('hits');
    expect(termsFault(3, 2_000, [...THREE].reverse())).toBe('hits');
    expect(termsFault(3, 10_000, THREE)).toBe('house');
    expect(termsFault(3, 0.5, THREE)).toBe('house');
  });
});
