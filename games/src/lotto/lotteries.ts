import type { FixedTier, Lottery, PoolTier } from './lottery.ts';

const fixed = (picks: number, pays: Readonly<Record<number, number>>): readonly FixedTier[] =>
  Object.entries(pays)
    .map(([hits, times]) => ({ picks, hits: Number(hits), bonusHits: 0, paysMilli: times * 1000 }))
    .toSorted((a, b) => b.hits - a.hits);

const share = (hits: number, bonusHits: number, percent: number): PoolTier => ({
  hits,
  bonusHits,
  shareBasisPoints: percent * 100,
  unwon: 'down',
});
const jackpot = (hits: number, bonusHits: number, percent: number): PoolTier => ({
  ...share(hits, bonusHits, percent),
  unwon: 'jackpot',
});

const POOL = { kind: 'pool', currency: 'EUR', lineMinor: 100n, houseBasisPoints: 3_500 } as const;

/** Every lottery there is. What they return is in the table of README.md, which a test reads. */
export const LOTTERIES: readonly Lottery[] = [
  {
    code: '6-49',
    version: 1,
    section: 'numbers',
    numbers: { of: 49, drawn: 6, picks: [6], most: 14 },
    bonus: undefined,
    prizes: { ...POOL, tiers: [jackpot(6, 0, 40), share(5, 0, 20), share(4, 0, 20), share(3, 0, 20)] },
  },
  {
    code: '6-45',
    version: 1,
    section: 'numbers',
    numbers: { of: 45, drawn: 6, picks: [6], most: 14 },
    bonus: undefined,
    prizes: { kind: 'fixed', tiers: fixed(6, { 6: 100_000, 5: 2_000, 4: 150, 3: 15, 2: 1.5 }) },
  },
  {
    code: '5-36',
    version: 1,
    section: 'numbers',
    numbers: { of: 36, drawn: 5, picks: [5], most: 14 },
    bonus: undefined,
    prizes: { kind: 'fixed', tiers: fixed(5, { 5: 20_000, 4: 500, 3: 20, 2: 3 }) },
  },
  {
    code: '7-49',
    version: 1,
    section: 'numbers',
    numbers: { of: 49, drawn: 7, picks: [7], most: 14 },
    bonus: undefined,
    prizes: {
      ...POOL,
      tiers: [jackpot(7, 0, 35), share(6, 0, 15), share(5, 0, 15), share(4, 0, 15), share(3, 0, 20)],
    },
  },
  {
    code: '5-50',
    version: 1,
    section: 'bonus',
    numbers: { of: 50, drawn: 5, picks: [5], most: 10 },
    bonus: { of: 12, drawn: 2, picks: [2], most: 6 },
    prizes: {
      ...POOL,
      tiers: [
        jackpot(5, 2, 40),
        share(5, 1, 6),
        share(5, 0, 5),
        share(4, 2, 4),
        share(4, 1, 5),
        share(3, 2, 6),
        share(4, 0, 4),
        share(2, 2, 8),
        share(3, 1, 10),
        share(3, 0, 12),
      ],
    },
  },
  {
    code: 'keno',
    version: 1,
    section: 'keno',
    numbers: { of: 80, drawn: 20, picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], most: 14 },
    bonus: undefined,
    prizes: {
      kind: 'fixed',
      tiers: [
        ...fixed(1, { 1: 3.5 }),
        ...fixed(2, { 2: 14.5 }),
        ...fixed(3, { 3: 43, 2: 2 }),
        ...fixed(4, { 4: 130, 3: 6, 2: 1 }),
        ...fixed(5, { 5: 710, 4: 20, 3: 2 }),
        ...fixed(6, { 6: 2_000, 5: 60, 4: 6, 3: 2 }),
        ...fixed(7, { 7: 10_000, 6: 150, 5: 20, 4: 3, 3: 1 }),
        ...fixed(8, { 8: 40_000, 7: 1_000, 6: 80, 5: 10, 4: 2 }),
        ...fixed(9, { 9: 100_000, 8: 3_000, 7: 300, 6: 40, 5: 5, 4: 1 }),
        ...fixed(10, { 10: 100_000, 9: 12_000, 8: 1_000, 7: 130, 6: 20, 5: 3, 0: 1 }),
      ],
    },
  },
];

/** The rules of this code and, for an old draw, version; undefined where there are none. */
export const lotteryOf = (code: string, version?: number): Lottery | undefined =>
  LOTTERIES.find((one) => one.code === code && (version === undefined || one.version === version));
