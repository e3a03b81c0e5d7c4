import { sql } from 'kysely';
import type { Id, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

export type RoundId = Id<'round'>;

/** A round of a player, by the company's own name of it: a shared one is a round of each of its players. */
export interface RoundKey {
  readonly company: string;
  readonly reference: string;
  readonly playerId: PlayerId;
}

/** How a round is named: to the database, and to people. */
export interface RoundName {
  readonly roundId: RoundId;
  readonly number: string;
}

export interface RoundRecord extends RoundName {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly game: string;
  /** The company said that nothing more comes. */
  readonly isClosed: boolean;
  readonly movedAtMs: number;
}

interface RoundRow {
  readonly round_id: bigint;
  readonly public_number: bigint;
  readonly player_id: bigint;
  readonly currency: string;
  readonly game: string;
  readonly moved_at_ms: bigint;
  readonly closed_at_ms: bigint | null;
}

const toRound = (row: RoundRow): RoundRecord => ({
  roundId: row.round_id.toString() as RoundId,
  number: row.public_number.toString(),
  playerId: row.player_id.toString() as PlayerId,
  currency: row.currency,
  game: row.game,
  isClosed: row.closed_at_ms !== null,
  movedAtMs: Number(row.moved_at_ms),
});

export interface NewRoundRow extends RoundKey, Omit<RoundRecord, 'isClosed' | 'movedAtMs'> {
  readonly atMs: number;
}

/** Begins a round unless it stands. Whoever begins the same one waits. */
export async function beginRound(tx: Tx, round: NewRoundRow): Promise<void> {
  await sql`
    insert into game_wallet_round (round_id, public_number, company, reference, player_id, currency, game, began_at_ms,
        moved_at_ms)
      values (${round.roundId}, ${round.number}::bigint, ${round.company}, ${round.reference}, ${round.playerId},
        ${round.currency}, ${round.game}, ${round.atMs}, ${round.atMs})
      on conflict do nothing`.execute(tx);
}

/** Reads a round and lets one thing happen to it at a time, until the transaction ends. */
export async function lockRound(tx: Tx, key: RoundKey): Promise<RoundRecord | undefined> {
  const { rows } = await sql<RoundRow>`
    select round_id, public_number, player_id, currency, game, moved_at_ms, closed_at_ms from game_wallet_round
      where company = ${key.company} and player_id = ${key.playerId} and reference = ${key.reference}
      for update`.execute(tx);
  return rows[0] === undefined ? undefined : toRound(rows[0]);
}

/** The same by its id. */
export async function lockRoundById(tx: Tx, roundId: RoundId): Promise<RoundRecord | undefined> {
  const { rows } = await sql<RoundRow>`
    select round_id, public_number, player_id, currency, game, moved_at_ms, closed_at_ms from game_wallet_round
      where round_id = ${roundId} for update`.execute(tx);
  return rows[0] === undefined ? undefined : toRound(rows[0]);
}

export async function moveRound(
  tx: Tx,
  roundId: RoundId,
  { closes, atMs }: { readonly closes: boolean; readonly atMs: number },
): Promise<void> {
  await sql`
    update game_wallet_round set moved_at_ms = ${atMs},
        closed_at_ms = case when ${closes}::boolean then coalesce(closed_at_ms, ${atMs}) else closed_at_ms end
      where round_id = ${roundId}`.execute(tx);
}

/** Rounds with stakes in escrow of which nothing was heard since a moment, the oldest first. */
export async function roundsSilentSince(
  db: Database,
  sinceMs: number,
  limit: number,
): Promise<readonly RoundId[]> {
  const { rows } = await sql<{ round_id: bigint }>`
    select round_id from game_wallet_round r
      where moved_at_ms <= ${sinceMs}
        and exists (select from game_wallet_stake s where s.round_id = r.round_id and s.ended_at_ms is null)
      order by moved_at_ms, round_id limit ${limit}`.execute(db);
  return rows.map((row) => row.round_id.toString() as RoundId);
}

/** What people know a round by. */
export async function numberOfRound(db: Database, roundId: RoundId): Promise<string> {
  const { rows } = await sql<{ public_number: bigint }>`
    select public_number from game_wallet_round where round_id = ${roundId}`.execute(db);
  if (rows[0] === undefined) throw new Error(`round ${roundId} is not there`);
  return rows[0].public_number.toString();
}
