import type { EventDelta } from '@paddock/contract';
import type { EventDetail, MarketView } from '@paddock/contract/schemas';

import type { EventInfo, EventValue, MarketShape } from './odds-types.ts';
import { learnTypes, shapeOf, type KnownTypes } from './known-types.ts';
import type { PriceBook } from './price-book.ts';
import type { Reader } from './reader.ts';

function hasOutcomes(shape: MarketShape, market: MarketView): boolean {
  const isSameOffer =
    shape.eachWay === market.eachWay || JSON.stringify(shape.eachWay) === JSON.stringify(market.eachWay);
  return (
    isSameOffer &&
    shape.outcomes.length === market.selections.length &&
    shape.outcomes.every((outcome, at) => outcome === market.selections[at]?.outcome)
  );
}

/**
 * Builds an event without prices from `row:` and `event:` topics and hands the prices to the book. The event is a new
 * object only when its state or the list of its markets changed; shapes that did not change stay the same objects. A market
 * of a type nobody told of is left out.
 */
export function createEventReader(topic: string, book: PriceBook, types: KnownTypes): Reader<EventValue> {
  let event: EventInfo | undefined;
  let shapes: ReadonlyMap<string, MarketShape> = new Map();

  /** The shape of a market; the known one when it is still right. */
  function shape(market: MarketView): MarketShape | undefined {
    const type = types.get(market.type);
    const known = shapes.get(market.id);
    if (known !== undefined && known.type === type && hasOutcomes(known, market)) return known;
    return type && shapeOf(type, market);
  }

  function withShapes(before: Iterable<readonly [string, MarketShape]>, markets: readonly MarketView[]) {
    const next = new Map(before);
    for (const market of markets) {
      const own = shape(market);
      if (own !== undefined) next.set(market.id, own);
    }
    return next;
  }

  function putPrices(markets: readonly MarketView[]): void {
    for (const market of markets) book.put(topic, market);
  }

  function dropMissing(next: ReadonlyMap<string, MarketShape>): void {
    for (const marketId of shapes.keys()) if (!next.has(marketId)) book.drop(topic, marketId, true);
  }

  function nextShapes({ markets = [], removedMarketIds = [] }: EventDelta): ReadonlyMap<string, MarketShape> {
    const isChanged =
      markets.some((market) => shapes.get(market.id) !== shape(market)) ||
      removedMarketIds.some((marketId) => shapes.has(marketId));
    if (!isChanged) return shapes;
    const next = withShapes(shapes, markets);
    for (const marketId of removedMarketIds) next.delete(marketId);
    return next;
  }

  function take(detail: Omit<EventInfo, 'markets'>, next: ReadonlyMap<string, MarketShape>): void {
    dropMissing(next);
    const markets = next === shapes && event !== undefined ? event.markets : [...next.values()];
    shapes = next;
    event = { ...detail, markets };
  }

  return {
    onSnapshot(data) {
      const { markets, types: told, ...detail } = data as EventDetail;
      learnTypes(types, told);
      take(detail, withShapes([], markets));
      putPrices(markets);
    },
    onDelta(data) {
      const delta = data as EventDelta;
      learnTypes(types, delta.types);
      if (event === undefined) return;
      const next = nextShapes(delta);
      const { state = event.state, marketCount = event.marketCount } = delta;
      if (next !== shapes || state !== event.state || marketCount !== event.marketCount) {
        take({ ...event, state, marketCount }, next);
      }
      putPrices(delta.markets ?? []);
    },
    get picture() {
      return event;
    },
    valueOf(status) {
      if (status === 'gone') return { status, event: event ?? null };
      return event === undefined ? { status: 'loading' } : { status, event };
    },
    marketIds: () => shapes.keys(),
    release(isGone) {
      for (const marketId of shapes.keys()) book.drop(topic, marketId, isGone);
    },
  };
}
