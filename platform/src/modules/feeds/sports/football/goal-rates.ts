import type { Score } from '../../results/index.ts';

/** Goals each side is expected to score in 90 minutes with usual stoppage, eleven against eleven. */
export type GoalRates = readonly [home: number, away: number];

export const HALF_SEC = 2700;
/** Stoppage time that is expected before it is announced, per half. */
export const USUAL_STOPPAGE_SEC: readonly [number, number] = [90, 240];

/** Goals come more often the longer a match lasts: 0.8 of the mean at kick-off, 1.2 at the end. */
const START_WEIGHT = 0.8;
const WEIGHT_PER_SEC = 0.4 / (2 * HALF_SEC);
/** A dismissal: what is left of the own attack, and what the other side's gains. */
const OWN_RED_CARD = 0.68;
const OTHER_RED_CARD = 1.28;

const WHOLE_MATCH =
  weight(0, HALF_SEC + USUAL_STOPPAGE_SEC[0]) + weight(HALF_SEC, 2 * HALF_SEC + USUAL_STOPPAGE_SEC[1]);

/** Integral of the intensity over match seconds; both halves count on into their stoppage, so seconds can overlap. */
function weight(fromSec: number, toSec: number): number {
  return START_WEIGHT * (toSec - fromSec) + (WEIGHT_PER_SEC / 2) * (toSec ** 2 - fromSec ** 2);
}

/** The share of a whole match's goals that falls between two seconds of a half. */
export function goalShare(half: 1 | 2, fromSec: number, toSec: number): number {
  if (toSec <= fromSec) return 0;
  const start = half === 1 ? 0 : HALF_SEC;
  return weight(start + fromSec, start + toSec) / WHOLE_MATCH;
}

/** The rates after dismissals. */
export function withRedCards([home, away]: GoalRates, [homeReds, awayReds]: Score): GoalRates {
  return [
    home * OWN_RED_CARD ** homeReds * OTHER_RED_CARD ** awayReds,
    away * OWN_RED_CARD ** awayReds * OTHER_RED_CARD ** homeReds,
  ];
}

/** Where a match stands: before kick-off is second 0 of the first half, the break second 0 of the second. */
export interface MatchPosition {
  readonly half: 1 | 2;
  readonly sec: number;
  /** Length of the running half with stoppage; the announced one from the 45th minute on, the usual one before. */
  readonly lengthSec: number;
}

/** Goals expected from here to the end of the first half, and in the second half from here. */
export interface RemainingGoals {
  readonly first: GoalRates;
  readonly second: GoalRates;
}

export function remainingGoals(rates: GoalRates, reds: Score, position: MatchPosition): RemainingGoals {
  const [home, away] = withRedCards(rates, reds);
  const { half, sec, lengthSec } = position;
  const first = half === 1 ? goalShare(1, sec, lengthSec) : 0;
  const second =
    half === 1 ? goalShare(2, 0, HALF_SEC + USUAL_STOPPAGE_SEC[1]) : goalShare(2, sec, lengthSec);
  return { first: [home * first, away * first], second: [home * second, away * second] };
}

/** Of what comes at a steady pace, and so many in a whole match: expected from here, by half. */
export function remainingSteady(
  [home, away]: GoalRates,
  { half, sec, lengthSec }: MatchPosition,
): RemainingGoals {
  const usual = HALF_SEC + USUAL_STOPPAGE_SEC[1];
  const whole = HALF_SEC + USUAL_STOPPAGE_SEC[0] + usual;
  const left = Math.max(0, lengthSec - sec) / whole;
  const first = half === 1 ? left : 0;
  const second = half === 1 ? usual / whole : left;
  return { first: [home * first, away * first], second: [home * second, away * second] };
}
