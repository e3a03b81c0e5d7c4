import { findSport } from '@paddock/contract';
import type { EventState } from '@paddock/contract/schemas';

import type { WireEventStatus } from '../wire/messages.ts';

const SETS = { 8: 's1', 9: 's2', 10: 's3', 11: 's4', 12: 's5', 100: 'ft' };
const MAPS = { 141: 'm1', 142: 'm2', 143: 'm3', 100: 'ft' };
const HALVES = { 6: 'h1', 7: 'h2', 31: 'ht', 100: 'ft' };

const QUARTERS = {
  13: 'q1', 14: 'q2', 15: 'q3', 16: 'q4', 301: 'qb', 302: 'ht', 303: 'qb', 31: 'ht', 40: 'ot', 100: 'ft', 110: 'ft',
}; // prettier-ignore

/** Periods of ours by the feed's codes of match statuses. */
export const PERIODS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  football: {
    6: 'h1', 7: 'h2', 31: 'ht', 32: 'ht', 33: 'et', 34: 'pen', 40: 'et', 41: 'et', 42: 'et', 50: 'pen', 100: 'ft',
    110: 'ft', 120: 'ft',
  },
  tennis: SETS,
  volleyball: SETS,
  'table-tennis': SETS,
  'ice-hockey': { 1: 'p1', 2: 'p2', 3: 'p3', 301: 'pb', 302: 'pb', 40: 'ot', 50: 'ot', 100: 'ft', 110: 'ft', 120: 'ft' },
  handball: HALVES,
  'counter-strike': MAPS,
  'dota-2': MAPS,
  'league-of-legends': MAPS,
  'virtual-football': HALVES,
  cricket: { 501: 'i1', 502: 'i2', 301: 'ib', 531: 'so', 100: 'ft' },
  baseball: {
    401: 'i1', 403: 'i2', 405: 'i3', 407: 'i4', 409: 'i5', 411: 'i6', 413: 'i7', 415: 'i8', 417: 'i9', 419: 'ei',
    402: 'i1', 404: 'i2', 406: 'i3', 408: 'i4', 410: 'i5', 412: 'i6', 414: 'i7', 416: 'i8', 418: 'i9', 420: 'ei', 100: 'ft',
  },
  'american-football': QUARTERS,
  basketball: QUARTERS,
}; // prettier-ignore

/** What the feed's status of an event is here. A match that is broken off is cancelled: what play had decided stands. */
const STATUSES: Readonly<Record<number, EventState['status']>> = {
  0: 'upcoming',
  1: 'live',
  2: 'live',
  3: 'ended',
  4: 'ended',
  5: 'cancelled',
  6: 'upcoming',
  7: 'live',
  8: 'upcoming',
  9: 'cancelled',
};

const ADVANTAGE = 50;

/** The state of a match as the stream tells it; undefined for a status nobody knows. */
export function eventState(
  wire: WireEventStatus,
  sport: string,
  startsAtMs: number,
  atMs: number,
): EventState | undefined {
  const status = STATUSES[wire.status];
  if (status === undefined) return undefined;
  const clock = findSport(sport)?.clock;
  const clockSec = clock !== 'none' && clock?.counts === 'down' ? wire.leftSec : wire.playedSec;
  const runs = status === 'live' && !wire.clockStopped;
  return {
    status,
    startsAtMs,
    period: status === 'upcoming' ? '' : periodOf(wire, sport, status),
    ...(clockSec !== undefined && { clockSec, clockAtMs: atMs, clockRate: runs ? 1 : 0 }),
    score: pair(wire.score ?? [0, 0]),
    parts: wire.periods.map(({ home, away }) => pair([home, away])),
    ...(wire.gameScore && { points: [points(wire.gameScore[0]), points(wire.gameScore[1])] }),
    ...(wire.server && { server: wire.server }),
    ...(wire.redCards && { redCards: pair(wire.redCards) }),
    ...((wire.corners ?? wire.yellowCards) && {
      stats: {
        ...(wire.corners && { corners: pair(wire.corners) }),
        ...(wire.yellowCards && { 'yellow-cards': pair(wire.yellowCards) }),
      },
    }),
  };
}

function periodOf(wire: WireEventStatus, sport: string, status: EventState['status']): string {
  const known = PERIODS[sport]?.[wire.matchStatus ?? 0];
  return known ?? (status === 'ended' ? 'ft' : '');
}

const points = (score: number) => (score === ADVANTAGE ? 'A' : `${score}`);

/** Scores below nothing are shown as nothing: some sports count penalties so, and none of ours. */
function pair([home, away]: readonly [number, number]): [number, number] {
  return [Math.max(home, 0), Math.max(away, 0)];
}
