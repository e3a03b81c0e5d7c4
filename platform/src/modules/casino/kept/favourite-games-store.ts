import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** Lets one request of a player at a time look at the list and add to it, until the transaction ends. */
export async function lockFavourites(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`casino-favourites:${playerId}`}, 0))`.execute(
    tx,
  );
}

/** Ids of the games with a player's star, the newest first. */
export async function favouriteIds(db: Database | Tx, playerId: PlayerId): Promise<string[]> {
  const { rows } = await sql<{ id: bigint }>`
    select game_id as id from casino_favourite where player_id = ${playerId}::bigint order by place desc`.execute(
    db,
  );
  return rows.map(({ id }) => String(id));
}

/** Puts a game above the others. */
export async function insertFavourite(tx: Tx, playerId: PlayerId, gameId: string): Promise<void> {
  await sql`
    insert into casino_favourite (player_id, game_id, place)
      select ${playerId}::bigint, ${gameId}::bigint, coalesce(max(place), 0) + 1
        from casino_favourite where player_id = ${playerId}::bigint`.execute(tx);
}

/** True when it had one. */
export async function deleteFavourite(db: Database, playerId: PlayerId, gameId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from casino_favourite
      where player_id = ${playerId}::bigint and game_id = ${gameId}::bigint`.execute(db);
  return numAffectedRows > 0n;
}
