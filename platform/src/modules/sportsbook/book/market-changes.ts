import { outcomesOf } from '@paddock/contract/markets';
import type { EachWayOffer, MarketStatus, SelectionView } from '@paddock/contract/schemas';

import type { Book } from './book.ts';
import type { EventEntry, MarketEntry } from './entries.ts';
import { offeredPrices } from './offered-prices.ts';

export interface MarketUpdate {
  readonly status: Exclude<MarketStatus, 'settled'>;
  readonly reason: string | undefined;
  /** The whole market as the feed names it now. */
  readonly selections: readonly SelectionView[];
  readonly eachWay?: EachWayOffer | undefined;
}

/**
 * Replaces a market whole: a selection the update does not name is suspended, never deleted (rules §5). Prices that
 * differ make a new version. A settled market stays as it is: only a rollback opens it. Answers whether anything
 * changed.
 */
export function replaceMarket(book: Book, market: MarketEntry, update: MarketUpdate, nowMs: number): boolean {
  if (market.status === 'settled') return false;
  const fedBefore = market.fed;
  market.fed = mergeSelections(market, update.selections);
  const selections = offeredPrices(book, market);
  const pricesMoved = !samePrices(market.selections, selections);
  const openMoved = selections.some((next, at) => next.open !== market.selections[at]?.open);
  const statusMoved = market.status !== update.status || market.reason !== update.reason;
  const termsMoved = JSON.stringify(market.eachWay) !== JSON.stringify(update.eachWay);
  if (!pricesMoved && !openMoved && !statusMoved && !termsMoved) return false;
  noteClosed(book, market, update.status, selections);
  if (pricesMoved) {
    if (market.version > 0) market.history.replaced(market.version, market.selections, nowMs, fedBefore);
    market.version += 1;
  }
  market.selections = selections;
  market.eachWay = update.eachWay;
  moveStatus(market, update.status, update.reason, nowMs);
  book.marketChanged(market, 'lazy');
  return true;
}

/** Prices a market anew after what is ordered of it changed. */
export function repriceMarket(book: Book, market: MarketEntry, nowMs: number): void {
  if (market.status === 'settled') return;
  replaceMarket(
    book,
    market,
    { status: market.status, reason: market.reason, selections: market.fed, eachWay: market.eachWay },
    nowMs,
  );
}

/** Marks every outcome that is open as closed from here on: somebody holds the market. */
export function noteHeld(book: Book, market: MarketEntry): void {
  noteClosed(book, market, 'suspended', market.selections);
}

/** Bets are taken again on an event that nobody vouched for: at the prices that stand now, from now on. */
export function noteReopened(event: EventEntry): void {
  for (const market of event.markets.values())
    if (market.status === 'open') market.openedVersion = market.version;
}

/** Sets the status alone: bet-stops, results and rollbacks. Prices stay as they were. */
export function setMarketStatus(
  book: Book,
  market: MarketEntry,
  status: MarketStatus,
  reason: string | undefined,
  nowMs: number,
): void {
  if (market.status === status && market.reason === reason) return;
  noteClosed(book, market, status, market.selections);
  const wasSettled = market.status === 'settled';
  moveStatus(market, status, reason, nowMs);
  book.marketChanged(market, wasSettled || status === 'settled' ? 'soon' : 'lazy');
}

function moveStatus(market: MarketEntry, status: MarketStatus, reason: string | undefined, nowMs: number) {
  if (status !== 'suspended') market.suspendedSinceMs = undefined;
  else if (market.status !== 'suspended') market.suspendedSinceMs = nowMs;
  if (status === 'open' && market.status !== 'open') market.openedVersion = market.version;
  market.status = status;
  market.reason = reason;
}

function mergeSelections(market: MarketEntry, named: readonly SelectionView[]): readonly SelectionView[] {
  const next = new Map(named.map((selection) => [selection.outcome, selection]));
  const kept = market.fed.map((old) => next.get(old.outcome) ?? { ...old, open: false });
  const known = new Set(market.fed.map((old) => old.outcome));
  const merged = [...kept, ...named.filter((selection) => !known.has(selection.outcome))];
  if (market.type.beyond !== undefined || kept.length === merged.length) return merged;
  const order = outcomesOf(market.type, market.specifiers).map(({ code }) => code);
  return merged.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
}

function samePrices(before: readonly SelectionView[], after: readonly SelectionView[]): boolean {
  return (
    before.length === after.length &&
    after.every((next, at) => next.outcome === before[at]?.outcome && next.oddsMilli === before[at].oddsMilli)
  );
}

/** Marks every outcome that was open on the market's own account and is not any more. */
function noteClosed(
  book: Book,
  market: MarketEntry,
  status: MarketStatus,
  after: readonly SelectionView[],
): void {
  if (market.status !== 'open') return;
  const stillOpen = new Set(status === 'open' ? after.filter(({ open }) => open).map((s) => s.outcome) : []);
  const closed = market.selections.filter(({ open, outcome }) => open && !stillOpen.has(outcome));
  if (closed.length === 0) return;
  const change = book.nextChange();
  for (const { outcome } of closed) market.lastClosed.set(outcome, change);
}
