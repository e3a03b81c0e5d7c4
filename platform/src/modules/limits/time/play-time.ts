import { sql, type RawBuilder } from 'kysely';
import { HOUR_MS, MINUTE_MS, LIMIT_PING_MS, LIMIT_TYPES, type PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PREPARED } from '../../../kernel/database/prepared.ts';
import { dayAt, type LimitDay } from './limit-day.ts';

/** How a player was seen on the site: by the ping of a page, or by a token it asked for. */
export type Sight = 'ping' | 'token';

/**
 * The longest time between two sights that was spent on the site. Two pings missed is time away. A page that does not
 * ping is seen when its token of five minutes is over.
 */
const LONGEST_GAP_MS: Readonly<Record<Sight, number>> = { ping: 2 * LIMIT_PING_MS, token: 6 * MINUTE_MS };

/** The player's day, from midnight to midnight where the player is (rules §1). */
export async function dayOf(
  db: Database | Tx,
  playerId: PlayerId,
  nowMs: number,
  zoneHours: number,
): Promise<LimitDay> {
  const { rows } = await sql<{ starts_at_ms: bigint; ends_at_ms: bigint }>`
    select starts_at_ms, ends_at_ms from limits_day where player_id = ${playerId}::bigint`.execute(db);
  const [row] = rows;
  const known =
    row === undefined ? null : { startsAtMs: Number(row.starts_at_ms), endsAtMs: Number(row.ends_at_ms) };
  return dayAt(nowMs, known, zoneHours);
}

/** Keeps a day as it stands, before the zone it was counted in changes. */
export async function keepDay(tx: Tx, playerId: PlayerId, day: LimitDay): Promise<void> {
  await sql`
    insert into limits_day as d (player_id, starts_at_ms, ends_at_ms, played_ms)
      values (${playerId}::bigint, ${day.startsAtMs}::bigint, ${day.endsAtMs}::bigint, 0)
      on conflict (player_id) do update set starts_at_ms = excluded.starts_at_ms,
        ends_at_ms = excluded.ends_at_ms, played_ms = 0
        where d.starts_at_ms < excluded.starts_at_ms`.execute(tx);
}

/**
 * Counts the time since the player was last seen into the day (S4-09). Several pages at once count once: each sight
 * adds what passed since the last one of any. What lies before midnight belongs to a day that is over.
 */
export async function addPlayTime(
  db: Database,
  playerId: PlayerId,
  day: LimitDay,
  { sight, nowMs }: { readonly sight: Sight; readonly nowMs: number },
): Promise<void> {
  await sql`
    insert into limits_day as d (player_id, starts_at_ms, ends_at_ms, played_ms, seen_at_ms)
      values (${playerId}::bigint, ${day.startsAtMs}::bigint, ${day.endsAtMs}::bigint, 0, ${nowMs}::bigint)
      on conflict (player_id) do update set
        starts_at_ms = excluded.starts_at_ms,
        ends_at_ms = excluded.ends_at_ms,
        played_ms = case when d.starts_at_ms = excluded.starts_at_ms then d.played_ms else 0 end
          + case when excluded.seen_at_ms - d.seen_at_ms between 0 and ${LONGEST_GAP_MS[sight]}::bigint
            then excluded.seen_at_ms - greatest(d.seen_at_ms, excluded.starts_at_ms) else 0 end,
        seen_at_ms = greatest(d.seen_at_ms, excluded.seen_at_ms)
        where d.starts_at_ms <= excluded.starts_at_ms`.execute(db);
}

/** SQL: whether a player has a session limit, without which no time of theirs is counted into a day. */
export const isTimed = (playerId: RawBuilder<unknown>) => sql<boolean>`
  exists (select from limits_limit where limits_limit.player_id = ${playerId}
    and limit_type = ${LIMIT_TYPES.session} and state = 'active')`;

/** Hours a day the player allows themselves; null without a session limit. */
export async function sessionHours(db: Database, playerId: PlayerId): Promise<number | null> {
  const { rows } = await sql<{ value: bigint | null }>`
    ${PREPARED} select value from limits_limit where player_id = ${playerId}::bigint
      and limit_type = ${LIMIT_TYPES.session} and state = 'active'`.execute(db);
  const value = rows[0]?.value ?? null;
  return value === null ? null : Number(value);
}

/** What is left of a day's hours, in ms; negative where more was played than that. */
export async function leftOfDayMs(
  db: Database,
  playerId: PlayerId,
  day: LimitDay,
  hours: number,
): Promise<number> {
  const { rows } = await sql<{ played_ms: bigint }>`
    select played_ms from limits_day
      where player_id = ${playerId}::bigint and starts_at_ms = ${day.startsAtMs}::bigint`.execute(db);
  return hours * HOUR_MS - Number(rows[0]?.played_ms ?? 0n);
}
