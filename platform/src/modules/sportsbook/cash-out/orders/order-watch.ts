import type { BetId } from '@paddock/contract';

import type { Book, BookWatcher } from '../../book/book.ts';
import type { EventEntry, MarketEntry } from '../../book/entries.ts';
import type { BetKey } from '../../settlement/settling-store.ts';
import type { StoredBet } from '../offer.ts';
import type { StandingOrder } from './order-store.ts';

/** An order that is watched, with its bet as it was last read; undefined where it has to be read. */
export interface WatchedOrder {
  readonly order: StandingOrder;
  readonly stored: StoredBet | undefined;
}

/**
 * Which orders have to be looked at: those whose bets have a leg on a market that moved. A move of the book costs one look
 * into a map, however many orders there are; who looks at them takes some at a time.
 */
export class OrderWatch implements BookWatcher {
  readonly #book: Pick<Book, 'events'>;
  readonly #orders = new Map<BetId, WatchedOrder>();
  readonly #byMarket = new Map<string, Set<BetId>>();
  /** Markets and events that moved since the last look. */
  readonly #moved = new Set<MarketEntry>();
  readonly #movedEvents = new Set<EventEntry>();
  readonly #due = new Set<BetId>();

  constructor(book: Pick<Book, 'events'>) {
    this.#book = book;
  }

  /** Watches an order, in the place of another of its bet. */
  set(order: StandingOrder): void {
    this.#orders.set(order.betId, { order, stored: this.#orders.get(order.betId)?.stored });
    this.#due.add(order.betId);
  }

  /** Keeps a bet as it was read, unless its row or its order moved meanwhile. */
  keep(watched: WatchedOrder, stored: StoredBet): void {
    const { betId } = watched.order;
    if (this.#orders.get(betId) !== watched) return;
    this.#orders.set(betId, { ...watched, stored });
    for (const id of marketsOf(stored)) {
      const bets = this.#byMarket.get(id);
      if (bets === undefined) this.#byMarket.set(id, new Set([betId]));
      else bets.add(betId);
    }
  }

  remove(betId: BetId): void {
    const stored = this.#orders.get(betId)?.stored;
    this.#orders.delete(betId);
    this.#due.delete(betId);
    if (stored === undefined) return;
    for (const id of marketsOf(stored)) {
      const bets = this.#byMarket.get(id);
      bets?.delete(betId);
      if (bets?.size === 0) this.#byMarket.delete(id);
    }
  }

  /** Its bet's row moved: a result, a cash-out, its end. */
  betChanged({ betId }: Pick<BetKey, 'betId'>): void {
    const watched = this.#orders.get(betId);
    if (watched === undefined) return;
    this.remove(betId);
    this.set(watched.order);
  }

  marketChanged(market: MarketEntry): void {
    if (this.#byMarket.has(market.id)) this.#moved.add(market);
  }

  eventChanged(event: EventEntry): void {
    if (this.#byMarket.size > 0) this.#movedEvents.add(event);
  }

  eventForgotten(event: EventEntry): void {
    this.#movedEvents.delete(event);
  }

  /** Everything has to be looked at: time moves offers too, as a match begins. */
  lookAtAll(): void {
    for (const betId of this.#orders.keys()) this.#due.add(betId);
  }

  /** Takes up to so many that have to be looked at, those that wait longest first. */
  take(most: number): readonly WatchedOrder[] {
    for (const event of this.#movedEvents) {
      if (!this.#book.events.has(event.id)) continue;
      for (const market of event.markets.values()) this.marketChanged(market);
    }
    this.#movedEvents.clear();
    for (const { id } of this.#moved) for (const betId of this.#byMarket.get(id) ?? []) this.#due.add(betId);
    this.#moved.clear();
    const taken = [...this.#due].slice(0, most);
    for (const betId of taken) this.#due.delete(betId);
    return taken.flatMap((betId) => this.#orders.get(betId) ?? []);
  }
}

const marketsOf = ({ legs }: StoredBet): readonly string[] =>
  legs.map(({ selection_id: id }) => id.slice(0, id.indexOf('.')));
