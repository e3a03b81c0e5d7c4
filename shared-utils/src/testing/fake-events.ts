import { parseSelectionId } from '@paddock/contract';
import type { EventDetail, MarketView } from '@paddock/contract/schemas';

import type { FakeLive } from './fake-live.ts';

/** The events of the fake page, published to every topic that shows them. */
export interface FakeEvents {
  setEvent(event: EventDetail): void;
  setMarket(eventId: string, market: MarketView): void;
  changePrice(selectionId: string, oddsMilli: number): void;
  suspendMarket(marketId: string, reason: string): void;
  removeEvent(eventId: string): void;
}

/** "1.7" becomes "1.8". */
function nextVersion(version: string): string {
  const [epoch = '1', n = '0'] = version.split('.');
  return `${epoch}.${Number(n) + 1}`;
}

export function createFakeEvents(live: FakeLive): FakeEvents {
  const events = new Map<string, EventDetail>();

  function eventOf(eventId: string): EventDetail {
    const event = events.get(eventId);
    if (event === undefined) throw new Error(`no event ${eventId}: call setEvent first`);
    return event;
  }

  function marketOf(marketId: string): { readonly event: EventDetail; readonly market: MarketView } {
    for (const event of events.values()) {
      const market = event.markets.find((each) => each.id === marketId);
      if (market !== undefined) return { event, market };
    }
    throw new Error(`no market ${marketId}: call setEvent first`);
  }

  function setEvent(event: EventDetail): void {
    const old = events.get(event.id)?.markets ?? [];
    events.set(event.id, event);
    live.publish(`row:${event.id}`, event);
    live.publish(`event:${event.id}`, event);
    for (const market of event.markets) {
      live.publish(`market:${market.id}`, { eventId: event.id, state: event.state, market });
    }
    for (const { id } of old) {
      if (!event.markets.some((market) => market.id === id)) live.remove(`market:${id}`);
    }
  }

  function setMarket(eventId: string, market: MarketView): void {
    const event = eventOf(eventId);
    const others = event.markets.filter((each) => each.id !== market.id);
    const isKnown = others.length < event.markets.length;
    const markets = isKnown
      ? event.markets.map((each) => (each.id === market.id ? market : each))
      : [...others, market];
    const whole = { ...event, markets };
    events.set(eventId, whole);
    // As the server does: the change alone, so that nothing else is drawn again.
    for (const topic of [`row:${eventId}`, `event:${eventId}`])
      live.change(topic, { markets: [market] }, whole);
    live.publish(`market:${market.id}`, { eventId, state: event.state, market });
  }

  return {
    setEvent,
    setMarket,
    changePrice(selectionId, oddsMilli) {
      const selection = parseSelectionId(selectionId);
      if (selection === undefined) throw new Error(`not a selection id: ${selectionId}`);
      const { event, market } = marketOf(selection.marketId);
      const selections = market.selections.map((each) =>
        each.outcome === selection.outcome ? { ...each, oddsMilli } : each,
      );
      setMarket(event.id, { ...market, version: nextVersion(market.version), selections });
    },
    suspendMarket(marketId, reason) {
      const { event, market } = marketOf(marketId);
      setMarket(event.id, { ...market, status: 'suspended', reason });
    },
    removeEvent(eventId) {
      const event = eventOf(eventId);
      events.delete(eventId);
      live.remove(`row:${eventId}`);
      live.remove(`event:${eventId}`);
      for (const market of event.markets) live.remove(`market:${market.id}`);
    },
  };
}
