import { formatAmount, selectionIdOf, type EventId, type MarketId } from '@paddock/contract';
import type {
  TradingAlert,
  TradingBoardQuery,
  TradingBoardView,
  TradingEventView,
} from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import type { EventEntry, MarketEntry } from '../book/entries.ts';
import { isHeld } from '../book/openness.ts';
import { cutOf } from '../book/trading-orders.ts';
import { openMarketCount } from '../read/event-view.ts';
import { sectionOf } from '../read/listing.ts';
import { namesOfSelection } from '../read/market-view.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import { calledSo } from './called-so.ts';
import { leapOf } from './price-leap.ts';

const PAGE = 100;
/** Selections of an event that are shown. */
const RISKS_SHOWN = 5;
/** A selection's room counts as nearly taken from here on, in thousandths. */
export const ROOM_ALERT_MILLI = 800n;

export interface BoardParts {
  readonly book: Book;
  readonly exposures: ExposureBook;
  /** Events of which a message waits in the quarantine. */
  readonly quarantined: ReadonlySet<string>;
  readonly nowMs: number;
}

interface Risk {
  readonly market: MarketEntry;
  readonly outcome: string;
  readonly cents: bigint;
}

/** What is offered, beside what the house has at risk on it: events with most at risk first, then those that begin first. */
export function tradingBoard(
  parts: BoardParts,
  { section, sport, typed = '', after }: TradingBoardQuery,
): TradingBoardView {
  const { book, exposures } = parts;
  const risks = risksByEvent(book, exposures);
  const isMeant = calledSo(typed);
  const most = ({ id }: EventEntry) => risks.get(id)?.[0]?.cents ?? 0n;
  const events = [...book.events.values()]
    .filter((event) => {
      const listedIn = sectionOf(event);
      return (
        listedIn !== undefined &&
        (section === undefined || listedIn === section) &&
        (sport === undefined || event.sport === sport) &&
        isMeant(event)
      );
    })
    .toSorted(
      (a, b) =>
        Number(most(b) - most(a)) ||
        a.state.startsAtMs - b.state.startsAtMs ||
        Number(BigInt(a.id) - BigInt(b.id)),
    );
  const from = after === undefined ? 0 : events.findIndex(({ id }) => id === after) + 1;
  const shown = events.slice(from, from + PAGE);
  return {
    events: shown.map((event) => eventRow(parts, event, risks.get(event.id) ?? [])),
    producers: [...book.producers.values()].map(({ name, up, downSinceMs }) => ({
      name,
      isUp: up,
      downSinceMs: up ? null : downSinceMs,
    })),
    next: from + PAGE < events.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Of each event on which something is at risk its selections, the largest risk first. */
function risksByEvent(book: Book, exposures: ExposureBook): ReadonlyMap<EventId, readonly Risk[]> {
  const risks = [...exposures.selectionsAtRisk()].flatMap(([selectionId, cents]): readonly Risk[] => {
    const dot = selectionId.indexOf('.');
    const market = book.markets.get(selectionId.slice(0, dot) as MarketId);
    return market === undefined ? [] : [{ market, outcome: selectionId.slice(dot + 1), cents }];
  });
  return Map.groupBy(
    risks.toSorted((a, b) => Number(b.cents - a.cents)),
    ({ market }) => market.event.id,
  );
}

/** One event as the board shows it. */
export function boardRow(parts: BoardParts, event: EventEntry): TradingEventView {
  return eventRow(parts, event, risksByEvent(parts.book, parts.exposures).get(event.id) ?? []);
}

function eventRow(parts: BoardParts, event: EventEntry, risks: readonly Risk[]): TradingEventView {
  const { championship, state } = event;
  return {
    eventId: event.id,
    producer: event.producer.name,
    sport: event.sport,
    championshipId: championship.id,
    championship: championship.name,
    home: event.home.name,
    away: event.away.name,
    status: state.status,
    startsAtMs: state.startsAtMs,
    score: [...state.score],
    openMarkets: openMarketCount(event),
    markets: event.markets.size,
    isHeld: event.ordered.heldSinceMs !== undefined,
    alerts: alertsOf(parts, event, risks),
    risks: risks.slice(0, RISKS_SHOWN).flatMap((risk) => riskRow(parts, risk)),
  };
}

function riskRow({ exposures }: BoardParts, { market, outcome, cents }: Risk): TradingEventView['risks'] {
  const selection = market.selections.find((one) => one.outcome === outcome);
  if (selection === undefined) return [];
  return [
    {
      marketId: market.id,
      type: market.type.key,
      specifiers: market.specifiersKey,
      isHeld: isHeld(market),
      cutMilli: cutOf(market),
      selection,
      names: namesOfSelection(market, outcome),
      liability: formatAmount(cents, 'EUR'),
      roomTakenMilli: Number(roomTakenMilli(exposures, selectionIdOf(market.id, outcome), cents)),
    },
  ];
}

/** Of a room of nothing all is taken. */
export function roomTakenMilli(exposures: ExposureBook, selectionId: string, cents: bigint): bigint {
  const room = exposures.roomOf(selectionId);
  return room > 0n ? (cents * 1_000n) / room : cents > 0n ? 1_000n : 0n;
}

function isNearlyTaken(exposures: ExposureBook, { market, outcome, cents }: Risk): boolean {
  return roomTakenMilli(exposures, selectionIdOf(market.id, outcome), cents) >= ROOM_ALERT_MILLI;
}

function alertsOf(
  { exposures, quarantined, nowMs }: BoardParts,
  event: EventEntry,
  risks: readonly Risk[],
): TradingAlert[] {
  const found: readonly (readonly [TradingAlert, boolean])[] = [
    ['room', risks.some((risk) => isNearlyTaken(exposures, risk))],
    ['silent', !event.producer.up || event.silentSinceMs !== undefined],
    ['leap', leapOf(event, nowMs) !== undefined],
    ['quarantine', quarantined.has(event.id)],
  ];
  return found.flatMap(([alert, isRaised]) => (isRaised ? [alert] : []));
}
