import { findSport } from '@paddock/contract';
import type { EventState } from '@paddock/contract/schemas';

/** The same state at a later time of the server: its clock has run on, up or down to nothing as its sport counts. */
export function runOn(state: EventState, sport: string, nowMs: number): EventState {
  const { clockSec, clockAtMs, clockRate = 0 } = state;
  if (clockSec === undefined || clockAtMs === undefined) return state;
  const passedSec = Math.floor((clockRate * Math.max(nowMs - clockAtMs, 0)) / 1_000);
  const clock = findSport(sport)?.clock;
  const isDown = clock !== undefined && clock !== 'none' && clock.counts === 'down';
  const shownSec = isDown ? Math.max(clockSec - passedSec, 0) : clockSec + passedSec;
  return { ...state, clockSec: shownSec, clockAtMs: nowMs };
}
