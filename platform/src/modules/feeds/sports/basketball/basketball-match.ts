import { addScores, type Score, type Side } from '../../results/index.ts';
import { mergeStops } from '../../simulation/match/bet-stops.ts';
import type { MatchView, SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import { basketballKeys } from './basketball-keys.ts';
import { basketballModel } from './basketball-model.ts';
import { basketballPrices } from './basketball-prices.ts';
import {
  addPoints,
  firstSide,
  periodEnd,
  periodSec,
  periodStart,
  phaseAt,
  REAL_PER_GAME_SEC,
  type BasketballPhase,
  type BasketballTimeline,
  type Possession,
} from './basketball-timeline.ts';
import type { Efficiency } from './possessions.ts';
import type { BasketballSituation } from './situation.ts';
import { RACES } from './whole-prices.ts';
import type { BasketballRecord } from './basketball-results.ts';

const DRIFT_SEC = 60;

/** A basketball match from its timeline and the efficiencies it is priced with. */
export function basketballMatch(timeline: BasketballTimeline, efficiency: Efficiency): SimulatedMatch {
  const { periods, reviews } = timeline;
  const possessions = timeline.possessions.map((possession) => ({
    ...possession,
    at: periodStart(possession.period) + possession.sec * REAL_PER_GAME_SEC,
  }));
  const until = (elapsedSec: number): readonly Possession[] =>
    possessions.filter(({ at }) => at <= elapsedSec);
  const periodTurns = Array.from({ length: periods }, (_, period) => [
    periodStart(period),
    periodEnd(period),
  ]).flat();
  const baskets = possessions.filter(({ points }) => points > 0).map(({ at }) => at);
  return {
    durationSec: periodEnd(periods - 1),
    stops: mergeStops(reviews),
    turns: [...periodTurns, ...baskets].toSorted((a, b) => a - b),
    driftSec: DRIFT_SEC,
    viewAt: (elapsedSec) => viewOf(until(elapsedSec), phaseAt(timeline, elapsedSec), periods),
    recordAt: (elapsedSec) => recordOf(until(elapsedSec), phaseAt(timeline, elapsedSec), periods),
    pricesAt(elapsedSec) {
      const phase = phaseAt(timeline, elapsedSec);
      if (phase.kind === 'ended') return [];
      return basketballPrices(situationOf(until(elapsedSec), phase, timeline.jump, efficiency));
    },
    modelAt: (elapsedSec) =>
      basketballModel(
        situationOf(until(elapsedSec), phaseAt(timeline, elapsedSec), timeline.jump, efficiency),
      ),
    allMarkets: () =>
      basketballKeys(
        periodScores(possessions, Math.max(4, ...possessions.map(({ period }) => period + 1))),
        efficiency,
      ),
  };
}

/** Points by period, as many as have begun. */
function periodScores(possessions: readonly Possession[], begun: number): readonly Score[] {
  return Array.from({ length: begun }, (_, period) =>
    possessions.filter((each) => each.period === period).reduce<Score>(addPoints, [0, 0]),
  );
}

function begunIn(phase: BasketballPhase, periods: number): number {
  if (phase.kind === 'before') return 0;
  if (phase.kind === 'ended') return periods;
  return phase.kind === 'break' ? phase.before : phase.period + 1;
}

function recordOf(
  possessions: readonly Possession[],
  phase: BasketballPhase,
  periods: number,
): BasketballRecord {
  const begun = begunIn(phase, periods);
  return {
    sport: 'basketball',
    periods: periodScores(possessions, begun),
    periodsOver: phase.kind === 'playing' ? begun - 1 : begun,
    races: racesOf(possessions),
    ...(phase.kind === 'ended' ? { end: 'finished' as const } : {}),
  };
}

/** Who was first to have so many points. */
function racesOf(possessions: readonly Possession[]): Readonly<Record<number, Side | undefined>> {
  const first: Record<number, Side | undefined> = {};
  let score: Score = [0, 0];
  for (const possession of possessions) {
    score = addPoints(score, possession);
    const own = score[possession.side === 'home' ? 0 : 1];
    for (const points of RACES) if (own >= points) first[points] ??= possession.side;
  }
  return first;
}

function situationOf(
  possessions: readonly Possession[],
  phase: BasketballPhase,
  jump: Side,
  efficiency: Efficiency,
): BasketballSituation {
  const period = phase.kind === 'playing' ? phase.period : phase.kind === 'break' ? phase.before : 0;
  const last = possessions.findLast((each) => each.period === period);
  const ball = last === undefined ? firstSide(jump, period) : last.side === 'home' ? 'away' : 'home';
  return {
    period,
    // The running possession began when the last one ended: the model counts from there.
    leftSec: periodSec(period) - (last?.sec ?? 0),
    ball,
    jump,
    periods: periodScores(possessions, period + 1),
    efficiency,
  };
}

function viewOf(possessions: readonly Possession[], phase: BasketballPhase, periods: number): MatchView {
  const scores = periodScores(possessions, begunIn(phase, periods));
  return {
    period: periodName(phase),
    clockSec: clockSec(phase),
    clockPerSec: phase.kind === 'playing' ? 1 / REAL_PER_GAME_SEC : 0,
    score: [...addScores(scores)],
    parts: scores.map(([home, away]) => [home, away]),
  };
}

/** Time left on the game clock: it counts down. */
function clockSec(phase: BasketballPhase): number {
  if (phase.kind === 'playing') return periodSec(phase.period) - phase.sec;
  return phase.kind === 'ended' ? 0 : periodSec(phase.kind === 'break' ? phase.before : 0);
}

function periodName(phase: BasketballPhase): string {
  if (phase.kind === 'before') return '';
  if (phase.kind === 'ended') return 'ft';
  if (phase.kind === 'break') return phase.before === 2 ? 'ht' : 'qb';
  return phase.period < 4 ? `q${phase.period + 1}` : 'ot';
}
