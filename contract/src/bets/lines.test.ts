import fc from 'fast-check';

import type { Ratio } from '../odds/ratio.ts';
import { areLines, lineCount, oneLine, sumOfLines, sumsOfLinesWith, type Lines } from './lines.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261122 });

/** Every line as a list of positions. */
function listed({ bankers, folds }: Lines, legCount: number): readonly (readonly number[])[] {
  const free = Array.from({ length: legCount }, (_, at) => at).filter((at) => !bankers.includes(at));
  const choices = free.reduce<readonly (readonly number[])[]>(
    (sets, at) => [...sets, ...sets.map((set) => [...set, at])],
    [[]],
  );
  return folds.flatMap((fold) =>
    choices.filter((set) => set.length === fold).map((set) => [...bankers, ...set]),
  );
}

const equal = (a: Ratio, b: Ratio) => a.num * b.den === b.num * a.den;
const times = (ratios: readonly Ratio[]): Ratio =>
  ratios.reduce((a, b) => ({ num: a.num * b.num, den: a.den * b.den }), { num: 1n, den: 1n });
const plus = (ratios: readonly Ratio[]): Ratio =>
  ratios.reduce((a, b) => ({ num: a.num * b.den + b.num * a.den, den: a.den * b.den }), {
    num: 0n,
    den: 1n,
  });

const ratio = fc.record({
  num: fc.bigInt({ min: 0n, max: 5_000n }),
  den: fc.bigInt({ min: 1n, max: 1_000n }),
});
const bets = fc.array(ratio, { minLength: 1, maxLength: 7 }).chain((multipliers) => {
  const positions = multipliers.map((_, at) => at);
  return fc.subarray(positions, { maxLength: positions.length - 1 }).chain((bankers) =>
    fc.record({
      multipliers: fc.constant(multipliers),
      lines: fc.record({
        bankers: fc.constant(bankers),
        folds: fc.subarray(
          Array.from({ length: positions.length - bankers.length }, (_, at) => at + 1),
          { minLength: 1 },
        ),
      }),
    }),
  );
});

describe('sums over the lines of a bet (rules §6, §10)', () => {
  it('are those of the lines written out, bankers and covers included', () => {
    fc.assert(
      fc.property(bets, ({ multipliers, lines }) => {
        const written = listed(lines, multipliers.length);
        const of = (line: readonly number[]) => times(line.map((at) => multipliers[at] as Ratio));
        expect(lineCount(lines, multipliers.length)).toBe(BigInt(written.length));
        expect(equal(sumOfLines(lines, multipliers), plus(written.map(of)))).toBe(true);
        const sums = sumsOfLinesWith(lines, multipliers);
        expect(sums).toHaveLength(multipliers.length);
        for (const [at, sum] of sums.entries()) {
          const others = written
            .filter((line) => line.includes(at))
            .map((line) => line.filter((x) => x !== at));
          expect(equal(sum, plus(others.map(of)))).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['a single', oneLine(1), 1, 1n],
    ['an accumulator', oneLine(15), 15, 1n],
    ['a Trixie', { bankers: [], folds: [2, 3] }, 3, 4n],
    ['a Goliath', { bankers: [], folds: [2, 3, 4, 5, 6, 7, 8] }, 8, 247n],
    ['3 of 6 with two bankers', { bankers: [0, 1], folds: [1] }, 6, 4n],
  ])('counts the lines of %s', (_name, lines, legs, count) => {
    expect(lineCount(lines, legs)).toBe(count);
  });
});

describe('lines', () => {
  it.each([
    [[], [1], 1, true],
    [[], [15], 15, true],
    [[], [1], 16, false],
    [[], [], 3, false],
    [[], [0], 3, false],
    [[], [4], 3, false],
    [[], [2, 2], 3, false],
    [[], [3, 2], 3, false],
    [[], [1.5], 3, false],
    [[0, 2], [1], 3, true],
    [[2, 0], [1], 3, false],
    [[0, 0], [1], 3, false],
    [[3], [1], 3, false],
    [[-1], [1], 3, false],
    [[0, 1, 2], [1], 3, false],
  ])('with bankers %j, choices of %j and %s legs: %s', (bankers, folds, legs, are) => {
    expect(areLines({ bankers, folds }, legs)).toBe(are);
  });
});
