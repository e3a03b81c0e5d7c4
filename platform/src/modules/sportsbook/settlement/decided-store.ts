import type { EventId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Tx } from '../../../kernel/database/database.ts';

/** Who decided: the feed, the cancelling of the event, an operator. */
type DecisionSource = 'feed' | 'cancelled' | 'operator';

/** The result of a selection that counts: the latest. */
export interface DecidedSelection {
  readonly market_id: string;
  readonly outcome: string;
  readonly revision: number;
  readonly source: DecisionSource;
  /** Its feed has not confirmed it. */
  readonly preliminary: boolean;
  /** Null for one that was taken back. */
  readonly won: 0 | 1 | null;
  readonly void_halves: 0 | 1 | 2;
  readonly num: number;
  readonly den: number;
}

type Stored = Omit<DecidedSelection, 'market_id' | 'revision'> &
  Readonly<Record<'market_id' | 'revision', bigint>>;

/** Lets one decision about an event follow another: whoever decides holds it until the transaction ends. */
export async function lockEvent(tx: Tx, eventId: EventId): Promise<void> {
  await sql`select from sportsbook_event where id = ${eventId}::bigint for update`.execute(tx);
}

/** What is decided of these markets. */
export async function readDecided(
  tx: Tx,
  marketIds: readonly string[],
): Promise<readonly DecidedSelection[]> {
  const { rows } = await sql<Stored>`
    select distinct on (market_id, outcome) market_id, outcome, revision, source, preliminary, won, void_halves,
      dead_heat_num as num, dead_heat_den as den
    from sportsbook_result where market_id = any(${marketIds}::bigint[])
    order by market_id, outcome, revision desc, step desc`.execute(tx);
  return rows.map((row) => ({
    ...row,
    market_id: row.market_id.toString(),
    revision: Number(row.revision),
  }));
}

/**
 * Makes void what is not decided of these markets: the selections named, and those of open legs. A later revision of the
 * feed is newer than this. Answers the markets with something new.
 */
export async function insertVoids(
  tx: Tx,
  named: readonly { readonly market_id: string; readonly outcome: string }[],
  marketIds: readonly string[],
  atMs: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ market_id: bigint }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(market_id bigint, outcome text)
      union
      select market_id, outcome from sportsbook_bet_leg
      where market_id = any(${marketIds}::bigint[]) and result = 'open'
    ), added as (
      insert into sportsbook_result
        (market_id, outcome, revision, step, source, won, void_halves, at_ms)
      select w.market_id, w.outcome, coalesce(r.revision, 0), coalesce(r.step, 0) + 1, 'cancelled', 0, 2, ${atMs}::bigint
      from wanted w
      left join lateral (
        select revision, step, won from sportsbook_result r
        where r.market_id = w.market_id and r.outcome = w.outcome
        order by r.revision desc, r.step desc limit 1
      ) r on true
      where r.won is null
      on conflict do nothing
      returning market_id
    )
    insert into sportsbook_settlement_job (market_id, not_before_ms)
    select distinct market_id, 0 from added
    returning market_id`.execute(tx);
  return new Set(rows.map((row) => row.market_id.toString()));
}
