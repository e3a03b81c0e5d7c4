import type { Score } from '../../results/index.ts';
import { overtimeChances, turnsOfOvertime, type GoalChances, type TimedRules } from './timed-rules.ts';

/**
 * The chance that the home side wins a match that is level: it scores first within so many attacks, or wins the shots after
 * them. One half where the rules have no overtime.
 */
export function overtimeWon(rules: TimedRules, chances: GoalChances, [turns, others]: Score): number {
  const { overtime } = rules;
  if (overtime === undefined) return 0.5;
  const { home, away } = overtimeChances(overtime, chances);
  const nobody = (1 - home) * (1 - away);
  const undecided = nobody ** turns;
  const won = (home * (1 - undecided)) / (1 - nobody) + undecided / 2;
  // In the turn that runs the home side may have had its attack already.
  return others > turns ? (1 - away) * won : won;
}

/** The same of an overtime that has not begun. */
export function wholeOvertimeWon(rules: TimedRules, chances: GoalChances): number {
  const turns = rules.overtime === undefined ? 0 : turnsOfOvertime(rules.overtime, rules);
  return overtimeWon(rules, chances, [turns, turns]);
}
