import { sql } from 'kysely';
import { DAY_MS, LIMIT_TYPES, type PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { PlayBreak } from './limits-api.ts';

const { selfExclusion, depositTimeout } = LIMIT_TYPES;

/**
 * A self-exclusion until then, unless a break that lasts as long is in force. It is another account's; where it takes the
 * place of a shorter one of the player's own, the end of that one is kept.
 */
export async function pausePlay(tx: Tx, { playerId, endsAtMs }: PlayBreak, nowMs: number): Promise<void> {
  const days = Math.ceil((endsAtMs - nowMs) / DAY_MS);
  await sql`
    insert into limits_limit as l (player_id, limit_type, state, value, set_at_ms, ends_at_ms, is_derived)
      select ${playerId}::bigint, ${selfExclusion}, 'active', ${days}::bigint, ${nowMs}::bigint, ${endsAtMs}::bigint, true
      where not exists (
        select 1 from limits_limit where player_id = ${playerId}::bigint and state = 'active'
          and limit_type in (${selfExclusion}, ${depositTimeout}) and ends_at_ms >= ${endsAtMs}::bigint)
      on conflict (player_id, limit_type, state) do update set value = excluded.value,
        set_at_ms = excluded.set_at_ms, ends_at_ms = excluded.ends_at_ms, is_derived = true,
        own_ends_at_ms = case when l.is_derived then l.own_ends_at_ms else l.ends_at_ms end
        where l.ends_at_ms < excluded.ends_at_ms`.execute(tx);
}

/** Ends a break that is another account's; one of the player's own goes on. Answers the end of the latest of those. */
export async function resumePlay(tx: Tx, playerId: PlayerId, nowMs: number): Promise<number | null> {
  await sql`
    delete from limits_limit where player_id = ${playerId}::bigint and state = 'active' and is_derived
      and coalesce(own_ends_at_ms, 0) <= ${nowMs}::bigint`.execute(tx);
  await sql`
    update limits_limit set ends_at_ms = own_ends_at_ms, is_derived = false, own_ends_at_ms = null,
        value = ceil((own_ends_at_ms - set_at_ms) / ${DAY_MS}::numeric)
      where player_id = ${playerId}::bigint and state = 'active' and is_derived`.execute(tx);
  const { rows } = await sql<{ ends_at_ms: bigint | null }>`
    select max(ends_at_ms) as ends_at_ms from limits_limit where player_id = ${playerId}::bigint
      and state = 'active' and limit_type in (${selfExclusion}, ${depositTimeout})
      and ends_at_ms > ${nowMs}::bigint`.execute(tx);
  const ends = rows[0]?.ends_at_ms ?? null;
  return ends === null ? null : Number(ends);
}
