import type { MarketTypeView } from '@paddock/contract/schemas';
import { typeKeyOf, typeViewOf } from '@paddock/contract/markets';

import type { MarketEntry } from '../book/entries.ts';
import { LIST_TYPES } from './list-markets.ts';

/**
 * What a page has to know of the types of some markets to lay them out and name them, each once: a type comes with the
 * first answer that has a market of it, and is not said again with every price.
 * @param listedSports those whose list columns have to be known, whether or not a market fills them now
 */
export function typeViews(
  markets: Iterable<MarketEntry>,
  listedSports: Iterable<string> = [],
): MarketTypeView[] {
  const views = new Map<string, MarketTypeView>();
  for (const sport of listedSports)
    for (const type of LIST_TYPES.get(sport) ?? []) views.set(type.key, typeViewOf(type, {}));
  for (const { type, specifiers } of markets) {
    const key = typeKeyOf(type, specifiers);
    if (!views.has(key)) views.set(key, typeViewOf(type, specifiers));
  }
  return [...views.values()];
}
