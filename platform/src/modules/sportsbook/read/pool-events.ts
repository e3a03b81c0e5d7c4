import type { EventId } from '@paddock/contract';
import type { Competitor, LocalizedName } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { Book } from '../book/book.ts';
import type { EventEntry } from '../book/entries.ts';
import { isLive, isWholeOpen } from '../book/openness.ts';

/** A match of two sides, as pools take it over. */
export interface PoolEvent {
  readonly eventId: EventId;
  readonly sport: string;
  readonly championship: LocalizedName;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly startsAtMs: number;
}

/** How a match stands for a pool. */
export interface PoolEventEnd {
  /** Over: it ended or was cancelled. */
  readonly endedAtMs: number | undefined;
  readonly isCancelled: boolean;
  /** Of regular time, as bets on it are settled (rules §7); undefined without a result. */
  readonly score: readonly [number, number] | undefined;
}

/** What pools read of the sportsbook: its fixtures, its prices and its results. */
export interface PoolEvents {
  /** Matches of a sport that have not begun and begin from a time on and before another, the soonest first. */
  upcoming(sport: string, fromMs: number, toMs: number): readonly PoolEvent[];
  /** Undefined for one that is not known, has begun, or has more than two sides. */
  upcomingOne(eventId: EventId, nowMs: number): PoolEvent | undefined;
  /** The first sign of play, or the time it should begin at; an event that is gone has begun. */
  hasBegun(eventId: EventId, nowMs: number): boolean;
  /** Chances of 1, X and 2, or of 1 and 2, by the prices now with the margin taken off in proportion; undefined without. */
  chances(eventId: EventId): readonly number[] | undefined;
  ends(db: Database, eventIds: readonly EventId[]): Promise<ReadonlyMap<EventId, PoolEventEnd>>;
}

/** Periods of regular time of the sports whose final score counts overtime too. */
const REGULAR_PERIODS: Readonly<Record<string, number>> = { 'ice-hockey': 3 };

export function createPoolEvents(book: Book): PoolEvents {
  const isUpcoming = (event: EventEntry, nowMs: number): boolean =>
    event.field === undefined &&
    event.state.status === 'upcoming' &&
    event.absentSinceMs === undefined &&
    !isLive(event, nowMs);
  return {
    upcoming: (sport, fromMs, toMs) =>
      [...book.events.values()]
        .filter(
          (event) => event.sport === sport && isUpcoming(event, fromMs - 1) && event.state.startsAtMs < toMs,
        )
        .map(toPoolEvent)
        .toSorted((a, b) => a.startsAtMs - b.startsAtMs || (BigInt(a.eventId) < BigInt(b.eventId) ? -1 : 1)),
    upcomingOne(eventId, nowMs) {
      const event = book.events.get(eventId);
      return event !== undefined && isUpcoming(event, nowMs) ? toPoolEvent(event) : undefined;
    },
    hasBegun(eventId, nowMs) {
      const event = book.events.get(eventId);
      return event === undefined || event.state.status === 'ended' || isLive(event, nowMs);
    },
    chances(eventId) {
      const event = book.events.get(eventId);
      const market = event?.markets.get('1x2|') ?? event?.markets.get('winner|');
      if (market === undefined || !isWholeOpen(market)) return undefined;
      const weights = market.selections.map(({ oddsMilli }) => 1 / oddsMilli);
      const sum = weights.reduce((all, weight) => all + weight, 0);
      return weights.map((weight) => weight / sum);
    },
    ends: readEnds,
  };
}

const toPoolEvent = (event: EventEntry): PoolEvent => ({
  eventId: event.id,
  sport: event.sport,
  championship: event.championship.name,
  home: event.home,
  away: event.away,
  startsAtMs: event.state.startsAtMs,
});

type Score = readonly [number, number];

async function readEnds(
  db: Database,
  eventIds: readonly EventId[],
): Promise<ReadonlyMap<EventId, PoolEventEnd>> {
  const { rows } = await sql<{
    id: bigint;
    sport: string;
    status: string;
    ended_at_ms: bigint | null;
    final_score: unknown;
    parts: unknown;
  }>`
    select id, sport, state ->> 'status' as status, ended_at_ms, final_score, state -> 'parts' as parts
      from sportsbook_event where id = any(${[...eventIds]}::bigint[]) and state ->> 'status' is not null`.execute(
    db,
  );
  return new Map(
    rows.map((row) => [
      row.id.toString() as EventId,
      {
        endedAtMs: row.ended_at_ms === null ? undefined : Number(row.ended_at_ms),
        isCancelled: row.status === 'cancelled',
        score: regularScore(
          row.sport,
          row.final_score as Score | null,
          (row.parts ?? []) as readonly Score[],
        ),
      },
    ]),
  );
}

/** A final score counts only once it was decided; in a sport with overtime that of its regular periods stands for it. */
function regularScore(sport: string, finalScore: Score | null, parts: readonly Score[]): Score | undefined {
  if (finalScore === null) return undefined;
  const periods = REGULAR_PERIODS[sport];
  if (periods === undefined || parts.length <= periods) return finalScore;
  return parts
    .slice(0, periods)
    .reduce<Score>(([home, away], part) => [home + part[0], away + part[1]], [0, 0]);
}
