import type { EventId, MarketId } from '@paddock/contract';
import { specifiersOf } from '@paddock/contract/markets';
import type {
  Competitor,
  EachWayOffer,
  EventState,
  Field,
  MarketStatus,
  SelectionView,
} from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Book } from '../book/book.ts';
import { marketKeyOf, type EventEntry, type MarketEntry } from '../book/entries.ts';
import { PriceHistory } from '../book/price-history.ts';
import { NOTHING_ORDERED } from '../book/trading-orders.ts';

interface EventRow {
  readonly id: bigint;
  readonly producer: string;
  readonly external_id: string;
  readonly sport: string;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly field: Field | null;
  readonly state: EventState;
  readonly final_score: readonly [number, number] | null;
  readonly bet_stops: number;
  readonly ended_at_ms: bigint | null;
  readonly absent_since_ms: bigint | null;
  readonly championship_id: bigint;
}

/** A market within the one JSON of its event: fifty thousand rows take several times as long to read. */
interface StoredMarket {
  readonly id: MarketId;
  readonly type: string;
  readonly specifiers: string;
  readonly status: MarketStatus;
  readonly reason: string | null;
  readonly suspendedSinceMs: number | null;
  readonly selections: readonly SelectionView[];
  readonly eachWay: EachWayOffer | null;
}

/** Which events to read. */
export type EventChoice =
  | { readonly notEndedBeforeMs: number }
  | { readonly producer: string; readonly externalId: string }
  | { readonly eventId: EventId };

/** Brings events with their markets back into the book. All are suspended until their producer is up. */
export async function loadEvents(db: Database | Tx, book: Book, choice: EventChoice, nowMs: number) {
  for (const event of await readEvents(db, book, choice, nowMs)) book.addEvent(event);
}

/** Events with their markets as they are stored, beside the book: to look at those that left it. */
export async function readEvents(
  db: Database | Tx,
  book: Book,
  choice: EventChoice,
  nowMs: number,
): Promise<readonly EventEntry[]> {
  const events = await sql<EventRow>`
    select e.* from sportsbook_event e where ${chosenBy(choice)} order by e.id`.execute(db);
  if (events.rows.length === 0) return [];
  const eventIds = events.rows.map((row) => row.id);
  const marketsOf = await loadMarkets(db, eventIds);
  const settled = await settledAmong(db, eventIds);
  return events.rows.map((row) => {
    const event = eventEntry(book, row, nowMs);
    for (const stored of marketsOf.get(row.id) ?? []) {
      const market = marketEntry(book, event, stored, settled);
      if (market !== undefined) event.markets.set(marketKeyOf(market.type.key, market.specifiersKey), market);
    }
    return event;
  });
}

function chosenBy(choice: EventChoice) {
  if ('eventId' in choice) return sql`e.id = ${choice.eventId}::bigint`;
  if ('notEndedBeforeMs' in choice) {
    const { notEndedBeforeMs } = choice;
    return sql`coalesce(e.ended_at_ms, e.absent_since_ms, ${notEndedBeforeMs}) >= ${notEndedBeforeMs}`;
  }
  return sql`e.id = (select id from sportsbook_external_ref where source = ${choice.producer}
    and kind = 'event' and external_id = ${choice.externalId})`;
}

/** By event, in the order in which they were made. */
async function loadMarkets(
  db: Database | Tx,
  eventIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly StoredMarket[]>> {
  const { rows } = await sql<{ event_id: bigint; markets: readonly StoredMarket[] }>`
    select event_id, json_agg(json_build_object(
      'id', id::text, 'type', type, 'specifiers', specifiers, 'status', status, 'reason', reason,
      'suspendedSinceMs', suspended_since_ms, 'selections', selections, 'eachWay', each_way) order by id) as markets
    from sportsbook_market where event_id = any(${eventIds}) group by event_id`.execute(db);
  return new Map(rows.map(({ event_id, markets }) => [event_id, markets]));
}

/** Results are the truth about being settled; the market's own row follows behind them. */
async function settledAmong(db: Database | Tx, eventIds: readonly bigint[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ market_id: bigint; has_result: boolean }>`
    select distinct on (market_id) market_id, won is not null as has_result from sportsbook_result
    where market_id in (select id from sportsbook_market where event_id = any(${eventIds}))
    order by market_id, revision desc, step desc`.execute(db);
  return new Set(rows.flatMap(({ market_id, has_result }) => (has_result ? [market_id.toString()] : [])));
}

function eventEntry(book: Book, row: EventRow, nowMs: number): EventEntry {
  const championship = book.championships.get(row.championship_id.toString());
  if (championship === undefined) throw new Error(`event ${row.id} has no championship in memory`);
  return {
    id: row.id.toString() as EventId,
    externalId: row.external_id,
    producer: book.producer(row.producer, nowMs),
    sport: row.sport,
    championship,
    home: row.home,
    away: row.away,
    field: row.field ?? undefined,
    state: row.state,
    finalScore: row.final_score ?? undefined,
    model: undefined,
    betStops: row.bet_stops,
    lastClosed: book.lastChange,
    endedAtMs: row.ended_at_ms === null ? undefined : Number(row.ended_at_ms),
    absentSinceMs: row.absent_since_ms === null ? undefined : Number(row.absent_since_ms),
    heardAtMs: nowMs,
    silentSinceMs: undefined,
    ordered: NOTHING_ORDERED,
    markets: new Map(),
  };
}

function marketEntry(
  book: Book,
  event: EventEntry,
  row: StoredMarket,
  settled: ReadonlySet<string>,
): MarketEntry | undefined {
  const type = book.types.get(row.type);
  if (type === undefined) return undefined;
  return {
    id: row.id,
    event,
    type,
    specifiers: specifiersOf(row.specifiers),
    specifiersKey: row.specifiers,
    status: settled.has(row.id) ? 'settled' : row.status,
    reason: row.reason ?? undefined,
    suspendedSinceMs: row.suspendedSinceMs ?? undefined,
    version: 1,
    openedVersion: 0,
    selections: row.selections,
    eachWay: row.eachWay ?? undefined,
    fed: row.selections,
    ordered: NOTHING_ORDERED,
    history: new PriceHistory(),
    lastClosed: new Map(),
    stored: true,
  };
}
