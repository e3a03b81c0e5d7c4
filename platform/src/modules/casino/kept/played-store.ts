import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import { PLAYED_GAMES_MAX } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import { COUNTS_EVERY_MS } from '../catalogue/popularity.ts';

/** A player began a round of a game; of several the last. */
export interface Visit {
  readonly playerId: PlayerId;
  readonly gameId: string;
  readonly atMs: number;
}

/**
 * Writes visits down and adds those that count to the games' popularity, in one statement. Answers how many counted, by
 * game. @param weight what each adds
 */
export async function writeVisits(
  db: Database,
  visits: readonly Visit[],
  weight: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: bigint; visitors: bigint }>`
    with kept as (
      insert into casino_played as p (player_id, game_id, played_at_ms, counted_at_ms)
        select player_id, game_id, at_ms, at_ms
          from jsonb_to_recordset(${JSON.stringify(visits.map(rowOf))}::jsonb)
            as sent(player_id bigint, game_id bigint, at_ms bigint)
          order by player_id, game_id
        on conflict (player_id, game_id) do update set played_at_ms = excluded.played_at_ms,
          counted_at_ms = case when p.counted_at_ms <= excluded.counted_at_ms - ${COUNTS_EVERY_MS}::bigint
            then excluded.counted_at_ms else p.counted_at_ms end
        returning game_id, counted_at_ms = played_at_ms as counts
    ), counted as (
      select game_id, count(*) as visitors from kept where counts group by game_id
    )
    update casino_game g set popularity = popularity + counted.visitors * ${weight}::float8
      from counted where counted.game_id = g.game_id
      returning g.game_id as id, counted.visitors`.execute(db);
  return new Map(rows.map(({ id, visitors }) => [String(id), Number(visitors)]));
}

const rowOf = ({ playerId, gameId, atMs }: Visit) => ({ player_id: playerId, game_id: gameId, at_ms: atMs });

/** Forgets what these players played before the games that are kept. */
export async function forgetOlder(db: Database, playerIds: readonly PlayerId[]): Promise<void> {
  await sql`
    delete from casino_played p using (
      select player_id, game_id, row_number() over (partition by player_id order by played_at_ms desc) as place
        from casino_played where player_id = any(${playerIds}::bigint[])
    ) as old
      where old.place > ${PLAYED_GAMES_MAX} and p.player_id = old.player_id and p.game_id = old.game_id`.execute(
    db,
  );
}

/** What a player played, the last first. */
export async function playedBy(
  db: Database,
  playerId: PlayerId,
): Promise<readonly { readonly gameId: string; readonly atMs: number }[]> {
  const { rows } = await sql<{ id: bigint; played_at_ms: bigint }>`
    select game_id as id, played_at_ms from casino_played where player_id = ${playerId}::bigint
      order by played_at_ms desc limit ${PLAYED_GAMES_MAX}`.execute(db);
  return rows.map((row) => ({ gameId: String(row.id), atMs: Number(row.played_at_ms) }));
}
