import {
  legMultiplier,
  RESULT_HALF_WIN,
  RESULT_LOSE,
  RESULT_VOID,
  RESULT_WIN,
  type SelectionResult,
} from '../odds/bet-return.ts';
import { sumOfLines, type Lines } from './lines.ts';
import { capOfRemaining, linesReturn } from './lines-return.ts';
import { NAMED_COVERS, type CoverName } from './named-covers.ts';

/** Prices of eight legs, and what each multiplies by in ten-thousandths, worked out apart from the code under test. */
const ODDS = [1_500, 2_050, 3_333, 1_870, 11_000, 1_010, 4_750, 2_500];
const ENDS: readonly (readonly [SelectionResult, (odds: number) => bigint])[] = [
  [RESULT_LOSE, () => 0n],
  [RESULT_WIN, (odds) => BigInt(odds) * 10n],
  [RESULT_VOID, () => 10_000n],
  [RESULT_HALF_WIN, (odds) => (BigInt(odds) + 1000n) * 5n],
];

/** The return of every line by itself, listed one by one and added, rounded once. */
function listed({ bankers, folds }: Lines, tenThousandths: readonly bigint[], unitMinor: bigint): bigint {
  const legs = tenThousandths.length;
  const scale = 10_000n ** BigInt(legs);
  let sum = 0n;
  for (let set = 1; set < 2 ** legs; set += 1) {
    const inLine = tenThousandths.map((_, at) => (set & (1 << at)) !== 0);
    const free = inLine.filter((isIn, at) => isIn && !bankers.includes(at)).length;
    if (!bankers.every((at) => inLine[at]) || !folds.includes(free)) continue;
    sum += tenThousandths.reduce((product, m, at) => product * (inLine[at] ? m : 10_000n), 1n);
  }
  return (2n * unitMinor * sum + scale) / (2n * scale);
}

function expectListed(lines: Lines, legs: number, ends: number): void {
  for (let story = 0; story < ends ** legs; story += 1) {
    const of = ODDS.slice(0, legs).map((odds, at) => {
      const [result, worth] = ENDS[Math.floor(story / ends ** at) % ends] as (typeof ENDS)[number];
      return { multiplier: legMultiplier(result, odds), worth: worth(odds) };
    });
    const sum = sumOfLines(
      lines,
      of.map(({ multiplier }) => multiplier),
    );
    const expected = listed(
      lines,
      of.map(({ worth }) => worth),
      137n,
    );
    if (linesReturn(137n, [sum]) !== expected) throw new Error(`story ${story} of ${JSON.stringify(lines)}`);
  }
}

describe('the return of a bet of several lines (rules §10)', () => {
  it.each(Object.keys(NAMED_COVERS) as CoverName[])(
    'of a %s is that of its lines added, however its legs end',
    (name) => {
      const { legs, lines } = NAMED_COVERS[name];
      expectListed(lines, legs, legs <= 5 ? 4 : legs === 6 ? 3 : 2);
    },
  );

  it.each([
    [{ bankers: [0], folds: [2] }, 4],
    [{ bankers: [1, 3], folds: [1, 3] }, 5],
    [{ bankers: [], folds: [3] }, 5],
    [{ bankers: [4], folds: [1] }, 5],
    [{ bankers: [0, 1], folds: [3] }, 5],
  ])('of %j over %s legs is that of its lines added, however its legs end', (lines, legs) => {
    expectListed(lines, legs, 4);
  });

  it('rounds once, halves up, and stops at the cap', () => {
    const third = { num: 1n, den: 3n };
    const five = legMultiplier(RESULT_WIN, 5_000);
    expect(linesReturn(1n, [third, third, third])).toBe(1n);
    expect(linesReturn(1n, [{ num: 1n, den: 2n }])).toBe(1n);
    expect(linesReturn(1n, [{ num: 49n, den: 100n }])).toBe(0n);
    expect(linesReturn(100n, [five], 499n)).toBe(499n);
    expect(linesReturn(100n, [five], 500n)).toBe(500n);
    expect(() => linesReturn(-1n, [third])).toThrow(RangeError);
  });

  it('keeps of the cap the part of the stake that remains, rounded down', () => {
    expect(capOfRemaining(1_000n, 200n, 300n)).toBe(666n);
    expect(capOfRemaining(1_000n, 0n, 300n)).toBe(0n);
    for (const [remaining, stake] of [
      [301n, 300n],
      [-1n, 300n],
      [0n, 0n],
    ] as const)
      expect(() => capOfRemaining(1_000n, remaining, stake)).toThrow(RangeError);
  });
});
