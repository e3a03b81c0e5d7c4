import type { Score } from '../../results/index.ts';
import { atMost, waitsFor } from '../maps/waits.ts';
import type { GoalChances } from './timed-rules.ts';

/**
 * The chances that each side is the first to score so many more goals; what they lack of one is that neither does. In a turn
 * the home side attacks first, unless it has had its attack of the one that runs.
 */
export function firstGoals(
  [home, away]: Score,
  [attacks, others]: Score,
  chances: GoalChances,
): readonly [home: number, away: number] {
  const ahead = others > attacks ? 1 : 0;
  return [
    firstWith([home, away], attacks, chances.home, chances.away, ahead - 1),
    firstWith([away, home], others, chances.away, chances.home, -ahead),
  ];
}

/** @param shift how many more attacks the other side has had when this one ends its first, beyond one each */
function firstWith(
  [own, others]: Score,
  attacks: number,
  chance: number,
  othersChance: number,
  shift: number,
): number {
  return waitsFor(own, chance, attacks - own).reduce((sum, one, missed) => {
    const attack = own + missed;
    return attack > attacks ? sum : sum + one * atMost(others - 1, attack + shift, othersChance);
  }, 0);
}
