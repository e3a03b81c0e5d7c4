import type { Score, Side } from '../../results/index.ts';
import type { Random } from '../../simulation/random/random.ts';
import {
  overtimeChances,
  periodStart,
  turnsOfOvertime,
  turnsOfPeriod,
  type GoalChances,
  type TimedRules,
} from './timed-rules.ts';

/** The end of an attack that stops bets, in seconds of the feed clock; one of overtime has the period after the last. */
export interface Attack {
  readonly period: number;
  readonly side: Side;
  readonly atSec: number;
  readonly isGoal: boolean;
}

export interface TimedTimeline {
  readonly attacks: readonly Attack[];
  /** Where it went on after the last period. */
  readonly overtime: { readonly endSec: number; readonly winner: Side } | undefined;
}

/** Shots after overtime take so long. */
const SHOTS_SEC = 300;
const SIDES = ['home', 'away'] as const;

/** Plays a match turn by turn. */
export function playTimed(rules: TimedRules, chances: GoalChances, random: Random): TimedTimeline {
  const attacks: Attack[] = [];
  let score: Score = [0, 0];
  for (let period = 0; period < rules.periods; period++) {
    const played = playTurns(rules, period, turnsOfPeriod(rules), chances, random);
    attacks.push(...played);
    score = played.filter(({ isGoal }) => isGoal).reduce(plusGoal, score);
  }
  const { overtime } = rules;
  if (overtime === undefined || score[0] !== score[1]) return { attacks, overtime: undefined };
  const more = overtimeChances(overtime, chances);
  const played = playTurns(rules, rules.periods, turnsOfOvertime(overtime, rules), more, random);
  const goal = played.find(({ isGoal }) => isGoal);
  if (goal !== undefined) {
    attacks.push(...played.filter(({ atSec }) => atSec <= goal.atSec));
    return { attacks, overtime: { endSec: goal.atSec, winner: goal.side } };
  }
  const endSec = periodStart(rules, rules.periods) + overtime.sec + SHOTS_SEC;
  return {
    attacks: [...attacks, ...played],
    overtime: { endSec, winner: random.chance(0.5) ? 'home' : 'away' },
  };
}

function plusGoal([home, away]: Score, { side }: Attack): Score {
  return side === 'home' ? [home + 1, away] : [home, away + 1];
}

/** The attacks that end in a goal or look as if they did. */
function playTurns(
  rules: TimedRules,
  period: number,
  turns: number,
  chances: GoalChances,
  random: Random,
): readonly Attack[] {
  const { turnSec, alarmChance } = rules;
  const startSec = periodStart(rules, period);
  const attacks: Attack[] = [];
  for (let turn = 0; turn < turns; turn++) {
    for (const [at, side] of SIDES.entries()) {
      const atSec = startSec + turn * turnSec + ((at + 1) * turnSec) / 2;
      const isGoal = random.chance(chances[side]);
      if (isGoal || random.chance(alarmChance)) attacks.push({ period, side, atSec, isGoal });
    }
  }
  return attacks;
}

/** Where a match stands on the feed clock. */
export type TimedPhase =
  | { readonly kind: 'before' }
  | { readonly kind: 'ended' }
  /** Also in overtime, whose period is the one after the last; `sec` seconds into it. */
  | { readonly kind: 'playing'; readonly period: number; readonly sec: number }
  | { readonly kind: 'break'; readonly before: number }
  /** The shots after overtime. */
  | { readonly kind: 'shots' };

export function phaseAt(rules: TimedRules, { overtime }: TimedTimeline, elapsedSec: number): TimedPhase {
  if (elapsedSec < 0) return { kind: 'before' };
  if (elapsedSec >= endOf(rules, overtime)) return { kind: 'ended' };
  const every = rules.periodSec + rules.breakSec;
  const period = Math.min(Math.floor(elapsedSec / every), rules.periods);
  const sec = elapsedSec - period * every;
  if (period === rules.periods) {
    return sec < (rules.overtime?.sec ?? 0) ? { kind: 'playing', period, sec } : { kind: 'shots' };
  }
  return sec < rules.periodSec ? { kind: 'playing', period, sec } : { kind: 'break', before: period + 1 };
}

export function endOf(rules: TimedRules, overtime: TimedTimeline['overtime']): number {
  return overtime?.endSec ?? periodStart(rules, rules.periods - 1) + rules.periodSec;
}
