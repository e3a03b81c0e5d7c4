import type { SearchHit, SearchView } from '@paddock/contract/schemas';

import { typedWords } from '../../../../kernel/search/typed-words.ts';
import { CLOSENESS, holdingWords } from '../../../../kernel/search/word-distance.ts';
import type { Book } from '../../book/book.ts';
import type { EventEntry } from '../../book/entries.ts';
import { eventSummary } from '../event-view.ts';
import { marketsCalled, splits, type FoundMarket } from './market-hits.ts';
import { marketsOfAny } from './markets-of-any.ts';
import { rankThings, type RankedThing } from './rank-things.ts';
import type { ThingSearch } from './thing-search.ts';

export interface SearchParts {
  readonly book: Book;
  readonly search: ThingSearch;
}

/** Events whose markets are looked through for what was typed. */
const EVENTS_WITH_MARKETS = 3;

/** Of more words the rest is not looked at: each way to read them is a search. */
const MOST_SPLIT = 4;

/**
 * What is called as was typed, the best first (`rankThings`); markets of an event where no event itself is called so, and of
 * any where no name is, or only a mistyped one.
 */
export function searchView({ book, search }: SearchParts, typed: string): SearchView {
  search.refresh();
  const words = typedWords(typed);
  const near = search.near(words);
  const hits = rankThings(near, words).map(hitOf);
  // Nothing has its words as they were typed.
  const isGuess = near.least > CLOSENESS.inside * words.length;
  const hasEvent = hits.some(({ kind }) => kind === 'event');
  if (hasEvent && !isGuess) return { hits };
  const own = hasEvent ? [] : marketsOf(search, words.slice(0, MOST_SPLIT));
  if (own.length > 0) return { hits: [...hits, ...own.map(marketHit)] };
  const markets = words.length === 0 ? [] : marketsOfAny(book, words.slice(0, MOST_SPLIT)).map(marketHit);
  return { hits: isGuess ? [...markets, ...hits] : [...hits, ...markets] };
}

const marketHit = ({ event, type, name }: FoundMarket): SearchHit => ({
  ...{ kind: 'market', type, name },
  event: eventSummary(event),
});

/** By the first reading of the words that finds any as they were typed, else mistyped. */
function marketsOf(search: ThingSearch, words: readonly string[]): readonly FoundMarket[] {
  const tried: { readonly events: readonly EventEntry[]; readonly words: readonly string[] }[] = [];
  for (const { names, market } of splits(words)) {
    const events = rankThings(search.near(names), names)
      .flatMap(({ known: { thing } }) => (thing.kind === 'event' ? thing.event : []))
      .slice(0, EVENTS_WITH_MARKETS);
    const found = marketsCalled(events, holdingWords(market, false));
    if (found.length > 0) return found;
    tried.push({ events, words: market });
  }
  for (const { events, words: market } of tried) {
    const found = marketsCalled(events, holdingWords(market, true));
    if (found.length > 0) return found;
  }
  return [];
}

function hitOf({ known: { thing }, live, line }: RankedThing): SearchHit {
  switch (thing.kind) {
    case 'sport':
      return { kind: 'sport', sport: thing.sport, name: thing.name, live, line };
    case 'championship': {
      const { id, sport, slug, name, region } = thing.championship;
      return {
        kind: 'championship',
        ...{ id, sport, slug, name, live, line },
        region: { code: region.code, name: region.name },
      };
    }
    case 'team':
      return { kind: 'team', sport: thing.sport, key: thing.key, ...thing.team, live, line };
    case 'player': {
      const { sport, player, team } = thing;
      return { kind: 'player', sport, id: player.id, name: player.name, team, live, line };
    }
    case 'event':
      return { kind: 'event', event: eventSummary(thing.event) };
  }
}
