import type { Distribution } from '../../simulation/match/lines.ts';

/** Points a side makes of one possession, on average: about 1.1. */
export interface Efficiency {
  readonly home: number;
  readonly away: number;
}

const NEGLIGIBLE = 1e-12;
export const QUARTER_SEC = 600;
export const OVERTIME_SEC = 300;

/** A possession lasts 9 to 23 seconds, each second equally likely; one the buzzer cuts short scores nothing. */
export const LEAST_POSSESSION_SEC = 9;
export const POSSESSION_LENGTHS = 15;

/** Chances of 0, 1, 2 and 3 points, in proportion to the side's efficiency. */
export function pointChances(efficiency: number): readonly [number, number, number, number] {
  const scale = efficiency / 1.1;
  const [one, two, three] = [0.085 * scale, 0.32 * scale, 0.125 * scale];
  return [1 - one - two - three, one, two, three];
}

/** Mean and variance of how many possessions end within so many seconds: the renewal equation, second by second. */
const COUNTS: readonly { readonly mean: number; readonly variance: number }[] = (() => {
  const mean = [0];
  const square = [0];
  for (let sec = 1; sec <= QUARTER_SEC; sec++) {
    let [first, second] = [0, 0];
    for (let length = LEAST_POSSESSION_SEC; length < LEAST_POSSESSION_SEC + POSSESSION_LENGTHS; length++) {
      const left = sec - length;
      if (left < 0) break;
      first += 1 + (mean[left] ?? 0);
      second += 1 + 2 * (mean[left] ?? 0) + (square[left] ?? 0);
    }
    mean.push(first / POSSESSION_LENGTHS);
    square.push(second / POSSESSION_LENGTHS);
  }
  return mean.map((value, at) => ({ mean: value, variance: (square[at] ?? 0) - value * value }));
})();

export function possessionsWithin(sec: number): { readonly mean: number; readonly variance: number } {
  return COUNTS[Math.max(0, Math.min(QUARTER_SEC, Math.floor(sec)))] ?? { mean: 0, variance: 0 };
}

/** Chances of 0, 1, 2… points of a number of possessions; between two whole numbers the mixture of both. */
export function pointsOf(efficiency: number, possessions: number): readonly number[] {
  const [miss, one, two, three] = pointChances(efficiency);
  const whole = Math.floor(possessions);
  let points: number[] = [1];
  for (let played = 0; played < whole; played++) points = onePossessionMore(points, miss, one, two, three);
  const rest = possessions - whole;
  if (rest === 0) return points;
  const more = onePossessionMore(points, miss, one, two, three);
  return more.map((chance, at) => rest * chance + (1 - rest) * (points[at] ?? 0));
}

function onePossessionMore(
  points: readonly number[],
  miss: number,
  one: number,
  two: number,
  three: number,
): number[] {
  const more: number[] = [];
  let [oneBelow, twoBelow, threeBelow] = [0, 0, 0];
  for (let at = 0; at < points.length + 3; at++) {
    const here = at < points.length ? (points[at] ?? 0) : 0;
    more.push(miss * here + one * oneBelow + two * twoBelow + three * threeBelow);
    threeBelow = twoBelow;
    twoBelow = oneBelow;
    oneBelow = here;
  }
  return more;
}

/** The distribution of a sum of two independent counts. */
export function plus(one: Distribution, other: Distribution): Distribution {
  const chances = new Array<number>(one.chances.length + other.chances.length - 1).fill(0);
  for (let at = 0; at < one.chances.length; at++) {
    const chance = one.chances[at] ?? 0;
    if (chance < NEGLIGIBLE) continue;
    for (let more = 0; more < other.chances.length; more++) {
      chances[at + more] = (chances[at + more] ?? 0) + chance * (other.chances[more] ?? 0);
    }
  }
  return { least: one.least + other.least, chances };
}

/** The distribution of the negative count. */
export function negative({ least, chances }: Distribution): Distribution {
  return { least: -(least + chances.length - 1), chances: chances.toReversed() };
}
