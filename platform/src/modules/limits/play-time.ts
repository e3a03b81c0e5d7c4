import { sql } from 'kysely';
import { LIMIT_PING_MS, LIMIT_TYPES, type PlayerId } from '@paddock/contract';

import type { Database } from '../../kernel/database/database.ts';

const HOUR_MS = 3_600_000;
/** A gap longer than this was not spent on the site: two pings were missed. */
const LONGEST_GAP_MS = 2 * LIMIT_PING_MS;

/** The calendar day of a moment in a time zone given as hours from UTC; limits of sessions begin anew with it (rules §1). */
export function dayOf(atMs: number, timeZoneHours: number): string {
  return new Date(atMs + timeZoneHours * HOUR_MS).toISOString().slice(0, 10);
}

/**
 * Counts the time between two pings of any of the player's pages into his day (S4-09) and answers what he has spent
 * of it, in ms. Several pages at once count once: each ping adds what passed since the last one of any.
 */
export async function addPlayTime(
  db: Database,
  playerId: PlayerId,
  day: string,
  nowMs: number,
): Promise<number> {
  const { rows } = await sql<{ played_ms: bigint }>`
    insert into limits_play (player_id, day, played_ms, last_ping_ms)
      values (${playerId}::bigint, ${day}, 0, ${nowMs}::bigint)
      on conflict (player_id, day) do update set
        played_ms = limits_play.played_ms + case
          when ${nowMs}::bigint - limits_play.last_ping_ms between 0 and ${LONGEST_GAP_MS}::bigint
          then ${nowMs}::bigint - limits_play.last_ping_ms else 0 end,
        last_ping_ms = greatest(limits_play.last_ping_ms, ${nowMs}::bigint)
      returning played_ms`.execute(db);
  return Number(rows[0]?.played_ms ?? 0n);
}

/** What is left of the day's session limit, in ms and not below 0; null for a player without one. */
export async function sessionLeftMs(db: Database, playerId: PlayerId, day: string): Promise<number | null> {
  const { rows } = await sql<{ hours: bigint; played_ms: bigint | null }>`
    select l.value as hours, p.played_ms from limits_limit l
    left join limits_play p on p.player_id = l.player_id and p.day = ${day}
    where l.player_id = ${playerId}::bigint and l.limit_type = ${LIMIT_TYPES.session} and l.state = 'active'`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return null;
  return Math.max(0, Number(row.hours) * HOUR_MS - Number(row.played_ms ?? 0n));
}
