import { RESULT_HALF_WIN, RESULT_LOSE, RESULT_VOID, RESULT_WIN } from '../odds/bet-return.ts';
import { antiOddsMilli } from './anti-accumulator.ts';
import { linesReturn } from './lines-return.ts';
import {
  areLinks,
  bestOfPlan,
  isAllVoid,
  mostOfUnit,
  unitCount,
  type BetPlan,
  type PlannedLeg,
} from './plan.ts';

const MARGIN = 50_000_000;
const CHANCES = [500_000_000n, 800_000_000n, 300_000_000n];
const ENDS = [undefined, RESULT_WIN, RESULT_LOSE, RESULT_VOID] as const;

const leg = (result: PlannedLeg['result'], at = 0, oddsMilli = 2_000): PlannedLeg => ({
  oddsMilli,
  chancePpb: CHANCES[at] ?? 0n,
  result,
});
const most = (plan: BetPlan, ...legs: readonly PlannedLeg[]) => linesReturn(1_000n, [mostOfUnit(plan, legs)]);
const decimal = ({ num, den }: { num: bigint; den: bigint }) => Number(num) / Number(den);

/** All ways in which so many legs can stand, some of them open. */
function* standings(legCount: number): Generator<readonly PlannedLeg['result'][]> {
  for (let code = 0; code < ENDS.length ** legCount; code += 1)
    yield Array.from(
      { length: legCount },
      (_, at) => ENDS[Math.floor(code / ENDS.length ** at) % ENDS.length],
    );
}

/** All ends that can still come of a standing. */
function* endsOf(standing: readonly PlannedLeg['result'][]): Generator<readonly PlannedLeg['result'][]> {
  const at = standing.indexOf(undefined);
  if (at < 0) yield standing;
  else for (const end of ENDS.slice(1)) yield* endsOf(standing.with(at, end));
}

describe('the plan of a bet', () => {
  const anti: BetPlan = {
    antiOddsMilli: antiOddsMilli(CHANCES, BigInt(MARGIN)) ?? 0,
    marginPpb: MARGIN,
  };

  it.each<readonly [string, BetPlan]>([
    ['of lines', { bankers: [0], folds: [1] }],
    ['of a chain', { links: [1, 1, 1] }],
    ['of a conditional bet', { links: [2, 1] }],
    ['of an anti-accumulator', anti],
  ])('%s: the most it can still return is the most of all ends that can come', (_name, plan) => {
    for (const standing of standings(3)) {
      const legs = (ends: readonly PlannedLeg['result'][]) =>
        ends.map((result, at) => leg(result, at, 1_500 + at * 700));
      const best = [...endsOf(standing)].map((ends) => decimal(mostOfUnit(plan, legs(ends))));
      expect(decimal(mostOfUnit(plan, legs(standing)))).toBeCloseTo(Math.max(...best), 9);
    }
  });

  it('each way: both lines are paid by the price to win, each with a result of its own', () => {
    const plan: BetPlan = { terms: [{ places: 3, num: 1, den: 4 }] };
    const legs = (won: PlannedLeg['result'], placed: PlannedLeg['result']) => [
      leg(won, 0, 10_000),
      // What its own market asks for a place is nothing to it.
      leg(placed, 1, 1_900),
    ];
    expect(most(plan, ...legs(RESULT_WIN, RESULT_WIN))).toBe(10_000n + 3_250n);
    expect(most(plan, ...legs(RESULT_LOSE, RESULT_WIN))).toBe(3_250n);
    expect(most(plan, ...legs(RESULT_LOSE, undefined))).toBe(3_250n);
    expect(most(plan, ...legs(RESULT_LOSE, RESULT_LOSE))).toBe(0n);
    expect(most(plan, ...legs(RESULT_VOID, RESULT_VOID))).toBe(2_000n);
    expect(most(plan, ...legs(RESULT_LOSE, { ...RESULT_WIN, deadHeat: { num: 2n, den: 3n } }))).toBe(2_167n);
    expect(unitCount(plan, 2)).toBe(2n);
    expect(bestOfPlan(plan, [10_000, 3_250]).returnOf(2_000n)).toBe(13_250n);
    expect(bestOfPlan(plan, [10_000, 3_250]).totalOddsMilli).toBe(6_625n);
  });

  it('each way of several: the legs to win make one line, those to be placed the other', () => {
    const terms = [
      { places: 3, num: 1, den: 4 },
      { places: 2, num: 1, den: 3 },
    ];
    const legs = (...results: PlannedLeg['result'][]) =>
      results.map((result, at) => leg(result, at, [5_000, 4_000, 1_100, 1_100][at]));
    const [win, lose, none] = [RESULT_WIN, RESULT_LOSE, RESULT_VOID];
    expect(most({ terms }, ...legs(win, win, win, win))).toBe(20_000n + 4_000n);
    expect(most({ terms }, ...legs(win, lose, win, win))).toBe(4_000n);
    expect(most({ terms }, ...legs(none, win, none, win))).toBe(4_000n + 2_000n);
    expect(most({ terms }, ...legs(win, win, win, lose))).toBe(20_000n);
  });

  it('is a unit of the stake but where there are several lines', () => {
    expect(unitCount({ bankers: [], folds: [2] }, 3)).toBe(3n);
    expect([unitCount({ links: [1, 2] }, 3), unitCount(anti, 3)]).toEqual([1n, 1n]);
  });

  it('has links that hold every leg once, two of them or more', () => {
    expect([areLinks([1, 1], 2), areLinks([2, 1], 3)]).toEqual([true, true]);
    expect([[3], [1, 1], [2, 2], [3, 0], [1.5, 1.5], [4, -1], []].map((links) => areLinks(links, 3))).toEqual(
      Array.from({ length: 7 }, () => false),
    );
    expect(areLinks([8, 8], 16)).toBe(false);
  });

  it('brings, if it is won whole, the account of a chain and the price of an anti-accumulator', () => {
    const chain = bestOfPlan({ links: [1, 2] }, [2_000, 1_500, 3_000]);
    // 1 + 1 + 3.5
    expect([chain.totalOddsMilli, chain.returnOf(1_000n), chain.returnOf(1_000n, 5_000n)]).toEqual([
      5_500n,
      5_500n,
      5_000n,
    ]);
    const { antiOddsMilli: odds } = anti as { antiOddsMilli: number };
    expect(bestOfPlan(anti, [2_000, 2_000, 2_000]).totalOddsMilli).toBe(BigInt(odds));
  });

  it('takes for an anti-accumulator what is neither won nor lost in whole for void', () => {
    const shared = { ...RESULT_WIN, deadHeat: { num: 1n, den: 2n } };
    const priced = antiOddsMilli(CHANCES.slice(1), BigInt(MARGIN));
    for (const odd of [RESULT_HALF_WIN, shared]) {
      expect(most(anti, leg(odd), leg(RESULT_LOSE, 1), leg(RESULT_WIN, 2))).toBe(BigInt(priced ?? 0));
      expect(isAllVoid(anti, [odd, RESULT_VOID, odd])).toBe(true);
      expect(isAllVoid({ links: [1, 1] }, [odd, RESULT_VOID])).toBe(false);
    }
    expect(isAllVoid(anti, [RESULT_VOID, undefined, RESULT_VOID])).toBe(false);
    expect(isAllVoid({ links: [1, 1] }, [RESULT_VOID, RESULT_VOID])).toBe(true);
  });
});
