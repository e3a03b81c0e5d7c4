import type { EventId, MarketId } from '@paddock/contract';
import type { StandingOrderView, TradingOrderView } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import type { EventEntry } from '../book/entries.ts';
import { namesOfSelection } from '../read/market-view.ts';

/** An order with what it is about by name; by its id alone where the book knows it no more. */
export function namedOrder(book: Book, order: TradingOrderView): StandingOrderView {
  const { scope, subject } = order;
  switch (scope) {
    case 'sport':
      return { ...order, eventId: null, names: [] };
    case 'championship': {
      const championship = book.championships.get(subject);
      return { ...order, eventId: null, names: championship === undefined ? [] : [championship.name] };
    }
    case 'event':
      return { ...order, ...sidesOf(book.events.get(subject as EventId)) };
    case 'market': {
      const market = book.markets.get(subject as MarketId);
      const { eventId, names } = sidesOf(market?.event);
      const outcome = market?.selections[0]?.outcome;
      if (market === undefined || outcome === undefined) return { ...order, eventId, names };
      return { ...order, eventId, names: [...names, namesOfSelection(market, outcome).market] };
    }
  }
}

function sidesOf(event: EventEntry | undefined): Pick<StandingOrderView, 'eventId' | 'names'> {
  if (event === undefined) return { eventId: null, names: [] };
  return { eventId: event.id, names: [event.home.name, event.away.name] };
}
