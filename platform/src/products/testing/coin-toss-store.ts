import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';
import type { OpenHold } from '../../modules/wallet/index.ts';

interface Toss {
  readonly tossId: BetId;
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
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
          is_open boolean not null default true
        )`.execute(db);
    },
  },
};

export async function insertToss(tx: Tx, { tossId, playerId, currency, stakeMinor }: Toss): Promise<void> {
  await sql`
    insert into coin_toss (toss_id, player_id, currency, stake_minor)
      values (${tossId}::bigint, ${playerId}::bigint, ${currency}, ${stakeMinor})`.execute(tx);
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

export async function endToss(tx: Tx, tossId: BetId): Promise<void> {
  await sql`update coin_toss set is_open = false where toss_id = ${tossId}::bigint`.execute(tx);
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

export async function tossNumbers(
  db: Database | Tx,
  playerId: PlayerId,
  stakeIds: readonly string[],
): Promise<(stakeId: string) => string | null> {
  const { rows } = await sql<{ toss_id: bigint; number: bigint }>`
    select toss_id, number from coin_toss
      where player_id = ${playerId}::bigint and toss_id = any(${[...stakeIds]}::bigint[])`.execute(db);
  const numbers = new Map(rows.map((row) => [row.toss_id.toString(), row.number.toString()]));
  return (stakeId) => numbers.get(stakeId) ?? null;
}
