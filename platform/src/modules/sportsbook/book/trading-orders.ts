import type { TradingScope } from '@paddock/contract/schemas';

import type { EventEntry, MarketEntry } from './entries.ts';
import type { PriceOverride } from './price-overrides.ts';

/** What an operator ordered about a part of the offer. */
export interface StandingOrder {
  readonly scope: TradingScope;
  /** A sport's name, or an id. */
  readonly subject: string;
  /** Since when no bets are taken; undefined for an order about prices. */
  readonly heldSinceMs: number | undefined;
  /** What prices win less than the feed says, in thousandths; undefined for a hold. */
  readonly cutMilli: number | undefined;
}

/** What the orders that stand come to for one event or market. */
export interface Ordered {
  readonly heldSinceMs: number | undefined;
  readonly cutMilli: number | undefined;
  /** Prices of a market that traders set; none of an event. */
  readonly overrides: readonly PriceOverride[];
}

export const NOTHING_ORDERED: Ordered = { heldSinceMs: undefined, cutMilli: undefined, overrides: [] };

/** The orders that stand, by what they are about. */
export class TradingOrders {
  readonly #bySubject = new Map<string, Ordered>();

  readonly #overrides = new Map<string, readonly PriceOverride[]>();
  readonly #outrun = new Set<string>();
  readonly #contradicted = new Set<string>();
  readonly #waiting = new Set<string>();

  constructor(orders: readonly StandingOrder[], overrides: readonly PriceOverride[] = []) {
    for (const { scope, subject, heldSinceMs, cutMilli } of orders) {
      const name = `${scope}:${subject}`;
      const other = this.#bySubject.get(name) ?? NOTHING_ORDERED;
      this.#bySubject.set(name, {
        heldSinceMs: other.heldSinceMs ?? heldSinceMs,
        cutMilli: other.cutMilli ?? cutMilli,
        overrides: [],
      });
    }
    for (const override of overrides) {
      const { marketId } = override;
      this.#overrides.set(marketId, [...(this.#overrides.get(marketId) ?? []), override]);
    }
  }

  /** A hold of anything wider holds an event, since the first of them; of the cuts the narrowest counts. */
  ofEvent({ id, sport, championship }: Pick<EventEntry, 'id' | 'sport' | 'championship'>): Ordered {
    const wideToNarrow = [`sport:${sport}`, `championship:${championship.id}`, `event:${id}`].flatMap(
      (name) => this.#bySubject.get(name) ?? [],
    );
    if (wideToNarrow.length === 0) return NOTHING_ORDERED;
    const holds = wideToNarrow.flatMap(({ heldSinceMs }) => heldSinceMs ?? []);
    return {
      heldSinceMs: holds.length === 0 ? undefined : Math.min(...holds),
      cutMilli: wideToNarrow.findLast(({ cutMilli }) => cutMilli !== undefined)?.cutMilli,
      overrides: [],
    };
  }

  /** What is ordered of the market itself. */
  ofMarket({ id }: Pick<MarketEntry, 'id'>): Ordered {
    const ordered = this.#bySubject.get(`market:${id}`) ?? NOTHING_ORDERED;
    const overrides = (this.#overrides.get(id) ?? []).filter(
      (one) => !this.#outrun.has(one.id) && !this.#contradicted.has(one.id),
    );
    return overrides.length === 0 ? ordered : { ...ordered, overrides };
  }

  /** Overrides that the feed outran: they act no more, and are to be ended where they are kept. */
  outrun(overrides: readonly PriceOverride[]): void {
    for (const { id } of overrides) this.#outrun.add(id);
  }

  get outrunIds(): readonly string[] {
    return [...this.#outrun];
  }

  /** Overrides that would contradict other prices: they act no more. */
  contradicted(overrides: readonly PriceOverride[]): void {
    for (const { id } of overrides) this.#contradicted.add(id);
  }

  /** Markets that traders priced. */
  get pricedMarketIds(): readonly string[] {
    return [...this.#overrides.keys()];
  }

  /** Of an event that waits only holds are followed, until its prices under these orders were looked at. */
  wait({ id }: Pick<EventEntry, 'id'>): void {
    this.#waiting.add(id);
  }

  waits({ id }: Pick<EventEntry, 'id'>): boolean {
    return this.#waiting.has(id);
  }

  waitNoMore({ id }: Pick<EventEntry, 'id'>): void {
    this.#waiting.delete(id);
  }
}

/** What the prices of a market win less than its feed says, in thousandths. */
export function cutOf(market: Pick<MarketEntry, 'ordered' | 'event'>): number {
  return market.ordered.cutMilli ?? market.event.ordered.cutMilli ?? 0;
}
