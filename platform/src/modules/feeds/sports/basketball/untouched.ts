import type { Efficiency } from './possessions.ts';
import { pointChances, type PointChances, type Stretch } from './remaining-points.ts';

const UNTOUCHED = new WeakMap<Efficiency, Map<string, PointChances>>();

/** Of periods that have not begun: the same whenever it is asked, so made once a match. */
export function untouched(stretches: readonly Stretch[], efficiency: Efficiency): PointChances {
  const known = UNTOUCHED.get(efficiency) ?? new Map<string, PointChances>();
  UNTOUCHED.set(efficiency, known);
  const key = stretches.map(({ sec, ball }) => `${sec}${ball}`).join();
  const chances = known.get(key) ?? pointChances([0, 0], stretches, efficiency);
  known.set(key, chances);
  return chances;
}
