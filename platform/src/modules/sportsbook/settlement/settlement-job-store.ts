import type { BetId, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PREPARED } from '../../../kernel/database/prepared.ts';
import type { BetKey } from './settling-store.ts';

/** The bets of a decided market wait to be settled. */
export interface SettlementJob {
  readonly id: bigint;
  readonly marketId: bigint;
}

/** Jobs that are due and not among some, oldest first, leaving out those another node works on. */
export async function dueJobs(
  db: Database,
  nowMs: number,
  limit: number,
  notAmong: readonly bigint[],
): Promise<readonly SettlementJob[]> {
  const { rows } = await sql<{ id: bigint; market_id: bigint }>`
    select id, market_id from sportsbook_settlement_job
    where not_before_ms <= ${nowMs} and id <> all(${notAmong}::bigint[])
    order by id limit ${limit} for update skip locked`.execute(db);
  return rows.map((row) => ({ id: row.id, marketId: row.market_id }));
}

/** Locks those of these jobs that are still there and that no other node works on. */
export async function lockJobs(tx: Tx, jobs: readonly SettlementJob[]): Promise<readonly SettlementJob[]> {
  const { rows } = await sql<{ id: bigint; market_id: bigint }>`
    select id, market_id from sportsbook_settlement_job where id = any(${jobs.map(({ id }) => id)}::bigint[])
    order by id for update skip locked`.execute(tx);
  return rows.map((row) => ({ id: row.id, marketId: row.market_id }));
}

export async function finishJobs(tx: Tx, jobs: readonly SettlementJob[]): Promise<void> {
  await sql`delete from sportsbook_settlement_job where id = any(${jobs.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  );
}

export async function postponeJobs(
  tx: Tx,
  jobs: readonly SettlementJob[],
  notBeforeMs: number,
): Promise<void> {
  await sql`
    update sportsbook_settlement_job set not_before_ms = ${notBeforeMs}
    where id = any(${jobs.map(({ id }) => id)}::bigint[])`.execute(tx);
}

export async function hasNoJobs(db: Database): Promise<boolean> {
  const { rows } = await sql`select from sportsbook_settlement_job limit 1`.execute(db);
  return rows.length === 0;
}

/** Makes jobs for open legs whose market has a result or a cancel window, and no job yet: one would do its bets twice. */
export async function addMissingJobs(db: Database): Promise<void> {
  await sql`
    insert into sportsbook_settlement_job (market_id, not_before_ms)
    select distinct l.market_id, 0 from sportsbook_bet_leg l
    left join lateral (
      select r.won from sportsbook_result r where r.market_id = l.market_id and r.outcome = l.outcome
      order by r.revision desc, r.step desc limit 1
    ) r on true
    where l.result = 'open' and (
      r.won is not null or exists (
        select from sportsbook_cancel c
        where c.event_id = l.event_id and (c.market_id is null or c.market_id = l.market_id)
          and l.accepted_at_ms >= c.from_ms and l.accepted_at_ms < c.to_ms
      )
    ) and not exists (select from sportsbook_settlement_job j where j.market_id = l.market_id)`.execute(db);
}

/** A page of the bets with a leg on the markets, by their ids. */
export async function betsAfter(
  tx: Tx,
  marketIds: readonly bigint[],
  betId: bigint,
  pageSize: number,
): Promise<readonly BetKey[]> {
  const { rows } = await sql<{ player_id: bigint; bet_id: bigint }>`
    ${PREPARED} select player_id, bet_id
      from sportsbook_bets_after(${marketIds}::bigint[], ${betId}::bigint, ${pageSize}::int)`.execute(tx);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    betId: row.bet_id.toString() as BetId,
  }));
}
