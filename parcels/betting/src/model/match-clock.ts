import { findSport } from '@paddock/contract';
import type { EventState } from '@paddock/contract/schemas';

/**
 * Seconds of the match clock at a server time, running on from its last reading at the feed's speed: in a half no further than the
 * longest stoppage, since beyond it nobody has told how the match goes on.
 */
export function clockSeconds(sport: string, state: EventState, serverNowMs: number): number | undefined {
  if (state.clockSec === undefined) return undefined;
  const { clockAtMs = serverNowMs, clockRate = 0 } = state;
  const elapsedSec = (Math.max(serverNowMs - clockAtMs, 0) / 1000) * clockRate;
  const clock = findSport(sport)?.clock ?? 'none';
  const countsDown = clock !== 'none' && clock.counts === 'down';
  if (countsDown) return Math.max(0, Math.floor(state.clockSec - elapsedSec));
  const mostSec = ((HALF_ENDS_AT[state.period] ?? Infinity) + MOST_STOPPAGE) * 60;
  return Math.floor(Math.max(state.clockSec, Math.min(state.clockSec + elapsedSec, mostSec)));
}

/** Minutes after which a half goes on in its stoppage time. */
const HALF_ENDS_AT: Readonly<Record<string, number>> = { h1: 45, h2: 90 };
/** No stoppage time is longer. */
const MOST_STOPPAGE = 15;

/** The minute that runs, as people say it: the first is 1′, the second one beyond a half 45+2′. */
export function minuteText(period: string, seconds: number): string {
  const minute = Math.floor(seconds / 60) + 1;
  const endsAt = HALF_ENDS_AT[period];
  if (endsAt === undefined || minute <= endsAt) return `${minute}′`;
  return `${endsAt}+${Math.min(minute - endsAt, MOST_STOPPAGE)}′`;
}

/** How far the match is, 0 to 1, for the live track; `undefined` where no clock tells it. */
export function matchProgress(sport: string, state: EventState, serverNowMs: number): number | undefined {
  const seconds = clockSeconds(sport, state, serverNowMs);
  const { clock = 'none', scoredPeriods = [] } = findSport(sport) ?? {};
  if (seconds === undefined || clock === 'none') return undefined;
  if (clock.counts === 'up') return Math.min(seconds / clock.fullTimeSec, 1);
  const period = scoredPeriods.indexOf(state.period);
  if (period < 0 || period >= clock.periods) return undefined;
  return Math.min((period + 1 - seconds / clock.periodSec) / clock.periods, 1);
}
