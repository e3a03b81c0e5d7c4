import type { Book } from '../book/book.ts';
import type { EventEntry, MarketEntry, ProducerEntry } from '../book/entries.ts';
import { setPresence } from '../book/event-changes.ts';
import { setMarketStatus } from '../book/market-changes.ts';

/** What a producer named between snapshot-begin and snapshot-end. */
export class SnapshotPicture {
  readonly #events = new Set<EventEntry>();
  readonly #markets = new Set<MarketEntry>();

  sawEvent(event: EventEntry): void {
    this.#events.add(event);
  }

  sawMarkets(markets: readonly MarketEntry[]): void {
    for (const market of markets) this.#markets.add(market);
  }

  /** The picture is complete: what it did not name is not offered any more (rules §5). */
  complete(book: Book, producer: ProducerEntry, nowMs: number): void {
    for (const event of book.events.values()) {
      if (event.producer !== producer || event.endedAtMs !== undefined) continue;
      setPresence(book, event, this.#events.has(event), nowMs);
      for (const market of event.markets.values()) {
        if (market.status !== 'open' || this.#markets.has(market)) continue;
        setMarketStatus(book, market, 'suspended', 'feed', nowMs);
      }
    }
  }
}
