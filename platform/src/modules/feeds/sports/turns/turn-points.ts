import type { TurnsRules } from './turns-rules.ts';

/** Chances of 0, 1, 2 … points. */
export type Points = readonly number[];

const NEGLIGIBLE = 1e-12;
/** No points for certain. */
export const NO_POINTS: Points = [1];

/** What a side makes of a turn, when it scores with this chance. */
export function turnPoints({ scores, again }: TurnsRules, chance: number): Points {
  const once = onePoints(scores);
  const sum: number[] = [1 - chance];
  let reached = chance;
  for (let made = once; reached > NEGLIGIBLE; made = added(made, once)) {
    for (const [points, share] of made.entries())
      sum[points] = (sum[points] ?? 0) + reached * (1 - again) * share;
    reached *= again;
  }
  return sum;
}

function onePoints(scores: TurnsRules['scores']): Points {
  const most = Math.max(...scores.map(({ points }) => points));
  return Array.from(
    { length: most + 1 },
    (_, points) => scores.find((score) => score.points === points)?.share ?? 0,
  );
}

/** Points of two turns that know nothing of each other. */
export function added(one: Points, other: Points): Points {
  const sum = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [a, chance] of one.entries()) {
    if (chance === 0) continue;
    for (const [b, more] of other.entries()) sum[a + b] = (sum[a + b] ?? 0) + chance * more;
  }
  let last = sum.length;
  while (last > 1 && (sum[last - 1] ?? 0) < NEGLIGIBLE) last -= 1;
  return sum.slice(0, last);
}

/** Points of so many turns alike. */
export function times(points: Points, turns: number): Points {
  let sum = NO_POINTS;
  for (let turn = 0; turn < turns; turn++) sum = added(sum, points);
  return sum;
}
