import { sql } from 'kysely';

import type { Tx } from '../../../kernel/database/database.ts';

/** One selection's result as the feed gives it (rules §7). */
export interface ResultRow {
  readonly market_id: string;
  readonly outcome: string;
  readonly won: 0 | 1;
  readonly void_halves: 0 | 1 | 2;
  readonly num: number;
  readonly den: number;
}

interface Affected {
  readonly market_id: bigint;
}

const ids = (rows: readonly Affected[]): ReadonlySet<string> =>
  new Set(rows.map((row) => row.market_id.toString()));

/**
 * Stores results and the settlement work they make, in one statement. A selection whose stored revision is the same or
 * newer is left alone. Where all say what stands already, such as the word that confirms a preliminary result, there is
 * nothing to settle. Answers the markets with something new.
 */
export async function insertResults(
  tx: Tx,
  rows: readonly ResultRow[],
  { revision, preliminary }: { readonly revision: number; readonly preliminary: boolean },
  atMs: number,
): Promise<ReadonlySet<string>> {
  const { rows: affected } = await sql<Affected>`
    with named as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n(market_id bigint, outcome text, won int, void_halves int, num int, den int)
    ), added as (
      insert into sportsbook_result
        (market_id, outcome, revision, preliminary, won, void_halves, dead_heat_num, dead_heat_den, at_ms)
      select market_id, outcome, ${revision}::bigint, ${preliminary}::boolean, won, void_halves, num, den, ${atMs}::bigint
      from named
      where not exists (
        select from sportsbook_result r
        where r.market_id = named.market_id and r.outcome = named.outcome and r.revision >= ${revision}::bigint
      )
      on conflict do nothing
      returning market_id, outcome, won, void_halves, dead_heat_num, dead_heat_den
    ), work as (
      insert into sportsbook_settlement_job (market_id, not_before_ms)
      select distinct market_id, 0 from added a
      where not exists (
        -- Read as it was before this statement.
        select from (
          select won, void_halves, dead_heat_num, dead_heat_den from sportsbook_result r
          where r.market_id = a.market_id and r.outcome = a.outcome
          order by revision desc, step desc limit 1
        ) as stood
        where (stood.won, stood.void_halves, stood.dead_heat_num, stood.dead_heat_den)
          = (a.won, a.void_halves, a.dead_heat_num, a.dead_heat_den)
      )
    )
    select distinct market_id from added`.execute(tx);
  return ids(affected);
}

/** Takes results back to open (a result without a winner), with the work this makes. */
export async function insertRollback(
  tx: Tx,
  marketIds: readonly string[],
  revision: number,
  atMs: number,
): Promise<ReadonlySet<string>> {
  const { rows: affected } = await sql<Affected>`
    with latest as (
      select distinct on (market_id, outcome) market_id, outcome, revision, won
      from sportsbook_result where market_id = any(${marketIds}::bigint[])
      order by market_id, outcome, revision desc, step desc
    ), added as (
      insert into sportsbook_result (market_id, outcome, revision, won, at_ms)
      select market_id, outcome, ${revision}::bigint, null, ${atMs}::bigint from latest
      where revision < ${revision}::bigint and won is not null
      returning market_id
    )
    insert into sportsbook_settlement_job (market_id, not_before_ms)
    select distinct market_id, 0 from added
    returning market_id`.execute(tx);
  return ids(affected);
}

export interface CancelWindow {
  readonly eventId: string;
  /** Undefined for all markets of the event. */
  readonly marketIds: readonly string[] | undefined;
  readonly fromMs: number;
  readonly toMs: number;
  readonly reason: string;
}

/** Stores a cancel window and makes the settlement work of the markets it touches. */
export async function insertCancel(
  tx: Tx,
  window: CancelWindow,
  touchedMarketIds: readonly string[],
  atMs: number,
): Promise<void> {
  await sql`
    insert into sportsbook_cancel (event_id, market_id, from_ms, to_ms, reason, at_ms)
    select ${window.eventId}::bigint, market_id, ${window.fromMs}::bigint, ${window.toMs}::bigint, ${window.reason},
      ${atMs}::bigint
    from unnest(${window.marketIds ?? [null]}::bigint[]) as m(market_id)
    on conflict do nothing`.execute(tx);
  await sql`
    insert into sportsbook_settlement_job (market_id, not_before_ms)
    select market_id, 0 from unnest(${touchedMarketIds}::bigint[]) as m(market_id)`.execute(tx);
}

/**
 * Takes back the cancels whose window lies within this one, those of these markets or those of the whole event, and makes
 * the settlement work of the markets: what they voided is decided by its result, or open again.
 */
export async function deleteCancels(
  tx: Tx,
  window: Omit<CancelWindow, 'reason'>,
  touchedMarketIds: readonly string[],
): Promise<void> {
  const { marketIds } = window;
  await sql`
    delete from sportsbook_cancel
    where event_id = ${window.eventId}::bigint and from_ms >= ${window.fromMs}::bigint
      and to_ms <= ${window.toMs}::bigint
      and (${marketIds === undefined} or market_id = any(${marketIds ?? []}::bigint[]))`.execute(tx);
  await sql`
    insert into sportsbook_settlement_job (market_id, not_before_ms)
    select market_id, 0 from unnest(${touchedMarketIds}::bigint[]) as m(market_id)`.execute(tx);
}

/** The score players are shown beside their settled legs. */
export async function setFinalScore(
  tx: Tx,
  eventId: string,
  score: readonly [number, number],
): Promise<void> {
  await sql`
    update sportsbook_event set final_score = ${JSON.stringify(score)}::jsonb
    where id = ${eventId}::bigint`.execute(tx);
}
