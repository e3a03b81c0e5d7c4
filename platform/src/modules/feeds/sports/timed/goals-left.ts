import type { Distribution } from '../../simulation/match/lines.ts';

const NEGLIGIBLE = 1e-13;

/** Chances of 0, 1, 2 … goals in so many attacks that know nothing of each other. */
export function goalsOf(attacks: number, chance: number): readonly number[] {
  const odds = chance / (1 - chance);
  const goals = [(1 - chance) ** attacks];
  for (let goal = 1; goal <= attacks; goal++) {
    const next = ((goals[goal - 1] ?? 0) * (attacks - goal + 1) * odds) / goal;
    if (next < NEGLIGIBLE && goal > attacks * chance) break;
    goals.push(next);
  }
  const all = goals.reduce((sum, one) => sum + one, 0);
  return goals.map((one) => one / all);
}

/** Both sides' goals together, on top of some. */
export function totalOf(least: number, one: readonly number[], other: readonly number[]): Distribution {
  const chances = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [a, chance] of one.entries())
    for (const [b, more] of other.entries()) chances[a + b] = (chances[a + b] ?? 0) + chance * more;
  return { least, chances };
}

/** The home side's goals less the away side's, on top of a lead. */
export function leadOf(lead: number, home: readonly number[], away: readonly number[]): Distribution {
  const { chances } = totalOf(0, home, away.toReversed());
  return { least: lead - (away.length - 1), chances };
}

/** The chances that the home side leads, that nobody does, that the away side does. */
export function winnersOf({ least, chances }: Distribution): readonly [number, number, number] {
  let [home, draw, away] = [0, 0, 0];
  for (const [at, chance] of chances.entries()) {
    const lead = least + at;
    if (lead > 0) home += chance;
    else if (lead === 0) draw += chance;
    else away += chance;
  }
  return [home, draw, away];
}
