import type { SearchHit, SearchView } from '@paddock/contract/schemas';

import { typedWords } from '../../../../kernel/search/typed-words.ts';
import { eventSummary } from '../event-view.ts';
import { marketsCalled, splits, type FoundMarket } from './market-hits.ts';
import { rankThings, type RankedThing } from './rank-things.ts';
import type { ThingSearch } from './thing-search.ts';

/** Events whose markets are looked through for what was typed. */
const EVENTS_WITH_MARKETS = 3;

/** Of more words the rest is not looked at: each way to read them is a search. */
const MOST_SPLIT = 4;

/** What is called as was typed, the best first (`rankThings`); markets of an event where no event itself is called so. */
export function searchView(search: ThingSearch, typed: string): SearchView {
  search.refresh();
  const words = typedWords(typed);
  const hits = rankThings(search.near(words), words).map(hitOf);
  if (hits.some(({ kind }) => kind === 'event')) return { hits };
  const markets = marketsOf(search, words.slice(0, MOST_SPLIT)).map(
    ({ event, type, name }) => ({ kind: 'market', event: eventSummary(event), type, name }) as const,
  );
  return { hits: [...hits, ...markets] };
}

/** By the first reading of the words that finds any. */
function marketsOf(search: ThingSearch, words: readonly string[]): readonly FoundMarket[] {
  for (const { names, market } of splits(words)) {
    const events = rankThings(search.near(names), names).flatMap(({ known: { thing } }) =>
      thing.kind === 'event' ? thing.event : [],
    );
    const found = marketsCalled(events.slice(0, EVENTS_WITH_MARKETS), market);
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
