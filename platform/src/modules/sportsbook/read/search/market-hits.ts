import { marketName } from '@paddock/contract';
import { typeViewOf } from '@paddock/contract/markets';
import type { LocalizedName } from '@paddock/contract/schemas';

import type { EventEntry, MarketEntry } from '../../book/entries.ts';
import { isHeld } from '../../book/openness.ts';
import { wordsInAll } from '../../../../kernel/search/typed-words.ts';
import type { WordsHold } from '../../../../kernel/search/word-distance.ts';

/** A kind of market that an event has open. */
export interface FoundMarket {
  readonly event: EventEntry;
  readonly type: string;
  /** Without lines: "Total goals", "Arsenal: total". */
  readonly name: LocalizedName;
}

/** Markets of each event, and of all. */
const OF_EVENT = 2;
export const MARKETS_MOST = 4;

/** The ways to read what was typed as a name and a market after it, or before it: "arsenal corners", "corners arsenal". */
export function splits(
  words: readonly string[],
): readonly { readonly names: readonly string[]; readonly market: readonly string[] }[] {
  return words.slice(1).flatMap((_, cut) => [
    { names: words.slice(0, cut + 1), market: words.slice(cut + 1) },
    { names: words.slice(cut + 1), market: words.slice(0, cut + 1) },
  ]);
}

/** The markets of some events whose names hold what was typed of them; the events in their order. */
export function marketsCalled(
  events: readonly EventEntry[],
  isCalled: WordsHold,
  ofEvent = OF_EVENT,
): readonly FoundMarket[] {
  return events
    .flatMap((event) => {
      const found = new Map<string, FoundMarket>();
      for (const market of event.markets.values()) {
        if (found.size === ofEvent) break;
        if (!isOpen(market)) continue;
        const name = nameOf(market);
        if (isCalled(searchedWords(name))) found.set(name.en, { event, type: market.type.key, name });
      }
      return [...found.values()];
    })
    .slice(0, MARKETS_MOST);
}

function nameOf({ type, specifiers, event }: MarketEntry): LocalizedName {
  const view = typeViewOf(type, {});
  const { [view.line?.name ?? '']: _line, ...others } = specifiers;
  const named = { type: view, specifiers: others };
  const inLanguage = (language: string) => marketName(named, event, language).trim();
  return { en: inLanguage('en'), ru: inLanguage('ru') };
}

export const isOpen = (market: MarketEntry): boolean => market.status === 'open' && !isHeld(market);

/** The words of a name, or of a template of names, in all of its languages. */
export const searchedWords = (name: LocalizedName): readonly string[] => wordsInAll(name).flat();
