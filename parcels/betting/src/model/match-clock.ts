import type { EventState } from '@paddock/contract/schemas';

/** Seconds of the match clock at a server time, running on from its last reading at the feed's speed. */
export function clockSeconds(state: EventState, serverNowMs: number): number | undefined {
  if (state.clockSec === undefined) return undefined;
  const { clockAtMs = serverNowMs, clockRate = 0 } = state;
  const elapsedSec = (Math.max(serverNowMs - clockAtMs, 0) / 1000) * clockRate;
  const seconds = countsDown(state.period) ? state.clockSec - elapsedSec : state.clockSec + elapsedSec;
  return Math.max(0, Math.floor(seconds));
}

/** Basketball quarters and overtime count down. */
export function countsDown(period: string): boolean {
  return /^q\d$|^ot$/.test(period);
}

/** How far the match is, 0 to 1, for the live track; `undefined` where no clock tells it. */
export function matchProgress(sport: string, state: EventState, serverNowMs: number): number | undefined {
  const seconds = clockSeconds(state, serverNowMs);
  if (seconds === undefined) return undefined;
  if (sport === 'football') return Math.min(seconds / 5400, 1);
  const quarter = /^q(\d)$/.exec(state.period)?.[1];
  if (sport !== 'basketball' || quarter === undefined) return undefined;
  return Math.min((Number(quarter) - seconds / 600) / 4, 1);
}
