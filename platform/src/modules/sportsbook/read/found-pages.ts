import { eventPath, type EventId } from '@paddock/contract';

import { findSportModel } from '../../feeds/index.ts';
import type { MatchFacts, SitemapEntry } from '../../site/index.ts';
import type { Book } from '../book/book.ts';
import type { EventEntry, MarketEntry } from '../book/entries.ts';
import { isOpen } from '../book/openness.ts';
import { listMarkets } from './list-markets.ts';
import { sectionOf } from './listing.ts';
import { namesOfSelection } from './market-view.ts';

/** The sportsbook's pages, as search engines and other sites are told of them. */
export interface FoundPages {
  /** Matches that are listed now. */
  matches(): readonly SitemapEntry[];
  /** Championships with a listed match, in each section that lists one. */
  championships(): readonly SitemapEntry[];
  /** A match that is remembered: one that is over or called off too. */
  matchOf(id: string): MatchFacts | undefined;
}

export function createFoundPages(book: Book): FoundPages {
  const listed = () => [...book.events.values()].filter((event) => sectionOf(event) !== undefined);
  return {
    matches: () => listed().map((event) => ({ path: eventPath(event) })),
    championships: () => [...new Set(listed().map(championshipPath))].map((path) => ({ path })),
    matchOf(id) {
      const event = book.events.get(id as EventId);
      return event && factsOf(event);
    },
  };
}

function factsOf(event: EventEntry): MatchFacts {
  const { id, home, away, field, championship, state } = event;
  const sport = findSportModel(event.sport)?.name ?? { en: event.sport };
  const [market] = listMarkets(event);
  const place = { name: championship.name, path: championshipPath(event) };
  return {
    kind: 'match',
    id,
    sportCode: event.sport,
    sport,
    championship: place,
    trail: [{ name: sport, path: sportPath(event) }, place],
    home: home.name,
    away: away.name,
    isField: field !== undefined,
    startsAtMs: state.startsAtMs,
    isCalledOff: state.status === 'cancelled',
    market: market && { id: market.id, names: namesIn(market) },
    prices: openPrices(market),
  };
}

const namesIn = (market: MarketEntry) =>
  Object.fromEntries(
    market.selections.map(({ outcome }) => [outcome, namesOfSelection(market, outcome).outcome]),
  );

function openPrices(market: MarketEntry | undefined): MatchFacts['prices'] {
  if (market === undefined) return [];
  return market.selections
    .filter(({ outcome }) => isOpen(market, outcome))
    .map(({ outcome, oddsMilli }) => ({ name: namesOfSelection(market, outcome).outcome, oddsMilli }));
}

const sportPath = (event: EventEntry): string => `/${sectionOf(event) ?? 'line'}/${event.sport}`;

function championshipPath(event: EventEntry): string {
  const { id, slug } = event.championship;
  return `${sportPath(event)}/${id}-${slug}`;
}
