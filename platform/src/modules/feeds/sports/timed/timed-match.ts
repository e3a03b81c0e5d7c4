import type { Score, Side } from '../../results/index.ts';
import { mergeStops } from '../../simulation/match/bet-stops.ts';
import type { BetStop, SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import type { TimedPrices } from './timed-prices.ts';
import { periodStart, turnsOfOvertime, turnsOfPeriod, type TimedRules } from './timed-rules.ts';
import { endOf, phaseAt, type TimedPhase, type TimedTimeline } from './timed-timeline.ts';
import { timedView, type TimedTelling } from './timed-view.ts';

/** Bets stop while an attack ends that may be a goal. */
const BEFORE_END_SEC = 6;
const AFTER_END_SEC = 4;
const DRIFT_SEC = 60;

/** A match from its attacks and the prices of its sides. */
export function timedMatch(
  rules: TimedRules,
  telling: TimedTelling,
  timeline: TimedTimeline,
  prices: TimedPrices,
): SimulatedMatch {
  const durationSec = endOf(rules, timeline.overtime);
  const goals = timeline.attacks.filter(({ isGoal }) => isGoal);
  const phaseOf = (elapsedSec: number) => phaseAt(rules, timeline, elapsedSec);
  const recordAt = (elapsedSec: number) => {
    const phase = phaseOf(elapsedSec);
    const begun = phase.kind === 'before' ? 0 : regularBegun(rules, phase);
    const isOver = phase.kind === 'ended';
    return telling.recordOf({
      periods: Array.from({ length: begun }, (_, period) => goalsIn(goals, period, elapsedSec)),
      periodsOver: phase.kind === 'playing' && phase.period < rules.periods ? phase.period : begun,
      goals: goals
        .filter(({ period, atSec }) => period < begun && atSec <= elapsedSec)
        .map(({ side }) => side),
      ...(isOver && timeline.overtime !== undefined ? { overtimeWinner: timeline.overtime.winner } : {}),
      ...(isOver ? { end: 'finished' as const } : {}),
    });
  };
  const stateAt = (elapsedSec: number) => ({
    periods: recordAt(elapsedSec).periods,
    attacksLeft: attacksLeft(rules, phaseOf(elapsedSec)),
  });
  return {
    durationSec,
    stops: mergeStops([
      ...timeline.attacks.map(({ atSec }) => ({
        fromSec: atSec - BEFORE_END_SEC,
        toSec: atSec + AFTER_END_SEC,
        reason: 'danger' as const,
      })),
      ...shotsStop(rules, timeline),
    ]),
    turns: turnsOf(rules, timeline, durationSec),
    // A goal less is to be expected with every minute that brings none.
    driftSec: DRIFT_SEC,
    viewAt(elapsedSec) {
      const view = timedView(rules, telling, phaseOf(elapsedSec), recordAt(elapsedSec));
      return (
        telling.retold?.(
          view,
          timeline.attacks.filter(({ atSec }) => atSec <= elapsedSec),
        ) ?? view
      );
    },
    recordAt,
    pricesAt(elapsedSec) {
      const phase = phaseOf(elapsedSec);
      if (phase.kind === 'ended' || phase.kind === 'shots') return [];
      if (isAfterRegular(rules, phase)) return prices.overtime(overtimeLeft(rules, phase));
      return prices.regular(stateAt(elapsedSec));
    },
    modelAt: (elapsedSec) => prices.model(stateAt(elapsedSec)),
    allMarkets: () => prices.all(),
  };
}

function goalsIn(goals: TimedTimeline['attacks'], period: number, untilSec: number): Score {
  const count = (side: Side) =>
    goals.filter((goal) => goal.period === period && goal.side === side && goal.atSec <= untilSec).length;
  return [count('home'), count('away')];
}

/** Periods of regular time that have begun. */
function regularBegun({ periods }: TimedRules, phase: TimedPhase): number {
  if (phase.kind === 'before') return 0;
  if (phase.kind === 'playing') return Math.min(phase.period + 1, periods);
  return phase.kind === 'break' ? phase.before : periods;
}

/** Attacks of both sides that each period still has. */
function attacksLeft(rules: TimedRules, phase: TimedPhase): readonly Score[] {
  const whole = turnsOfPeriod(rules);
  const begun = regularBegun(rules, phase);
  return Array.from({ length: rules.periods }, (_, period): Score => {
    if (period >= begun) return [whole, whole];
    if (phase.kind !== 'playing' || phase.period !== period) return [0, 0];
    return leftOf(whole, phase.sec, rules);
  });
}

function overtimeLeft(rules: TimedRules, phase: TimedPhase): Score {
  const whole = rules.overtime === undefined ? 0 : turnsOfOvertime(rules.overtime, rules);
  return phase.kind === 'playing' ? leftOf(whole, phase.sec, rules) : [whole, whole];
}

/** The home side's attack ends in the middle of a turn, the away side's at its end. */
function leftOf(whole: number, sec: number, { turnSec }: TimedRules): Score {
  return [whole - Math.floor(sec / turnSec + 0.5), whole - Math.floor(sec / turnSec)];
}

function isAfterRegular({ periods }: TimedRules, phase: TimedPhase): boolean {
  return phase.kind === 'playing'
    ? phase.period === periods
    : phase.kind === 'break' && phase.before === periods;
}

/** While shots are taken nobody can bet. */
function shotsStop(rules: TimedRules, { overtime }: TimedTimeline): readonly BetStop[] {
  const fromSec = periodStart(rules, rules.periods) + (rules.overtime?.sec ?? 0);
  if (overtime === undefined || overtime.endSec <= fromSec) return [];
  return [{ fromSec, toSec: overtime.endSec, reason: 'period' }];
}

function turnsOf(
  rules: TimedRules,
  { attacks, overtime }: TimedTimeline,
  durationSec: number,
): readonly number[] {
  const periods = Array.from({ length: rules.periods }, (_, period) => periodStart(rules, period));
  const turns = [
    ...periods.flatMap((startSec) => [startSec, startSec + rules.periodSec]),
    ...(overtime === undefined ? [] : [periodStart(rules, rules.periods)]),
    ...attacks.filter(({ isGoal }) => isGoal).map(({ atSec }) => atSec),
    durationSec,
  ];
  return [...new Set(turns)].toSorted((a, b) => a - b);
}
