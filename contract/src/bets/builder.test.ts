import { RESULT_LOSE, RESULT_VOID, RESULT_WIN, type SelectionResult } from '../odds/bet-return.ts';
import type { Builder } from './builder.ts';
import { bestOfPlan, isAllVoid, mostOfUnit, type PlannedLeg } from './plan.ts';

/** Three legs; by set of them: none, a, b, ab, c, ac, bc, abc. */
const BUILDER: Builder = {
  builderMilli: [1_000, 2_000, 1_500, 2_600, 3_000, 5_500, 3_900, 7_000],
  model: { name: 'by-hand', figures: {} },
};
const leg = (result: SelectionResult | undefined): PlannedLeg => ({
  oddsMilli: 2_000,
  chancePpb: 1n,
  result,
});
const most = (...results: readonly (SelectionResult | undefined)[]) => {
  const { num, den } = mostOfUnit(BUILDER, results.map(leg));
  return Number((1000n * num) / den);
};
const DEAD_HEAT: SelectionResult = { ...RESULT_WIN, deadHeat: { num: 1n, den: 2n } };

describe('a bet builder that ended (rules §10)', () => {
  it.each([
    ['all won', [RESULT_WIN, RESULT_WIN, RESULT_WIN], 7_000],
    ['one lost', [RESULT_WIN, RESULT_LOSE, RESULT_WIN], 0],
    ['one lost, others void', [RESULT_VOID, RESULT_LOSE, RESULT_VOID], 0],
    [
      'one void: the rest at its own price, no quotient of the whole',
      [RESULT_WIN, RESULT_VOID, RESULT_WIN],
      5_500,
    ],
    ['two void', [RESULT_VOID, RESULT_VOID, RESULT_WIN], 3_000],
    ['all void', [RESULT_VOID, RESULT_VOID, RESULT_VOID], 1_000],
    [
      'a half win or a dead heat, which its markets do not know, void',
      [DEAD_HEAT, RESULT_WIN, RESULT_WIN],
      3_900,
    ],
  ] as const)('pays where %s', (_how, results, milli) => {
    expect(most(...results)).toBe(milli);
  });

  it('may still bring the dearest that open legs can leave', () => {
    expect(most(undefined, undefined, undefined)).toBe(7_000);
    expect(most(RESULT_WIN, undefined, RESULT_VOID)).toBe(2_600);
    const dearer = { ...BUILDER, builderMilli: BUILDER.builderMilli.with(5, 8_000) };
    expect(mostOfUnit(dearer, [leg(undefined), leg(undefined), leg(undefined)])).toEqual({
      num: 8_000n,
      den: 1000n,
    });
  });

  it('is shown at its own price', () => {
    expect(bestOfPlan(BUILDER, [2_000, 1_500, 3_000]).totalOddsMilli).toBe(7_000n);
    expect(isAllVoid(BUILDER, [RESULT_VOID, RESULT_VOID, DEAD_HEAT])).toBe(true);
    expect(isAllVoid(BUILDER, [RESULT_VOID, undefined, RESULT_VOID])).toBe(false);
  });
});
