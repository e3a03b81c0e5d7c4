import { sql } from 'kysely';
import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { HouseKept, StakeLabel } from '../../products/index.ts';
import type { OpenHold } from '../../wallet/index.ts';
import type { RoundEnd, RoundId } from '../rounds/round-store.ts';

/** A stake of a round: its first one, or one that a move added. */
export interface RoundStake {
  readonly stakeId: BetId;
  readonly roundId: RoundId;
  readonly playerId: PlayerId;
  readonly currency: string;
  /** Moves made before it. */
  readonly step: number;
  readonly stakeMinor: AmountMinor;
  readonly acceptedAtMs: number;
}

export async function insertStake(tx: Tx, stake: RoundStake): Promise<void> {
  await sql`
    insert into games_stake (stake_id, round_id, player_id, currency, step, stake_minor, accepted_at_ms)
      values (${stake.stakeId}, ${stake.roundId}, ${stake.playerId}, ${stake.currency}, ${stake.step},
        ${stake.stakeMinor}, ${stake.acceptedAtMs})`.execute(tx);
}

/** Stakes of a round in the order they were made. */
export async function stakesOf(
  tx: Tx,
  roundId: RoundId,
): Promise<readonly Pick<RoundStake, 'stakeId' | 'stakeMinor'>[]> {
  const { rows } = await sql<{ stake_id: bigint; stake_minor: bigint }>`
    select stake_id, stake_minor from games_stake where round_id = ${roundId} order by step`.execute(tx);
  return rows.map((row) => ({ stakeId: row.stake_id.toString() as BetId, stakeMinor: row.stake_minor }));
}

export async function endStake(tx: Tx, stakeId: BetId, { paidMinor, isVoid, atMs }: RoundEnd): Promise<void> {
  await sql`
    update games_stake set paid_minor = ${paidMinor}, is_void = ${isVoid}, ended_at_ms = ${atMs}
      where stake_id = ${stakeId}`.execute(tx);
}

/** What must lie in escrow now. */
export async function openHoldsOfGames(db: Database | Tx): Promise<readonly OpenHold[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; held: bigint }>`
    select player_id, currency, sum(stake_minor)::bigint as held from games_stake
      where ended_at_ms is null group by player_id, currency`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    currency: row.currency,
    heldMinor: row.held,
  }));
}

export async function keptOfGames(tx: Tx): Promise<readonly HouseKept[]> {
  const { rows } = await sql<{ currency: string; kept: bigint }>`
    select currency, sum(stake_minor - paid_minor)::bigint as kept from games_stake
      where paid_minor is not null group by currency`.execute(tx);
  return rows.map(({ currency, kept }) => ({ currency, keptMinor: kept }));
}

/** A round pays what its stakes were paid (a free one has none), is open as long as they are, and rounds under a seed count up without gaps. */
export async function brokenRounds(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('round %s paid %s, its stakes %s', r.round_id, r.paid_minor, sum(s.paid_minor)) as detail
      from games_round r left join games_stake s using (round_id)
      group by r.round_id
      having (count(s.stake_id) = 0) <> (r.gift_id is not null)
        or r.gift_id is null and (sum(s.paid_minor) is distinct from r.paid_minor
        or bool_or((s.ended_at_ms is null) <> (r.ended_at_ms is null))
        or max(s.stake_minor) filter (where s.step = 0) is distinct from r.first_stake_minor)
    union all
    select format('seed %s counts %s rounds and has %s, the last of nonce %s',
        s.seed_id, s.rounds, count(r.round_id), max(r.nonce))
      from games_seed s left join games_round r using (seed_id)
      group by s.seed_id
      having count(r.round_id) <> s.rounds or coalesce(max(r.nonce), -1) <> s.rounds - 1`.execute(tx);
  return rows.map(({ detail }) => detail);
}

/** The numbers players know the rounds of some stakes by. */
export async function roundLabels(
  db: Database | Tx,
  playerId: PlayerId,
  stakeIds: readonly string[],
): Promise<(stakeId: string) => StakeLabel | null> {
  if (stakeIds.length === 0) return () => null;
  const { rows } = await sql<{ stake_id: bigint; public_number: bigint; is_void: boolean }>`
    select s.stake_id, r.public_number, s.is_void from games_stake s join games_round r using (round_id)
      where s.player_id = ${playerId}::bigint and s.stake_id = any(${[...stakeIds]}::bigint[])`.execute(db);
  const labels = new Map(
    rows.map((row) => [
      row.stake_id.toString(),
      // A stake of a round is settled once.
      { number: row.public_number.toString(), ...(row.is_void && { voidRevision: 1 }) },
    ]),
  );
  return (stakeId) => labels.get(stakeId) ?? null;
}
