import { findSport } from '@paddock/contract';
import type { EventState } from '@paddock/contract/schemas';

import type { WireEventStatus } from '../wire/messages.ts';
import { cricketState } from './cricket-state.ts';
import { periodsOfFeed } from './feed-sports.ts';
import { atBat } from './periods.ts';

/** What the feed's status of an event is here. A match that is broken off is cancelled: what play had decided stands. */
export const EVENT_STATUSES: Readonly<Record<number, EventState['status']>> = {
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

/**
 * The state of a match as the stream tells it; undefined for a status nobody knows.
 * @param before what was told of it last
 */
export function eventState(
  wire: WireEventStatus,
  sport: string,
  startsAtMs: number,
  atMs: number,
  before?: EventState,
): EventState | undefined {
  const status = EVENT_STATUSES[wire.status];
  if (status === undefined) return undefined;
  const clock = findSport(sport)?.clock;
  const clockSec = clock !== 'none' && clock?.counts === 'down' ? wire.leftSec : wire.playedSec;
  const runs = status === 'live' && !wire.clockStopped;
  const cricket =
    sport === 'cricket' && status !== 'upcoming' ? cricketState(wire, before?.cricket) : undefined;
  const innings = status === 'live' ? cricket?.innings : undefined;
  const bats = sport === 'baseball' ? atBat(wire.matchStatus ?? 0) : innings?.batting;
  const server = wire.server ?? bats;
  return {
    status,
    startsAtMs,
    period: status === 'upcoming' ? '' : (innings?.period ?? periodOf(wire, sport, status)),
    ...(clockSec !== undefined && { clockSec, clockAtMs: atMs, clockRate: runs ? 1 : 0 }),
    score: pair(wire.score ?? [0, 0]),
    parts: wire.periods.map(({ home, away }) => pair([home, away])),
    ...(wire.gameScore && { points: [points(wire.gameScore[0]), points(wire.gameScore[1])] }),
    ...(server && { server }),
    ...(cricket && { cricket: cricket.figures }),
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
  const known = periodsOfFeed(sport)[wire.matchStatus ?? 0];
  return known ?? (status === 'ended' ? 'ft' : '');
}

const points = (score: number) => (score === ADVANTAGE ? 'A' : `${score}`);

/** Scores below nothing are shown as nothing: some sports count penalties so, and none of ours. */
function pair([home, away]: readonly [number, number]): [number, number] {
  return [Math.max(home, 0), Math.max(away, 0)];
}
