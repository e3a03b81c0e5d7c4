import { sql, type Kysely } from 'kysely';

/** Results by selection and revision, cancel windows, and the work they leave behind (rules §7). */
export async function createSettlementTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sportsbook_result (
      market_id bigint not null,
      outcome text not null,
      revision int not null,
      -- null takes the result back: the selection is open again
      won int,
      void_halves int not null default 0 check (void_halves between 0 and 2),
      dead_heat_num int not null default 1,
      dead_heat_den int not null default 1,
      at_ms bigint not null,
      primary key (market_id, outcome, revision),
      check (won is null or won in (0, 1)),
      check (dead_heat_num > 0 and dead_heat_num <= dead_heat_den)
    )`.execute(db);
  await sql`
    create table sportsbook_cancel (
      id bigint generated always as identity primary key,
      event_id bigint not null,
      market_id bigint,
      from_ms bigint not null,
      to_ms bigint not null,
      reason text not null,
      at_ms bigint not null,
      unique nulls not distinct (event_id, market_id, from_ms, to_ms)
    )`.execute(db);
  await sql`
    create table sportsbook_settlement_job (
      id bigint generated always as identity primary key,
      market_id bigint not null,
      -- a job that failed waits until then
      not_before_ms bigint not null
    )`.execute(db);
}
