import type { Distribution } from '../../simulation/match/lines.ts';

/** Either of two: their chances are added. */
export function either(one: Distribution, other: Distribution): Distribution {
  const least = Math.min(one.least, other.least);
  const most = Math.max(one.least + one.chances.length, other.least + other.chances.length);
  const chances = Array.from({ length: most - least }, () => 0);
  for (const { least: from, chances: own } of [one, other])
    for (const [at, chance] of own.entries())
      chances[from - least + at] = (chances[from - least + at] ?? 0) + chance;
  return { least, chances };
}
