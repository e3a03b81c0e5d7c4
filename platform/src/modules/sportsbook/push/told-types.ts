import { typeKeyOf, type MarketType } from '@paddock/contract/markets';

import type { EventEntry, MarketEntry } from '../book/entries.ts';
import { isShown } from '../read/event-view.ts';

type Told = Map<string, MarketType>;

/**
 * Types that every subscriber of an event has been told of. A market that comes later brings its type along; so does one
 * whose type was described anew, which is another object then.
 */
export class ToldTypes {
  readonly #told = new Map<EventEntry, Told>();

  /** A snapshot of the event is being handed out: what it tells is known to all only if the others knew it before. */
  showing(event: EventEntry): void {
    const before = this.#told.get(event);
    const shown = [...event.markets.values()].filter(isShown);
    const known = before === undefined ? shown : shown.filter((market) => isTold(before, market));
    this.#told.set(event, new Map(known.map((market) => [keyOf(market), market.type])));
  }

  /** Of these markets those whose type not everybody knows; from now on everybody does. */
  untold(event: EventEntry, markets: readonly MarketEntry[]): readonly MarketEntry[] {
    const told: Told = this.#told.get(event) ?? new Map();
    const fresh = markets.filter((market) => !isTold(told, market));
    for (const market of fresh) told.set(keyOf(market), market.type);
    this.#told.set(event, told);
    return fresh;
  }

  /** Nobody looks at the event any more. */
  forget(event: EventEntry): void {
    this.#told.delete(event);
  }
}

const keyOf = ({ type, specifiers }: MarketEntry): string => typeKeyOf(type, specifiers);

const isTold = (told: Told, market: MarketEntry): boolean => told.get(keyOf(market)) === market.type;
