import { measureReturn, type CountedReturn } from './fair-return.ts';

/** Rounds of one stake of 100 that paid these. */
function counted(payouts: readonly (readonly [paid: number, rounds: number])[]): CountedReturn {
  const sum = (of: (paid: number) => number) => payouts.reduce((all, [paid, n]) => all + n * of(paid), 0);
  return {
    rounds: sum(() => 1),
    staked: sum(() => 100),
    paid: sum((paid) => paid),
    stakedSquared: sum(() => 10_000),
    stakedByPaid: sum((paid) => 100 * paid),
    paidSquared: sum((paid) => paid * paid),
  };
}
const PROMISED = { best: 960_000, least: 950_000 };

describe('what a game returned, beside what it promised', () => {
  it('is fair within 3.29 deviations of its own volatility, about the best and the worst choice', () => {
    // Of 10,000 rounds 4,800 pay double: 96 %, each about a stake from the promise.
    const found = measureReturn(
      counted([
        [200, 4_800],
        [0, 5_200],
      ]),
      PROMISED,
    );
    expect(found).toEqual({
      measuredMillionths: 960_000,
      lowMillionths: 917_124,
      highMillionths: 992_874,
      standing: 'fair',
    });
  });

  it.each([
    ['above what chance allows', 5_000],
    ['below it', 4_500],
  ])('stands out %s', (_where, won) => {
    expect(
      measureReturn(
        counted([
          [200, won],
          [0, 10_000 - won],
        ]),
        PROMISED,
      ).standing,
    ).toBe('outlier');
  });

  it('is further from its promise by chance where it wins rarely and much', () => {
    const rare = counted([
      [10_000, 110],
      [0, 9_890],
    ]);
    expect(measureReturn(rare, PROMISED)).toMatchObject({ measuredMillionths: 1_100_000, standing: 'fair' });
  });

  it('says nothing of few rounds, of none, and of a game that promised nothing', () => {
    expect(measureReturn(counted([[200, 999]]), PROMISED)).toMatchObject({
      ...{ measuredMillionths: 2_000_000, highMillionths: null, standing: 'few' },
    });
    expect(measureReturn(counted([]), PROMISED)).toMatchObject({ measuredMillionths: null, standing: 'few' });
    expect(measureReturn(counted([[200, 5_000]]), undefined).standing).toBe('unpromised');
  });
});
