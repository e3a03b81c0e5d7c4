import type { BookWatcher } from '../book/book.ts';
import type { EventEntry, MarketEntry } from '../book/entries.ts';

/** What changed of one event since the last look. */
export interface EventChange {
  state: boolean;
  readonly markets: Set<MarketEntry>;
}

/** Gathers changes of the book until live push asks for them. */
export class ChangedEvents implements BookWatcher {
  #changed = new Map<EventEntry, EventChange>();
  #forgotten: EventEntry[] = [];

  eventChanged(event: EventEntry): void {
    this.#changeOf(event).state = true;
  }

  marketChanged(market: MarketEntry): void {
    this.#changeOf(market.event).markets.add(market);
  }

  eventForgotten(event: EventEntry): void {
    this.#changed.delete(event);
    this.#forgotten.push(event);
  }

  take(): {
    readonly changed: ReadonlyMap<EventEntry, EventChange>;
    readonly forgotten: readonly EventEntry[];
  } {
    const taken = { changed: this.#changed, forgotten: this.#forgotten };
    this.#changed = new Map();
    this.#forgotten = [];
    return taken;
  }

  #changeOf(event: EventEntry): EventChange {
    const known = this.#changed.get(event);
    if (known !== undefined) return known;
    const change: EventChange = { state: false, markets: new Set() };
    this.#changed.set(event, change);
    return change;
  }
}
