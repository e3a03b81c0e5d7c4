import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { Favourite, FavouriteKind, FavouritesView } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';

type Kept = FavouritesView['items'][number];

interface KeptRow {
  readonly kind: FavouriteKind;
  readonly key: string;
  readonly kept_at_ms: bigint;
}

/** Lets one request of a player at a time look at the list and add to it, until the transaction ends. */
export async function lockKept(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favourites:${playerId}`}, 0))`.execute(tx);
}

/** What a player keeps, the newest first. */
export async function keptBy(db: Database | Tx, playerId: PlayerId): Promise<Kept[]> {
  const { rows } = await sql<KeptRow>`
    select kind, key, kept_at_ms from favourites_kept where player_id = ${playerId}::bigint
      order by place desc`.execute(db);
  return rows.map(({ kind, key, kept_at_ms }) => ({ kind, key, keptAtMs: Number(kept_at_ms) }));
}

/** Keeps some in their order, above all that are kept, or below. */
export async function insertKept(
  tx: Tx,
  playerId: PlayerId,
  { items, side, atMs }: { items: readonly Favourite[]; side: 'above' | 'below'; atMs: number },
): Promise<void> {
  const first = side === 'above' ? sql`max(place) + ${items.length}::int` : sql`min(place) - 1`;
  await sql`
    insert into favourites_kept (player_id, kind, key, place, kept_at_ms)
      select ${playerId}::bigint, kind, key, beside.first - (nr - 1), ${atMs}::bigint
        from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ key }) => key)}::text[])
            with ordinality as item(kind, key, nr),
          (select coalesce(${first}, 0) as first from favourites_kept
            where player_id = ${playerId}::bigint) as beside`.execute(tx);
}

/** True when it was kept. */
export async function deleteKept(
  db: Database,
  playerId: PlayerId,
  { kind, key }: Favourite,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from favourites_kept
      where player_id = ${playerId}::bigint and kind = ${kind} and key = ${key}`.execute(db);
  return numAffectedRows > 0n;
}

/** Players who keep one of these, in the order of their ids, after one of them. */
export async function followersOf(
  db: Database,
  items: readonly Favourite[],
  { after, limit }: { readonly after: PlayerId | undefined; readonly limit: number },
): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct player_id from favourites_kept
      join unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ key }) => key)}::text[])
        as item(kind, key) using (kind, key)
      where player_id > ${after ?? 0}::bigint
      order by player_id limit ${limit}`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}
