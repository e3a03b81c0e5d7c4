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

interface MarketRow {
  readonly id: bigint;
  readonly event_id: bigint;
  readonly type: string;
  readonly specifiers: string;
  readonly status: MarketStatus;
  readonly reason: string | null;
  readonly suspended_since_ms: bigint | null;
  readonly selections: readonly SelectionView[];
  readonly each_way: EachWayOffer | null;
  /** Results are the truth about being settled; the market's own row follows behind them. */
  readonly has_result: boolean | null;
}

/** Which events to bring into memory. */
export type EventChoice =
  { readonly notEndedBeforeMs: number } | { readonly producer: string; readonly externalId: string };

/** Brings events with their markets back into the book. All are suspended until their producer is up. */
export async function loadEvents(db: Database | Tx, book: Book, choice: EventChoice, nowMs: number) {
  const chosen =
    'producer' in choice
      ? sql`e.id = (select id from sportsbook_external_ref where source = ${choice.producer}
          and kind = 'event' and external_id = ${choice.externalId})`
      : sql`coalesce(e.ended_at_ms, e.absent_since_ms, ${choice.notEndedBeforeMs}) >= ${choice.notEndedBeforeMs}`;
  const events = await sql<EventRow>`
    select e.* from sportsbook_event e where ${chosen} order by e.id`.execute(db);
  if (events.rows.length === 0) return;
  const markets = await sql<MarketRow>`
    select m.*, (
      select r.won is not null from sportsbook_result r where r.market_id = m.id
      order by r.revision desc, r.step desc limit 1
    ) as has_result
    from sportsbook_market m where m.event_id = any(${events.rows.map((row) => row.id)}) order by m.id`.execute(
    db,
  );
  const entries = new Map(events.rows.map((row) => [row.id, eventEntry(book, row, nowMs)]));
  for (const row of markets.rows) {
    const event = entries.get(row.event_id);
    const market = event === undefined ? undefined : marketEntry(book, event, row);
    if (market !== undefined) event?.markets.set(marketKeyOf(market.type.key, market.specifiersKey), market);
  }
  for (const event of entries.values()) book.addEvent(event);
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
    ordered: NOTHING_ORDERED,
    markets: new Map(),
  };
}

function marketEntry(book: Book, event: EventEntry, row: MarketRow): MarketEntry | undefined {
  const type = book.types.get(row.type);
  if (type === undefined) return undefined;
  return {
    id: row.id.toString() as MarketId,
    event,
    type,
    specifiers: specifiersOf(row.specifiers),
    specifiersKey: row.specifiers,
    status: row.has_result === true ? 'settled' : row.status,
    reason: row.reason ?? undefined,
    suspendedSinceMs: row.suspended_since_ms === null ? undefined : Number(row.suspended_since_ms),
    version: 1,
    selections: row.selections,
    eachWay: row.each_way ?? undefined,
    fed: row.selections,
    ordered: NOTHING_ORDERED,
    history: new PriceHistory(),
    lastClosed: new Map(),
    stored: true,
  };
}
