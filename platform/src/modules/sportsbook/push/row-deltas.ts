import type { EventDelta } from '@paddock/contract';

import type { Book } from '../book/book.ts';
import type { EventEntry } from '../book/entries.ts';
import { openMarketCount, rowState } from '../read/event-view.ts';
import { listMarkets } from '../read/list-markets.ts';
import { marketView } from '../read/market-view.ts';
import type { EventChange } from './changed-events.ts';

/**
 * Deltas of list rows. Which markets a row shows moves with the prices (the main line is the closest to even), so this
 * remembers what any subscriber may be showing: a market that came has to be sent whole, one that went taken away.
 */
export class RowDeltas {
  readonly #book: Book;
  readonly #shown = new Map<EventEntry, Set<string>>();

  constructor(book: Book) {
    this.#book = book;
  }

  /** A snapshot of the row is being handed out. */
  showing(event: EventEntry): void {
    const shown = this.#shown.get(event) ?? new Set();
    for (const market of listMarkets(event)) shown.add(market.id);
    this.#shown.set(event, shown);
  }

  /** Nobody shows the row any more. */
  forget(event: EventEntry): void {
    this.#shown.delete(event);
  }

  delta(event: EventEntry, change: EventChange): EventDelta | undefined {
    const before = this.#shown.get(event) ?? new Set<string>();
    const listed = listMarkets(event);
    const now = new Set<string>(listed.map(({ id }) => id));
    this.#shown.set(event, now);
    const markets = listed.filter((market) => change.markets.has(market) || !before.has(market.id));
    const removedMarketIds = [...before].filter((id) => !now.has(id));
    if (!change.state && markets.length === 0 && removedMarketIds.length === 0) return undefined;
    return {
      ...(change.state ? { state: rowState(event.state) } : {}),
      ...(markets.length > 0 ? { markets: markets.map((market) => marketView(this.#book, market)) } : {}),
      ...(removedMarketIds.length > 0 ? { removedMarketIds } : {}),
      ...(change.markets.size > 0 ? { marketCount: openMarketCount(event) } : {}),
    };
  }
}
