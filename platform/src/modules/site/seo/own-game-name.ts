import { seoKeysOf, type MatchedRoute } from '@paddock/contract';

import type { Dictionaries } from '../release/dictionaries.ts';

/** What the page of one of our own games is called: as the game, which has its name in the dictionary of its parcel. */
export function ownGameName(
  { route, params, language }: MatchedRoute,
  dictionaries: Dictionaries,
): Readonly<Record<string, string>> {
  const { own } = params;
  if (own === undefined) return {};
  const name = dictionaries.text(language, seoKeysOf(route).namespace, `games.${own}.name`);
  return name === undefined ? {} : { name };
}
