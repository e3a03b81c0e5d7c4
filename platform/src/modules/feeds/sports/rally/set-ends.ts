import type { Score } from '../../results/index.ts';
import { isSetOver } from './rally-rules.ts';

/** A way a set can end, and its chance. */
export interface SetEnd {
  readonly points: Score;
  readonly chance: number;
}

/** Points beyond which a set is thought to have ended by then: what is left of the chances is shared out. */
const LONGEST_TAIL = 50;

/**
 * How a set can end from a score on, where the home side wins each point with the same chance. They sum to 1.
 * @param mostPoints that win it one ahead too (`RallyRules`)
 */
export function setEnds(
  homePoint: number,
  target: number,
  from: Score,
  mostPoints?: number,
): readonly SetEnd[] {
  const ends: SetEnd[] = [];
  /** Chances of the home side's points, of all scores with as many points played. */
  let open: ReadonlyMap<number, number> = new Map([[from[0], 1]]);
  const most = 2 * target + LONGEST_TAIL;
  for (let played = from[0] + from[1]; open.size > 0 && played < most; played++) {
    const next = new Map<number, number>();
    const add = (home: number, chance: number) => {
      const points: Score = [home, played + 1 - home];
      if (isSetOver(points, target, mostPoints)) ends.push({ points, chance });
      else next.set(home, (next.get(home) ?? 0) + chance);
    };
    for (const [home, chance] of open) {
      add(home + 1, chance * homePoint);
      add(home, chance * (1 - homePoint));
    }
    open = next;
  }
  const all = ends.reduce((sum, { chance }) => sum + chance, 0);
  return ends.map(({ points, chance }) => ({ points, chance: chance / all }));
}

/** The chance that the home side wins the set. */
export function homeWins(ends: readonly SetEnd[]): number {
  return ends.reduce((sum, { points: [home, away], chance }) => sum + (home > away ? chance : 0), 0);
}
