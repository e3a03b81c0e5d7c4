import type { Score, Side } from '../../results/index.ts';
import type { BetStop } from '../../simulation/match/simulated-match.ts';
import type { Random } from '../../simulation/random/random.ts';
import {
  LEAST_POSSESSION_SEC,
  OVERTIME_SEC,
  pointChances,
  POSSESSION_LENGTHS,
  QUARTER_SEC,
  type Efficiency,
} from './possessions.ts';

/** The end of a possession, `sec` seconds of game clock into its period (from 0: first quarter). */
export interface Possession {
  readonly period: number;
  readonly sec: number;
  readonly side: Side;
  readonly points: number;
}

export interface BasketballTimeline {
  readonly periods: number;
  readonly jump: Side;
  readonly possessions: readonly Possession[];
  /** Reviews at the monitor, on elapsed seconds. */
  readonly reviews: readonly BetStop[];
}

/** The game clock stands often: a second of it takes this long on the feed clock. */
export const REAL_PER_GAME_SEC = 2.2;
const BREAK_SEC = 120;
const HALF_TIME_SEC = 900;
const REVIEW_CHANCE = 0.25;

/** Plays four quarters, and overtimes while the scores are level. */
export function playBasketball(efficiency: Efficiency, random: Random): BasketballTimeline {
  const jump: Side = random.chance(0.5) ? 'home' : 'away';
  const possessions: Possession[] = [];
  let score: Score = [0, 0];
  let period = 0;
  for (; period < 4 || score[0] === score[1]; period++) {
    const played = playPeriod(period, firstSide(jump, period), efficiency, random);
    possessions.push(...played);
    score = played.reduce<Score>(addPoints, score);
  }
  return { periods: period, jump, possessions, reviews: reviewsOf(period, random) };
}

/** Who has the ball first: the winner of the jump in every second period, the other side in between. */
export function firstSide(jump: Side, period: number): Side {
  if (period % 2 === 0) return jump;
  return jump === 'home' ? 'away' : 'home';
}

export function addPoints(score: Score, { side, points }: Possession): Score {
  return side === 'home' ? [score[0] + points, score[1]] : [score[0], score[1] + points];
}

function playPeriod(period: number, first: Side, efficiency: Efficiency, random: Random): Possession[] {
  const played: Possession[] = [];
  let side = first;
  for (let sec = possessionSec(random); sec <= periodSec(period); sec += possessionSec(random)) {
    played.push({ period, sec, side, points: drawPoints(efficiency[side], random) });
    side = side === 'home' ? 'away' : 'home';
  }
  return played;
}

function possessionSec(random: Random): number {
  return LEAST_POSSESSION_SEC + random.int(POSSESSION_LENGTHS);
}

function drawPoints(efficiency: number, random: Random): number {
  const draw = random.next();
  const [miss, one, two] = pointChances(efficiency);
  if (draw < miss) return 0;
  if (draw < miss + one) return 1;
  return draw < miss + one + two ? 2 : 3;
}

export function periodSec(period: number): number {
  return period < 4 ? QUARTER_SEC : OVERTIME_SEC;
}

/** When a period begins, in seconds of the feed clock since the start. */
export function periodStart(period: number): number {
  let at = 0;
  for (let earlier = 0; earlier < period; earlier++) {
    at += periodSec(earlier) * REAL_PER_GAME_SEC + (earlier === 1 ? HALF_TIME_SEC : BREAK_SEC);
  }
  return at;
}

export function periodEnd(period: number): number {
  return periodStart(period) + periodSec(period) * REAL_PER_GAME_SEC;
}

/** Whether a period is being played, and its game clock if so. */
export type BasketballPhase =
  | { readonly kind: 'before' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'playing'; readonly period: number; readonly sec: number }
  | { readonly kind: 'break'; readonly before: number };

export function phaseAt({ periods }: BasketballTimeline, elapsedSec: number): BasketballPhase {
  if (elapsedSec < 0) return { kind: 'before' };
  for (let period = 0; period < periods; period++) {
    if (elapsedSec < periodStart(period)) return { kind: 'break', before: period };
    if (elapsedSec >= periodEnd(period)) continue;
    return {
      kind: 'playing',
      period,
      sec: Math.floor((elapsedSec - periodStart(period)) / REAL_PER_GAME_SEC),
    };
  }
  return { kind: 'ended' };
}

function reviewsOf(periods: number, random: Random): readonly BetStop[] {
  return Array.from({ length: periods }, (_, period) => period)
    .filter(() => random.chance(REVIEW_CHANCE))
    .map((period) => {
      const fromSec = periodStart(period) + random.int(1000);
      return { fromSec, toSec: fromSec + 45 + random.int(45), reason: 'var' as const };
    });
}
