import { SPORT_CODES } from '@paddock/contract';

import { holdingWords, type WordsHold } from '../../../../kernel/search/word-distance.ts';
import type { Book } from '../../book/book.ts';
import type { EventEntry } from '../../book/entries.ts';
import { sectionOf } from '../listing.ts';
import { isOpen, MARKETS_MOST, marketsCalled, searchedWords, type FoundMarket } from './market-hits.ts';

/** Events whose markets are looked through: what so many have not got is hardly offered. */
const LOOKED_AT_MOST = 2_000;

/**
 * Open markets that are called as was typed, of no match in particular ("corners"): one each of the first matches that have
 * any, those that are played before those to come, of these the first championships. Typing errors count where nothing is
 * called so.
 */
export function marketsOfAny(book: Book, words: readonly string[]): readonly FoundMarket[] {
  for (const isMistyped of [false, true]) {
    const isCalled = holdingWords(words, isMistyped);
    const found = marketsCalled(firstWith(book, typesCalled(book, isCalled)), isCalled, 1);
    if (found.length > 0) return found;
  }
  return [];
}

/** Keys of the types that are called so, by sport: a sport may have a name of its own for one. */
function typesCalled(book: Book, isCalled: WordsHold): ReadonlyMap<string, ReadonlySet<string>> {
  const bySport = new Map<string, Set<string>>();
  for (const { key, name, nameIn = {}, sports = SPORT_CODES } of book.types.all()) {
    const called = new Set([name, ...Object.values(nameIn)].filter((one) => isCalled(searchedWords(one))));
    if (called.size === 0) continue;
    for (const sport of sports)
      if (called.has(nameIn[sport] ?? name)) bySport.set(sport, (bySport.get(sport) ?? new Set()).add(key));
  }
  return bySport;
}

/** The first events that have one of these types open. */
function firstWith(book: Book, types: ReadonlyMap<string, ReadonlySet<string>>): readonly EventEntry[] {
  const first: EventEntry[] = [];
  if (types.size === 0) return first;
  let lookedAt = 0;
  for (const event of book.events.values()) {
    const keys = types.get(event.sport);
    if (keys === undefined || sectionOf(event) === undefined) continue;
    const last = first.at(-1);
    // Looking through markets costs: what would come too late anyway is left out first.
    if (first.length === MARKETS_MOST && last !== undefined && compare(event, last) >= 0) continue;
    if (lookedAt++ === LOOKED_AT_MOST) break;
    if (!hasOpen(event, keys)) continue;
    first.push(event);
    first.sort(compare);
    first.splice(MARKETS_MOST);
  }
  return first;
}

function hasOpen({ markets }: EventEntry, keys: ReadonlySet<string>): boolean {
  for (const market of markets.values()) if (keys.has(market.type.key) && isOpen(market)) return true;
  return false;
}

function compare(a: EventEntry, b: EventEntry): number {
  const isLater = ({ state }: EventEntry) => (state.status === 'live' ? 0 : 1);
  return (
    isLater(a) - isLater(b) ||
    a.championship.rank - b.championship.rank ||
    a.state.startsAtMs - b.state.startsAtMs
  );
}
