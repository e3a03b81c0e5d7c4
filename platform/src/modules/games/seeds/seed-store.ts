import { sql } from 'kysely';
import type { Id, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

export type SeedId = Id<'seed'>;

/** A server seed, sealed, before a client seed was chosen for it. */
export interface NewSeed {
  readonly seedId: SeedId;
  readonly playerId: PlayerId;
  readonly sealed: Buffer;
  readonly commitment: string;
  readonly madeAtMs: number;
}

/** A pair of seeds that is or was in use. */
export interface SeedPair {
  readonly seedId: SeedId;
  readonly sealed: Buffer;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly rounds: number;
}

export interface FormerPair extends SeedPair {
  readonly beganAtMs: number;
  readonly replacedAtMs: number;
  /** Whether a round under it is open. */
  readonly isPlayed: boolean;
}

interface PairRow {
  readonly seed_id: bigint;
  readonly sealed: Buffer;
  readonly commitment: string;
  readonly client_seed: string;
  readonly rounds: number;
}

const toPair = (row: PairRow): SeedPair => ({
  seedId: row.seed_id.toString() as SeedId,
  sealed: row.sealed,
  commitment: row.commitment,
  clientSeed: row.client_seed,
  rounds: row.rounds,
});

/** Keeps a seed as the player's next, unless one waits already. */
export async function insertNext(tx: Tx, seed: NewSeed): Promise<void> {
  await sql`
    insert into games_seed (seed_id, player_id, sealed, commitment, made_at_ms)
      values (${seed.seedId}, ${seed.playerId}, ${seed.sealed}, ${seed.commitment}, ${seed.madeAtMs})
      on conflict (player_id) where began_at_ms is null do nothing`.execute(tx);
}

export async function nextCommitment(db: Database | Tx, playerId: PlayerId): Promise<string | undefined> {
  const { rows } = await sql<{ commitment: string }>`
    select commitment from games_seed where player_id = ${playerId} and began_at_ms is null`.execute(db);
  return rows[0]?.commitment;
}

export async function activePair(db: Database | Tx, playerId: PlayerId): Promise<SeedPair | undefined> {
  const { rows } = await sql<PairRow>`
    select seed_id, sealed, commitment, client_seed, rounds from games_seed
      where player_id = ${playerId} and began_at_ms is not null and replaced_at_ms is null
        and client_seed is not null`.execute(db);
  return rows[0] === undefined ? undefined : toPair(rows[0]);
}

/** Puts the pair that is in use away, if there is one. */
export async function replaceActive(tx: Tx, playerId: PlayerId, atMs: number): Promise<void> {
  await sql`
    update games_seed set replaced_at_ms = ${atMs}
      where player_id = ${playerId} and began_at_ms is not null and replaced_at_ms is null`.execute(tx);
}

/** Brings the seed that waits into use; false when it is another by now. */
export async function beginNext(
  tx: Tx,
  playerId: PlayerId,
  { commitment, clientSeed, atMs }: { commitment: string; clientSeed: string; atMs: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update games_seed set client_seed = ${clientSeed}, began_at_ms = ${atMs}
      where player_id = ${playerId} and commitment = ${commitment} and began_at_ms is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** Lets one change of a player's seeds happen at a time, until the transaction ends. */
export async function lockSeedsOf(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`games-seeds:${playerId}`}, 0))`.execute(tx);
}

/** Pairs that were replaced, the last first. */
export async function formerPairs(
  db: Database | Tx,
  playerId: PlayerId,
  limit: number,
): Promise<readonly FormerPair[]> {
  const { rows } = await sql<PairRow & { began_at_ms: bigint; replaced_at_ms: bigint; is_played: boolean }>`
    select seed_id, sealed, commitment, client_seed, rounds, began_at_ms, replaced_at_ms,
        exists (select from games_round r where r.seed_id = s.seed_id and r.ended_at_ms is null) as is_played
      from games_seed s
      where player_id = ${playerId} and replaced_at_ms is not null
        and began_at_ms is not null and client_seed is not null
      order by replaced_at_ms desc, seed_id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    ...toPair(row),
    beganAtMs: Number(row.began_at_ms),
    replacedAtMs: Number(row.replaced_at_ms),
    isPlayed: row.is_played,
  }));
}
