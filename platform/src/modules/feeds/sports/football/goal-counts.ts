import type { Distribution } from '../../simulation/match/lines.ts';

/** Goals beyond this many more are so rare that they are counted as this many. */
export const MOST_MORE_GOALS = 12;

/** Poisson chances of 0..12 more goals; what lies beyond is put on the last, so that they sum to 1. */
export function poisson(mean: number): readonly number[] {
  const chances: number[] = [];
  let chance = Math.exp(-mean);
  let sum = 0;
  for (let goals = 0; goals < MOST_MORE_GOALS; goals++) {
    chances.push(chance);
    sum += chance;
    chance *= mean / (goals + 1);
  }
  return [...chances, Math.max(0, 1 - sum)];
}

/** The final goal difference, home minus away. */
export function differenceOf(
  home: readonly number[],
  away: readonly number[],
  scored: readonly [number, number],
): Distribution {
  const least = scored[0] - scored[1] - (away.length - 1);
  const chances = new Array<number>(home.length + away.length - 1).fill(0);
  for (const [more, chance] of home.entries()) {
    for (const [against, other] of away.entries()) {
      const at = more - against + away.length - 1;
      chances[at] = (chances[at] ?? 0) + chance * other;
    }
  }
  return { least, chances };
}

/** Chances of home ahead, level, and away ahead. */
export function threeWay({ least, chances }: Distribution): readonly [number, number, number] {
  let [home, draw, away] = [0, 0, 0];
  for (const [at, chance] of chances.entries()) {
    const difference = least + at;
    if (difference > 0) home += chance;
    else if (difference < 0) away += chance;
    else draw += chance;
  }
  return [home, draw, away];
}
