import { plus, times, type Ratio } from '@paddock/contract';

import { choose } from '../rules/ways.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { chancesWithin } from './bingo-odds.ts';
import { BINGO, BINGOS, type BingoBalls, type Pattern } from './bingo.ts';

/** Sets of a card of 75 with each number of marks that have no line, row by row: an algorithm of its own. */
function marksWithoutLine(): readonly bigint[] {
  // What is still full of the columns (bits 0 to 4) and diagonals (5, 6), with the marks so far: how many ways.
  let states = new Map<number, bigint>([[127, 1n]]);
  for (let row = 0; row < 5; row++) {
    const next = new Map<number, bigint>();
    for (const [state, ways] of states)
      for (let marks = 0; marks < 31; marks++) {
        if (row === 2 && !(marks & 4)) continue; // The free centre is marked.
        const count = marks.toString(2).split('1').length - (row === 2 ? 2 : 1);
        const columns = state & marks & 31;
        const falling = (marks >> row) & 1 ? state & 32 : 0;
        const rising = (marks >> (4 - row)) & 1 ? state & 64 : 0;
        const key = (((state >> 7) + count) << 7) | columns | falling | rising;
        next.set(key, (next.get(key) ?? 0n) + ways);
      }
    states = next;
  }
  const sets = Array<bigint>(25).fill(0n);
  for (const [state, ways] of states)
    if ((state & 127) === 0) sets[state >> 7] = (sets[state >> 7] ?? 0n) + ways;
  return sets;
}

/** Ways of a ticket of 90 and `drawn` balls by its complete rows, by how many of each row were drawn. */
function waysByRows(drawn: number): readonly bigint[] {
  const ways = [0n, 0n, 0n, 0n];
  const six = [0, 1, 2, 3, 4, 5];
  for (const top of six)
    for (const middle of six)
      for (const bottom of six) {
        const rows = [top, middle, bottom];
        const full = rows.filter((count) => count === 5).length;
        const here = rows.reduce(
          (product, count) => product * choose(5, count),
          choose(75, drawn - top - middle - bottom),
        );
        ways[full] = (ways[full] ?? 0n) + here;
      }
  return ways;
}

const WITHOUT_LINE = marksWithoutLine();

/** The chance of a set of numbers to be among the first balls, ball by ball. */
function chanceOfSet(size: number, cage: number, drawn: number): Ratio {
  let [num, den] = [1n, 1n];
  for (let at = 0; at < size; at++)
    [num, den] = [num * BigInt(Math.max(0, drawn - at)), den * BigInt(cage - at)];
  return { num, den };
}

/** The chance that a pattern is complete within so many balls, counted by another way than the code. */
function countedWithin(cage: BingoBalls, { name }: Pattern, drawn: number): Ratio {
  if (cage === 90) {
    const least = name === 'line' ? 1 : name === 'two-lines' ? 2 : 3;
    return {
      num: waysByRows(drawn)
        .slice(least)
        .reduce((sum, ways) => sum + ways),
      den: choose(90, drawn),
    };
  }
  if (name !== 'line') return chanceOfSet(name === 'corners' ? 4 : 24, 75, drawn);
  const without = WITHOUT_LINE.reduce((sum, sets, marks) => sum + sets * choose(51, drawn - marks), 0n);
  return { num: choose(75, drawn) - without, den: choose(75, drawn) };
}

/** What a pattern returns: each prize by the chance to take more balls than the one before, and no more than its own. */
function countedReturn(cage: BingoBalls, pattern: Pattern): Ratio {
  let before: Ratio = { num: 0n, den: 1n };
  let sum: Ratio = before;
  for (const { balls, prizeMilli } of pattern.prizes) {
    const within = countedWithin(cage, pattern, balls);
    const here = plus(within, { num: -before.num, den: before.den });
    sum = plus(sum, times(here, { num: BigInt(prizeMilli), den: 1000n }));
    before = within;
  }
  return sum;
}

const CARDS: readonly (readonly [BingoBalls, number, bigint])[] = [
  [75, 954_665, 9_940n],
  [90, 950_872, 10_000n],
];

describe('the odds of bingo', () => {
  it('know how many marks of a card of 75 have no line', () => {
    // Any three or fewer have none; of four, C(24, 4) less the four lines through the free centre.
    expect(WITHOUT_LINE.slice(0, 5)).toEqual([1n, 24n, 276n, 2_024n, 10_622n]);
    expect(WITHOUT_LINE[24]).toBe(0n);
  });

  it.each(CARDS)('of %d balls have each pattern as likely as counting says', (balls) => {
    for (const pattern of BINGOS[balls].patterns) {
      const asked = [4, 5, 9, 10, 16, 24, 40, 60, 65];
      const wrong = chancesWithin(pattern, balls, asked).filter(
        (chance, at) => !isSameRatio(chance, countedWithin(balls, pattern, asked[at] ?? 0)),
      );
      expect(wrong).toEqual([]);
    }
  });

  it.each(CARDS)(
    'of %d balls return %d millionths, whatever the cards, and pay %d-fold at most',
    (balls, back, most) => {
      const counted = BINGOS[balls].patterns.map((pattern) => countedReturn(balls, pattern)).reduce(plus);
      for (const cards of [1, 4]) {
        const choice = { balls, cards };
        expect(millionths(BINGO.returnOf(choice))).toBe(back);
        expect(isSameRatio(BINGO.returnOf(choice), counted)).toBe(true);
        expect(BINGO.mostMinor({ stakeMinor: 4n, choice })).toBe(4n * most);
      }
    },
  );

  it.each(CARDS)('of %d balls pay less the later a pattern comes, within the balls drawn', (balls) => {
    for (const { prizes } of BINGOS[balls].patterns) {
      expect(prizes).toEqual(prizes.toSorted((one, other) => one.balls - other.balls));
      expect(prizes).toEqual(prizes.toSorted((one, other) => other.prizeMilli - one.prizeMilli));
      expect(prizes.at(-1)?.balls).toBeLessThanOrEqual(BINGOS[balls].drawn);
    }
  });
});
