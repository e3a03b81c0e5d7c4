import { HOUR_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { TimePlayedView } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';

const DAY_HOURS = 24;
/** Pages on show ask every minute (S4-02); a longer time between two questions was not spent here. */
const LONGEST_GAP_MS = 90_000;
/** Questions that come faster than this write nothing: the next one counts their time too. */
const WRITTEN_EVERY_MS = 1_000;

/**
 * Counts the time since any page of the player last asked into the hour it ends in. Several pages at once count once.
 * Unlike the session limit's day, this is kept for everybody, to be shown and not to be enforced.
 */
export async function countPlayed(db: Database, playerId: PlayerId, nowMs: number): Promise<void> {
  const gap = (seenMs: string) => sql`
    case when ${nowMs}::bigint - ${sql.raw(seenMs)} between 0 and ${LONGEST_GAP_MS}::bigint
      then ${nowMs}::bigint - ${sql.raw(seenMs)} else 0 end`;
  await sql`
    insert into limits_played as p (player_id, hour, played_ms, seen_at_ms)
      select ${playerId}::bigint, ${Math.floor(nowMs / HOUR_MS)}::bigint, coalesce(${gap('last.seen_at_ms')}, 0), ${nowMs}::bigint
      from (values (1)) one
      left join lateral (
        select seen_at_ms from limits_played where player_id = ${playerId}::bigint order by hour desc limit 1
      ) last on true
      on conflict (player_id, hour) do update set
        played_ms = p.played_ms + ${gap('p.seen_at_ms')},
        seen_at_ms = greatest(p.seen_at_ms, excluded.seen_at_ms)
        where excluded.seen_at_ms - p.seen_at_ms >= ${WRITTEN_EVERY_MS}::bigint`.execute(db);
}

/** How long the player was here in the last 24 hours, 7 and 30 days, to the hour at their far end. */
export async function playedTime(db: Database, playerId: PlayerId, nowMs: number): Promise<TimePlayedView> {
  const hour = Math.floor(nowMs / HOUR_MS);
  const { rows } = await sql<{ day: bigint; week: bigint; month: bigint }>`
    select coalesce(sum(played_ms) filter (where hour > ${hour - DAY_HOURS}::bigint), 0)::bigint as day,
           coalesce(sum(played_ms) filter (where hour > ${hour - 7 * DAY_HOURS}::bigint), 0)::bigint as week,
           coalesce(sum(played_ms), 0)::bigint as month
      from limits_played
      where player_id = ${playerId}::bigint and hour > ${hour - 30 * DAY_HOURS}::bigint`.execute(db);
  const [row] = rows;
  const seconds = (ms: bigint | undefined) => Math.floor(Number(ms ?? 0n) / 1000);
  return { daySec: seconds(row?.day), weekSec: seconds(row?.week), monthSec: seconds(row?.month) };
}
