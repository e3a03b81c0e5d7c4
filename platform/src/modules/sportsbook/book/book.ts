import type { AthleteId, EventId, MarketId } from '@paddock/contract';

import type {
  AthleteEntry,
  BookChange,
  ChampionshipEntry,
  EventEntry,
  MarketEntry,
  ProducerEntry,
  RegionEntry,
} from './entries.ts';
import { USUAL_SILENCE, type SilenceBounds } from './silence-bounds.ts';
import { Squads } from './squads.ts';
import { TradingOrders } from './trading-orders.ts';
import { MarketCatalogue } from './market-catalogue.ts';

/**
 * How soon a change has to be in the database. `soon` is for what a restart may not forget, `never` for what is shown and
 * stands in no row: a silence is its producer's or its match's, however many markets it stops.
 */
export type Urgency = 'soon' | 'lazy' | 'never';

/** Whoever has to know what changed in the book: the write-behind and live push. */
export interface BookWatcher {
  eventChanged(event: EventEntry, urgency: Urgency): void;
  marketChanged(market: MarketEntry, urgency: Urgency): void;
  /** Left the memory. */
  eventForgotten(event: EventEntry): void;
}

/**
 * The hot state: all running events with their markets and prices, in the memory of the one node that takes in feeds.
 * That node is the only writer of odds, and placements on it read this memory at one instant, between two feed
 * messages, so a placement always sees a consistent picture without a lock. The database follows behind (see
 * `write-behind.ts`): new entities and results at once, moving prices lazily, because after a restart everything is
 * suspended until the producer's snapshot has named it again.
 */
export class Book {
  readonly types = new MarketCatalogue();
  readonly squads = new Squads();
  readonly producers = new Map<string, ProducerEntry>();
  readonly regions = new Map<string, RegionEntry>();
  readonly championships = new Map<string, ChampionshipEntry>();
  readonly events = new Map<EventId, EventEntry>();
  readonly markets = new Map<MarketId, MarketEntry>();
  /** How long nothing may be told of a match that is on. */
  silence: SilenceBounds = USUAL_SILENCE;
  /** Set by `setTradingOrders`. */
  orders = new TradingOrders([]);
  readonly #byExternalId = new Map<string, EventEntry>();
  readonly #externalNames = new Map<string, string>();
  readonly #watchers: BookWatcher[] = [];
  #change: BookChange = 1;
  #epoch: bigint | undefined;

  /** Opens the book with the number of this start of the server (rules §5), which no other start has. */
  begin(epoch: bigint): void {
    this.#epoch = epoch;
  }

  /** @throws Error before the book is opened. */
  get epoch(): bigint {
    if (this.#epoch === undefined) throw new Error('the sportsbook has not started');
    return this.#epoch;
  }

  watch(watcher: BookWatcher): void {
    this.#watchers.push(watcher);
  }

  /** The last change so far: what a placement remembers of its t0. */
  get lastChange(): BookChange {
    return this.#change;
  }

  nextChange(): BookChange {
    return ++this.#change;
  }

  /** A producer not heard of yet is down until its first snapshot. */
  producer(name: string, nowMs: number): ProducerEntry {
    const known = this.producers.get(name);
    if (known !== undefined) return known;
    const producer: ProducerEntry = { name, up: false, downSinceMs: nowMs, lastDown: this.#change };
    this.producers.set(name, producer);
    return producer;
  }

  /** Remembers what a region's or championship's external name stands for. */
  nameExternally(kind: string, source: string, externalId: string, id: string): void {
    this.#externalNames.set(`${kind}|${source}|${externalId}`, id);
  }

  regionOf(source: string, externalId: string): RegionEntry | undefined {
    return this.regions.get(this.#externalNames.get(`region|${source}|${externalId}`) ?? '');
  }

  championshipOf(source: string, externalId: string): ChampionshipEntry | undefined {
    return this.championships.get(this.#externalNames.get(`championship|${source}|${externalId}`) ?? '');
  }

  athleteOf(source: string, externalId: string): AthleteEntry | undefined {
    return this.squads.get((this.#externalNames.get(`athlete|${source}|${externalId}`) ?? '') as AthleteId);
  }

  eventOf(producer: string, externalId: string): EventEntry | undefined {
    return this.#byExternalId.get(`${producer}|${externalId}`);
  }

  addEvent(event: EventEntry): void {
    this.events.set(event.id, event);
    this.#byExternalId.set(`${event.producer.name}|${event.externalId}`, event);
    event.ordered = this.orders.ofEvent(event);
    for (const market of event.markets.values()) {
      market.ordered = this.orders.ofMarket(market);
      this.markets.set(market.id, market);
    }
  }

  forgetEvent(event: EventEntry): void {
    this.events.delete(event.id);
    this.#byExternalId.delete(`${event.producer.name}|${event.externalId}`);
    for (const market of event.markets.values()) this.markets.delete(market.id);
    for (const watcher of this.#watchers) watcher.eventForgotten(event);
  }

  eventChanged(event: EventEntry, urgency: Urgency): void {
    for (const watcher of this.#watchers) watcher.eventChanged(event, urgency);
  }

  marketChanged(market: MarketEntry, urgency: Urgency): void {
    for (const watcher of this.#watchers) watcher.marketChanged(market, urgency);
  }
}
