import { pointsOf, type RoundFacts } from './points.ts';

const TERMS = { leastStakeMinor: 20n, turnoverUnitMinor: 1_00n };
const RESULTS_MS = 1_000;
const round = (over: Partial<RoundFacts> = {}): RoundFacts => ({
  stakeMinor: 1_50n,
  paidMinor: 4_00n,
  isVoid: false,
  endedAtMs: 900,
  ...over,
});
const points = (rule: Parameters<typeof pointsOf>[0], over?: Partial<RoundFacts>) =>
  pointsOf(rule, round(over), TERMS, RESULTS_MS);

describe('points of a round [S2-48]', () => {
  it('are its multiplier floored to a hundredth, its stake, or one', () => {
    expect(points('best-multiplier')).toBe(266n);
    expect(points('sum-of-multipliers')).toBe(266n);
    expect(points('turnover')).toBe(150n);
    expect(points('rounds')).toBe(100n);
    expect(points('best-multiplier', { paidMinor: 0n })).toBe(0n);
  });

  it.each([
    ['is open', { paidMinor: undefined, endedAtMs: undefined }],
    ['is void', { isVoid: true }],
    ['staked less than asked', { stakeMinor: 19n }],
    ['ended after late results end', { endedAtMs: RESULTS_MS + 1 }],
  ])('are none for one that %s', (_, over) => {
    for (const rule of ['best-multiplier', 'sum-of-multipliers', 'turnover', 'rounds'] as const)
      expect(points(rule, over)).toBeUndefined();
  });

  it('count the bounds themselves', () => {
    expect(points('rounds', { stakeMinor: 20n, endedAtMs: RESULTS_MS })).toBe(100n);
  });
});
