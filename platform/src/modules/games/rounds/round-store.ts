import { sql } from 'kysely';
import type { AccountId, AmountMinor, Id, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { SeedId } from '../seeds/seed-store.ts';

export type RoundId = Id<'round'>;

/** A round as it is kept: nothing of what was drawn, which follows from its seeds. */
export interface RoundRecord {
  readonly roundId: RoundId;
  readonly number: string;
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly currency: string;
  readonly game: string;
  readonly version: number;
  readonly choice: unknown;
  readonly moves: readonly unknown[];
  readonly firstStakeMinor: AmountMinor;
  readonly seed: RoundSeed;
  readonly beganAtMs: number;
  readonly movedAtMs: number;
  /** Both undefined while it is open. */
  readonly endedAtMs: number | undefined;
  readonly paidMinor: AmountMinor | undefined;
  /** Nothing of its outcome was shown before its player left: the stakes went back. */
  readonly isVoid: boolean;
  /** The gift that a free round is of, whose stake the house pays. */
  readonly giftId: string | undefined;
}

export interface RoundEnd {
  readonly paidMinor: AmountMinor;
  readonly isVoid: boolean;
  readonly atMs: number;
}

export interface RoundSeed {
  readonly seedId: SeedId;
  readonly sealed: Buffer;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Replaced, and no round under it is open. */
  readonly isRevealed: boolean;
}

interface RoundRow {
  readonly round_id: bigint;
  readonly public_number: bigint;
  readonly player_id: bigint;
  readonly account_id: bigint;
  readonly currency: string;
  readonly game: string;
  readonly version: number;
  readonly choice: unknown;
  readonly moves: unknown;
  readonly first_stake_minor: bigint;
  readonly began_at_ms: bigint;
  readonly moved_at_ms: bigint;
  readonly ended_at_ms: bigint | null;
  readonly paid_minor: bigint | null;
  readonly is_void: boolean;
  readonly gift_id: bigint | null;
  readonly seed_id: bigint;
  readonly nonce: number;
  readonly sealed: Buffer;
  readonly commitment: string;
  readonly client_seed: string;
  readonly is_revealed: boolean;
}

const toRound = (row: RoundRow): RoundRecord => ({
  roundId: row.round_id.toString() as RoundId,
  number: row.public_number.toString(),
  playerId: row.player_id.toString() as PlayerId,
  accountId: row.account_id.toString() as AccountId,
  currency: row.currency,
  game: row.game,
  version: row.version,
  choice: row.choice,
  moves: row.moves as readonly unknown[],
  firstStakeMinor: row.first_stake_minor,
  seed: {
    seedId: row.seed_id.toString() as SeedId,
    sealed: row.sealed,
    commitment: row.commitment,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    isRevealed: row.is_revealed,
  },
  beganAtMs: Number(row.began_at_ms),
  movedAtMs: Number(row.moved_at_ms),
  endedAtMs: row.ended_at_ms === null ? undefined : Number(row.ended_at_ms),
  paidMinor: row.paid_minor ?? undefined,
  isVoid: row.is_void,
  giftId: row.gift_id?.toString(),
});

const SELECT = sql`
  select r.round_id, r.public_number, r.player_id, r.account_id, r.currency, r.game, r.version, r.choice, r.moves,
      r.first_stake_minor, r.began_at_ms, r.moved_at_ms, r.ended_at_ms, r.paid_minor, r.is_void, r.gift_id, r.seed_id,
      r.nonce,
      s.sealed, s.commitment, s.client_seed,
      s.replaced_at_ms is not null
        and not exists (select from games_round o where o.seed_id = r.seed_id and o.ended_at_ms is null)
        as is_revealed
    from games_round r join games_seed s using (seed_id)
    where s.client_seed is not null`;

/** The round of a game that is open, so that no other may begin. */
export async function openRoundOf(
  db: Database,
  playerId: PlayerId,
  game: string,
): Promise<RoundId | undefined> {
  const { rows } = await sql<{ round_id: bigint }>`
    select round_id from games_round
      where player_id = ${playerId} and game = ${game} and ended_at_ms is null`.execute(db);
  return rows[0]?.round_id.toString() as RoundId | undefined;
}

/** Lets one step of a round happen at a time, until the transaction ends. */
export async function lockRound(tx: Tx, roundId: RoundId): Promise<void> {
  await sql`select from games_round where round_id = ${roundId} for update`.execute(tx);
}

export async function readRound(db: Database | Tx, roundId: RoundId): Promise<RoundRecord | undefined> {
  const { rows } = await sql<RoundRow>`${SELECT} and r.round_id = ${roundId}`.execute(db);
  return rows[0] === undefined ? undefined : toRound(rows[0]);
}

export interface RoundsWanted {
  readonly game: string | undefined;
  readonly openAlone: boolean;
  /** Older than this one. */
  readonly before: RoundId | undefined;
  readonly limit: number;
}

/** The newest first. */
export async function listRounds(
  db: Database,
  playerId: PlayerId,
  { game, openAlone, before, limit }: RoundsWanted,
): Promise<readonly RoundRecord[]> {
  const { rows } = await sql<RoundRow>`
    ${SELECT} and r.player_id = ${playerId}
      and (${game ?? null}::text is null or r.game = ${game ?? null})
      and (not ${openAlone}::boolean or r.ended_at_ms is null)
      and (${before ?? null}::bigint is null or r.round_id < ${before ?? null}::bigint)
      order by r.round_id desc limit ${limit}`.execute(db);
  return rows.map(toRound);
}

export async function saveMoves(
  tx: Tx,
  roundId: RoundId,
  { moves, atMs }: { readonly moves: readonly unknown[]; readonly atMs: number },
): Promise<void> {
  await sql`
    update games_round set moves = ${JSON.stringify(moves)}::jsonb, moved_at_ms = ${atMs}
      where round_id = ${roundId}`.execute(tx);
}

export async function endRound(
  tx: Tx,
  roundId: RoundId,
  { paidMinor, isVoid, atMs }: RoundEnd,
): Promise<void> {
  await sql`
    update games_round set paid_minor = ${paidMinor}, is_void = ${isVoid}, ended_at_ms = ${atMs}
      where round_id = ${roundId} and ended_at_ms is null`.execute(tx);
}

/** Open rounds nobody moved since a moment, the oldest first. */
export async function roundsLeftSince(
  db: Database,
  sinceMs: number,
  limit: number,
): Promise<readonly RoundId[]> {
  const { rows } = await sql<{ round_id: bigint }>`
    select round_id from games_round where ended_at_ms is null and moved_at_ms <= ${sinceMs}
      order by moved_at_ms, round_id limit ${limit}`.execute(db);
  return rows.map((row) => row.round_id.toString() as RoundId);
}
