import { sql } from 'kysely';
import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { StakeLabel } from '../../products/index.ts';
import type { OpenHold } from '../../wallet/index.ts';
import type { RoundId } from './round-store.ts';
import type { RoundBet } from './targets.ts';

/** A stake as it stands. */
export interface StakeRecord extends RoundBet {
  /** Settlements so far: 0 while it lies in escrow. */
  readonly revision: number;
  readonly paidMinor: AmountMinor;
}

export interface NewStakeRow {
  readonly stakeId: BetId;
  readonly roundId: RoundId;
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
  readonly acceptedAtMs: number;
}

export async function insertStake(tx: Tx, stake: NewStakeRow): Promise<void> {
  await sql`
    insert into game_wallet_stake (stake_id, round_id, player_id, currency, stake_minor, accepted_at_ms)
      values (${stake.stakeId}, ${stake.roundId}, ${stake.playerId}, ${stake.currency}, ${stake.stakeMinor},
        ${stake.acceptedAtMs})`.execute(tx);
}

/** Stakes of a round in the order they were written: their ids are made under its lock, their times before it. */
export async function stakesOf(tx: Tx, roundId: RoundId): Promise<readonly StakeRecord[]> {
  const { rows } = await sql<{
    stake_id: bigint;
    stake_minor: bigint;
    is_void: boolean;
    revision: number;
    paid_minor: bigint | null;
  }>`
    select stake_id, stake_minor, is_void, revision, paid_minor from game_wallet_stake
      where round_id = ${roundId} order by stake_id`.execute(tx);
  return rows.map((row) => ({
    stakeId: row.stake_id.toString() as BetId,
    stakeMinor: row.stake_minor,
    isVoid: row.is_void,
    revision: row.revision,
    paidMinor: row.paid_minor ?? 0n,
  }));
}

export interface StakeEnd {
  readonly revision: number;
  readonly paidMinor: AmountMinor;
  readonly isVoid: boolean;
  readonly atMs: number;
}

export async function endStake(tx: Tx, stakeId: BetId, end: StakeEnd): Promise<void> {
  await sql`
    update game_wallet_stake set revision = ${end.revision}, paid_minor = ${end.paidMinor},
        is_void = ${end.isVoid}, ended_at_ms = ${end.atMs}
      where stake_id = ${stakeId}`.execute(tx);
}

/** What must lie in escrow now. */
export async function openHoldsOfGameWallet(db: Database | Tx): Promise<readonly OpenHold[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; held: bigint }>`
    select player_id, currency, sum(stake_minor)::bigint as held from game_wallet_stake
      where ended_at_ms is null group by player_id, currency`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    currency: row.currency,
    heldMinor: row.held,
  }));
}

/** The numbers players know the rounds of some stakes by, their games, and which of them were rolled back. */
export async function roundLabels(
  db: Database | Tx,
  playerId: PlayerId,
  stakeIds: readonly string[],
): Promise<(stakeId: string) => StakeLabel | null> {
  if (stakeIds.length === 0) return () => null;
  const { rows } = await sql<{
    stake_id: bigint;
    revision: number;
    is_void: boolean;
    public_number: bigint;
    company: string;
    game: string;
  }>`
    select s.stake_id, s.revision, s.is_void, r.public_number, r.company, r.game
      from game_wallet_stake s join game_wallet_round r using (round_id)
      where s.player_id = ${playerId}::bigint and s.stake_id = any(${[...stakeIds]}::bigint[])`.execute(db);
  const labels = new Map(
    rows.map(({ stake_id: id, revision, is_void: isVoid, public_number: number, company, game }) => [
      id.toString(),
      // Nothing is settled after a rollback: the last settlement is the one that gave the stake back.
      { number: number.toString(), game: { company, game }, ...(isVoid && { voidRevision: revision }) },
    ]),
  );
  return (stakeId) => labels.get(stakeId) ?? null;
}
