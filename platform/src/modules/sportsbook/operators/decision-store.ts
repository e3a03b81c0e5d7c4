import type { AmountMinor, EventId, MarketId, PlayerId } from '@paddock/contract';
import { MARKET_TYPES, specifiersOf, type MarketType } from '@paddock/contract/markets';
import type { EventState, Field, SelectionView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Tx } from '../../../kernel/database/database.ts';
import type { DecidedMarket } from '../settlement/result-check.ts';
import type { ResultRow } from '../settlement/result-store.ts';
import type { DecidedEvent } from '../settlement/too-early.ts';

export interface StoredMarket extends DecidedMarket {
  readonly id: MarketId;
  readonly eventId: EventId;
}

interface MarketRow {
  readonly id: bigint;
  readonly event_id: bigint;
  readonly type: string;
  readonly specifiers: string;
  readonly selections: readonly SelectionView[];
  readonly on_legs: readonly string[] | null;
  /** Of a provider's type: its latest description. */
  readonly described: MarketType | null;
}

const MARKET = sql`
  select m.id, m.event_id, m.type, m.specifiers, m.selections, (
    select array_agg(distinct l.outcome) from sportsbook_bet_leg l where l.market_id = m.id
  ) as on_legs, (
    select t.described from sportsbook_market_type t where t.key = m.type order by t.nr desc limit 1
  ) as described
  from sportsbook_market m`;

export async function findMarket(tx: Tx, marketId: MarketId): Promise<StoredMarket | undefined> {
  const { rows } = await sql<MarketRow>`${MARKET} where m.id = ${marketId}::bigint`.execute(tx);
  return rows.flatMap(storedMarket)[0];
}

/** The markets of an event of which an outcome with an open leg is not decided. */
export async function undecidedMarkets(tx: Tx, eventId: EventId): Promise<readonly StoredMarket[]> {
  const { rows } = await sql<MarketRow>`
    ${MARKET} where m.event_id = ${eventId}::bigint and exists (
      select from sportsbook_bet_leg l
      left join lateral (
        select won from sportsbook_result r where r.market_id = l.market_id and r.outcome = l.outcome
        order by r.revision desc, r.step desc limit 1
      ) r on true
      where l.market_id = m.id and l.result = 'open' and r.won is null
    )
    order by m.id`.execute(tx);
  return rows.flatMap(storedMarket);
}

/** Every market of an event, and its sport. */
export async function marketsOfEvent(
  tx: Tx,
  eventId: EventId,
): Promise<{ readonly sport: string; readonly markets: readonly StoredMarket[] }> {
  const { rows: events } = await sql<{ sport: string }>`
    select sport from sportsbook_event where id = ${eventId}::bigint`.execute(tx);
  const { rows } = await sql<MarketRow>`${MARKET} where m.event_id = ${eventId}::bigint`.execute(tx);
  return { sport: events[0]?.sport ?? '', markets: rows.flatMap(storedMarket) };
}

/** What is known of an event's course, and whether many compete in it. */
export async function courseOfEvent(tx: Tx, eventId: EventId): Promise<DecidedEvent | undefined> {
  const { rows } = await sql<{ sport: string; field: Field | null; state: EventState }>`
    select sport, field, state from sportsbook_event where id = ${eventId}::bigint`.execute(tx);
  const [row] = rows;
  return row && { ...row, field: row.field ?? undefined };
}

export async function hasEvent(tx: Tx, eventId: EventId): Promise<boolean> {
  const { rows } = await sql`select from sportsbook_event where id = ${eventId}::bigint`.execute(tx);
  return rows.length === 1;
}

function storedMarket(row: MarketRow): readonly StoredMarket[] {
  const type = MARKET_TYPES.get(row.type) ?? row.described;
  if (type === null) return [];
  const offered = new Set([...row.selections.map(({ outcome }) => outcome), ...(row.on_legs ?? [])]);
  return [
    {
      id: row.id.toString() as MarketId,
      eventId: row.event_id.toString() as EventId,
      type,
      specifiers: specifiersOf(row.specifiers),
      offered: [...offered],
    },
  ];
}

/** The most that all bets on these markets may return, by currency: what a decision about them can move. */
export async function largestReturns(
  tx: Tx,
  marketIds: readonly MarketId[],
): Promise<ReadonlyMap<string, AmountMinor>> {
  // Rounded up, and a hair above for the logarithms: it is measured against a bound, no money is made of it.
  const { rows } = await sql<{ currency: string; minor: string }>`
    with touched as (
      select distinct player_id, bet_id from sportsbook_bet_leg where market_id = any(${marketIds}::bigint[])
    ), returns as (
      select b.currency, least(b.payout_cap_minor::numeric, ceil(
        b.stake_minor * exp((select sum(ln(l.odds_milli / 1000.0)) from sportsbook_bet_leg l
          where l.player_id = b.player_id and l.bet_id = b.id)) * 1.000001)) as minor
      from touched t join sportsbook_bet b on b.player_id = t.player_id and b.id = t.bet_id
    )
    select currency, sum(minor)::text as minor from returns group by currency`.execute(tx);
  return new Map(rows.map(({ currency, minor }) => [currency, BigInt(minor.split('.')[0] ?? '0')]));
}

/** True when one of these players has a bet on one of the markets. */
export async function haveBetOn(
  tx: Tx,
  playerIds: readonly PlayerId[],
  marketIds: readonly MarketId[],
): Promise<boolean> {
  const { rows } = await sql`
    select from sportsbook_bet_leg
    where market_id = any(${marketIds}::bigint[]) and player_id = any(${playerIds}::bigint[]) limit 1`.execute(
    tx,
  );
  return rows.length === 1;
}

/**
 * Stores what an operator decided, above whatever stands, with the settlement work it makes. An outcome that stands just
 * so by an operator's word already is left alone.
 */
export async function insertDecision(tx: Tx, rows: readonly ResultRow[], atMs: number): Promise<void> {
  await sql`
    with named as (
      select n.*, r.revision, r.step, r.source is not distinct from 'operator' and r.won is not distinct from n.won
        and r.void_halves = n.void_halves and r.dead_heat_num = n.num and r.dead_heat_den = n.den as stands
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n(market_id bigint, outcome text, won int, void_halves int, num int, den int)
      left join lateral (
        select * from sportsbook_result r where r.market_id = n.market_id and r.outcome = n.outcome
        order by r.revision desc, r.step desc limit 1
      ) r on true
    ), added as (
      insert into sportsbook_result
        (market_id, outcome, revision, step, source, won, void_halves, dead_heat_num, dead_heat_den, at_ms)
      select market_id, outcome, coalesce(revision, 0), coalesce(step, 0) + 1, 'operator', won, void_halves, num, den,
        ${atMs}::bigint
      from named where stands is not true
      returning market_id
    )
    insert into sportsbook_settlement_job (market_id, not_before_ms)
    select distinct market_id, 0 from added`.execute(tx);
}
