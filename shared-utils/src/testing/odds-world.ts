import type { EventDelta } from '@paddock/contract';
import type { EventDetail, MarketView } from '@paddock/contract/schemas';

import { createServerClock } from '../clock/server-clock.ts';
import { createOdds, type OddsService } from '../odds/odds.ts';
import type { EventValue, PriceValue } from '../odds/odds-types.ts';
import type { LiveValue } from '../live/live-types.ts';
import type { TopicHandler, TopicSource } from '../live/topic-source.ts';
import { createStore } from '../stream/store.ts';
import { TOLD_TYPES } from './sample-types.ts';
import { aMarket, anEvent, SAMPLE_NOW_MS } from './samples.ts';
import { createVirtualTiming, type VirtualTiming } from './virtual-timing.ts';

/** Topics opened by the odds; the test speaks through their handlers. */
interface HandlerSource extends TopicSource {
  readonly handlers: Map<string, TopicHandler>;
  set(value: LiveValue): void;
}

function createHandlerSource(): HandlerSource {
  const handlers = new Map<string, TopicHandler>();
  const live = createStore<LiveValue>({ status: 'open', producersDown: [] });
  return {
    handlers,
    live$: live.stream,
    set: live.set,
    open(topic, handler) {
      handlers.set(topic, handler);
      return () => handlers.delete(topic);
    },
  };
}

/** The odds with a test in the place of the socket. */
export interface OddsWorld {
  readonly timing: VirtualTiming;
  readonly source: HandlerSource;
  readonly odds: OddsService;
  handlerOf(topic: string): TopicHandler;
  /** A snapshot, published. */
  snapshot(topic: string, data: unknown): void;
  /** A delta, published. */
  change(topic: string, delta: EventDelta): void;
  /** Watches a row that has this picture. */
  watchRow(event?: EventDetail): EventValue[];
  recordPrice(selectionId: string): PriceValue[];
}

/** The sample market with another price for one outcome. */
export function priced(
  outcome: string,
  oddsMilli: number,
  version: string,
  more: Partial<MarketView> = {},
): MarketView {
  const { selections } = aMarket();
  return aMarket({
    version,
    selections: selections.map((each) => (each.outcome === outcome ? { ...each, oddsMilli } : each)),
    ...more,
  });
}

export function createOddsWorld(): OddsWorld {
  const timing = createVirtualTiming(SAMPLE_NOW_MS);
  const source = createHandlerSource();
  const odds = createOdds(source, timing, createServerClock(timing, SAMPLE_NOW_MS));
  odds.seedEvents({ events: [], types: TOLD_TYPES }, 'row');

  function handlerOf(topic: string): TopicHandler {
    const handler = source.handlers.get(topic);
    if (handler === undefined) throw new Error(`nobody watches ${topic}`);
    return handler;
  }

  function snapshot(topic: string, data: unknown): void {
    handlerOf(topic).onSnapshot(data);
    timing.flushFrame();
  }

  return {
    timing,
    source,
    odds,
    handlerOf,
    snapshot,
    change(topic, delta) {
      handlerOf(topic).onDelta(delta);
      timing.flushFrame();
    },
    watchRow(event = anEvent()) {
      const seen: EventValue[] = [];
      odds.watchEvent(event.id, 'row').subscribe((value) => seen.push(value));
      snapshot(`row:${event.id}`, event);
      return seen;
    },
    recordPrice(selectionId) {
      const seen: PriceValue[] = [];
      odds.price$(selectionId).subscribe((value) => seen.push(value));
      return seen;
    },
  };
}
