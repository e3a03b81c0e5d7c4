import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';
import type { HouseKept, StakeLabel } from '../../modules/products/index.ts';
import type { OpenHold } from '../../modules/wallet/index.ts';

export type Side = 'heads' | 'tails';

interface Toss {
  readonly tossId: BetId;
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
  readonly round: string;
  readonly side: Side;
  readonly acceptedAtMs: number;
}

export const coinTossMigrations: ModuleMigrations = {
  coin_toss_01_tosses: {
    async up(db: Database) {
      await sql`
        create table coin_toss (
          toss_id bigint primary key,
          number bigint generated always as identity (start with 90000000700),
          player_id bigint not null,
          currency text not null,
          stake_minor bigint not null,
          is_open boolean not null default true,
          paid_minor bigint not null default 0,
          round text not null,
          side text not null,
          accepted_at_ms bigint not null
        )`.execute(db);
    },
  },
};

export async function insertToss(tx: Tx, toss: Toss): Promise<void> {
  const { tossId, playerId, currency, stakeMinor, round, side, acceptedAtMs } = toss;
  await sql`
    insert into coin_toss (toss_id, player_id, currency, stake_minor, round, side, accepted_at_ms)
      values (${tossId}::bigint, ${playerId}::bigint, ${currency}, ${stakeMinor}, ${round}, ${side},
        ${acceptedAtMs})`.execute(tx);
}

/** Tosses of these players in the round of one, that one among them. */
export async function tossesBeside(
  tx: Tx,
  tossId: BetId,
  players: readonly PlayerId[],
): Promise<readonly Omit<Toss, 'playerId' | 'currency' | 'round'>[]> {
  const { rows } = await sql<{ toss_id: bigint; stake_minor: bigint; side: Side; accepted_at_ms: bigint }>`
    select toss_id, stake_minor, side, accepted_at_ms from coin_toss
      where player_id = any(${[...players]}::bigint[])
        and round = (select round from coin_toss where toss_id = ${tossId}::bigint)`.execute(tx);
  return rows.map((row) => ({
    tossId: row.toss_id.toString() as BetId,
    stakeMinor: row.stake_minor,
    side: row.side,
    acceptedAtMs: Number(row.accepted_at_ms),
  }));
}

/** Tosses of these players that are open; oldest first. */
export async function openTosses(tx: Tx, players: readonly PlayerId[]): Promise<readonly BetId[]> {
  const { rows } = await sql<{ toss_id: bigint }>`
    select toss_id from coin_toss where is_open and player_id = any(${[...players]}::bigint[])
      order by toss_id`.execute(tx);
  return rows.map((row) => row.toss_id.toString() as BetId);
}

export async function readToss(tx: Tx, tossId: BetId): Promise<Pick<Toss, 'currency' | 'stakeMinor'>> {
  const { rows } = await sql<{ currency: string; stake_minor: bigint }>`
    select currency, stake_minor from coin_toss where toss_id = ${tossId}::bigint and is_open for update`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`no open toss ${tossId}`);
  return { currency: row.currency, stakeMinor: row.stake_minor };
}

export async function endToss(tx: Tx, tossId: BetId, paidMinor: AmountMinor): Promise<void> {
  await sql`
    update coin_toss set is_open = false, paid_minor = ${paidMinor} where toss_id = ${tossId}::bigint`.execute(
    tx,
  );
}

export async function keptOfTosses(tx: Tx): Promise<readonly HouseKept[]> {
  const { rows } = await sql<{ currency: string; kept: bigint }>`
    select currency, sum(stake_minor - paid_minor)::bigint as kept from coin_toss
      where not is_open group by currency`.execute(tx);
  return rows.map(({ currency, kept }) => ({ currency, keptMinor: kept }));
}

/** A coin pays nothing or twofold. */
export async function brokenTosses(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('toss %s of %s paid %s', toss_id, stake_minor, paid_minor) as detail from coin_toss
      where paid_minor not in (0, 2 * stake_minor)`.execute(tx);
  return rows.map(({ detail }) => detail);
}

export async function readOpenTosses(db: Database | Tx): Promise<readonly OpenHold[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; held: bigint }>`
    select player_id, currency, sum(stake_minor)::bigint as held from coin_toss
      where is_open group by player_id, currency`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    currency: row.currency,
    heldMinor: row.held,
  }));
}

export async function tossLabels(
  db: Database | Tx,
  playerId: PlayerId,
  stakeIds: readonly string[],
): Promise<(stakeId: string) => StakeLabel | null> {
  const { rows } = await sql<{ toss_id: bigint; number: bigint }>`
    select toss_id, number from coin_toss
      where player_id = ${playerId}::bigint and toss_id = any(${[...stakeIds]}::bigint[])`.execute(db);
  const labels = new Map(rows.map((row) => [row.toss_id.toString(), { number: row.number.toString() }]));
  return (stakeId) => labels.get(stakeId) ?? null;
}
