import { addScores, type Score } from '../../results/index.ts';
import { mergeStops } from '../../simulation/match/bet-stops.ts';
import type { MatchView, SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import type { MatchRecord } from '../sports.ts';
import type { TurnsState } from './turns-left.ts';
import type { TurnsPrices } from './turns-prices.ts';
import { plusPoints, sideOf, type TurnsRecord, type TurnsRules } from './turns-rules.ts';
import { phaseAt, type Step, type TurnsPhase, type TurnsTimeline } from './turns-timeline.ts';

/** How a sport tells a match. */
export interface TurnsTelling {
  /** Codes of its periods in their order, what comes after the last one at the end. */
  readonly periodCodes: readonly string[];
  /** What the break before a period is called. */
  readonly breakCode: (before: number) => string;
  /** Seconds that the clock of a period shows at its beginning, and of one after the last; undefined where there is none. */
  readonly clock: { readonly periodSec: number; readonly extraSec: number } | undefined;
  readonly recordOf: (played: Omit<TurnsRecord, 'sport'>) => MatchRecord & TurnsRecord;
}

/** Bets stop while a try comes to its end. */
const BEFORE_END_SEC = 12;
const AFTER_END_SEC = 4;
const DRIFT_SEC = 60;

/** A match from its tries and the prices of its sides. */
export function turnsMatch(
  rules: TurnsRules,
  telling: TurnsTelling,
  timeline: TurnsTimeline,
  prices: TurnsPrices,
): SimulatedMatch {
  const { steps, startsSec } = timeline;
  const durationSec = steps.at(-1)?.atSec ?? 0;
  const recordAt = (elapsedSec: number): MatchRecord & TurnsRecord => {
    const phase = phaseAt(timeline, elapsedSec);
    const periods = periodsAt(timeline, phase, elapsedSec);
    return telling.recordOf({
      periods,
      periodsOver: phase.kind === 'playing' ? phase.period : periods.length,
      ...(phase.kind === 'ended' && { end: 'finished' as const }),
    });
  };
  return {
    durationSec,
    stops: mergeStops(
      steps.map(({ atSec }) => ({
        fromSec: atSec - BEFORE_END_SEC,
        toSec: atSec + AFTER_END_SEC,
        reason: 'danger' as const,
      })),
    ),
    turns: [...new Set([...startsSec, ...steps.map(({ atSec }) => atSec)])].toSorted((a, b) => a - b),
    driftSec: DRIFT_SEC,
    viewAt(elapsedSec) {
      const phase = phaseAt(timeline, elapsedSec);
      return turnsView(
        rules,
        telling,
        phase,
        periodsAt(timeline, phase, elapsedSec),
        nextStep(steps, elapsedSec),
      );
    },
    recordAt,
    pricesAt(elapsedSec) {
      const next = nextStep(steps, elapsedSec);
      return next === undefined ? [] : prices.at(stateBefore(timeline, next, elapsedSec));
    },
    modelAt(elapsedSec) {
      const next = nextStep(steps, elapsedSec) ?? timeline.steps.at(-1);
      return prices.model(
        next === undefined
          ? { periods: [], period: 0, turn: 0, hasScored: false }
          : stateBefore(timeline, next, elapsedSec),
      );
    },
    allMarkets: () => prices.all(),
  };
}

function nextStep(steps: readonly Step[], elapsedSec: number): Step | undefined {
  return steps.find(({ atSec }) => atSec > elapsedSec);
}

/** Whose turn is next follows from what has been played, and so may be known. */
function stateBefore(timeline: TurnsTimeline, next: Step, elapsedSec: number): TurnsState {
  const { period, turn } = next;
  const before = timeline.steps[timeline.steps.indexOf(next) - 1];
  return {
    periods: periodsAt(timeline, phaseAt(timeline, elapsedSec), elapsedSec),
    period,
    turn,
    hasScored: before !== undefined && before.period === period && before.turn === turn,
  };
}

/** Points of the periods that have begun. */
function periodsAt(
  { steps, startsSec }: TurnsTimeline,
  phase: TurnsPhase,
  elapsedSec: number,
): readonly Score[] {
  if (phase.kind === 'before') return [];
  return startsSec
    .filter((startSec) => startSec <= elapsedSec)
    .map((_, period) =>
      steps
        .filter((step) => step.period === period && step.atSec <= elapsedSec)
        .reduce<Score>((sum, { side, points }) => plusPoints(sum, side, points), [0, 0]),
    );
}

function turnsView(
  rules: TurnsRules,
  telling: TurnsTelling,
  phase: TurnsPhase,
  periods: readonly Score[],
  next: Step | undefined,
): MatchView {
  const extra = periods.slice(rules.periods);
  const parts = [...periods.slice(0, rules.periods), ...(extra.length > 0 ? [addScores(extra)] : [])];
  return {
    period: periodCode(rules, telling, phase),
    ...clockOf(rules, telling, phase),
    score: [...addScores(periods)],
    parts: parts.map(([home, away]): [number, number] => [home, away]),
    ...(phase.kind === 'playing' && next !== undefined && { server: sideOf(rules, next.turn) }),
  };
}

function periodCode(
  { periods }: TurnsRules,
  { periodCodes, breakCode }: TurnsTelling,
  phase: TurnsPhase,
): string {
  if (phase.kind === 'before') return '';
  if (phase.kind === 'ended') return 'ft';
  if (phase.kind === 'break') return breakCode(phase.before);
  return periodCodes[Math.min(phase.period, periods)] ?? '';
}

function clockOf(
  { periods }: TurnsRules,
  { clock }: TurnsTelling,
  phase: TurnsPhase,
): Pick<MatchView, 'clockSec' | 'clockPerSec'> {
  if (clock === undefined) return { clockPerSec: 0 };
  if (phase.kind === 'ended') return { clockSec: 0, clockPerSec: 0 };
  const period = phase.kind === 'playing' ? phase.period : phase.kind === 'break' ? phase.before : 0;
  const lengthSec = period < periods ? clock.periodSec : clock.extraSec;
  return phase.kind === 'playing'
    ? { clockSec: lengthSec - phase.sec, clockPerSec: 1 }
    : { clockSec: lengthSec, clockPerSec: 0 };
}
