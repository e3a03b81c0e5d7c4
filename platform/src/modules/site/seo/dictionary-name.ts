import { seoKeysOf, type MatchedRoute } from '@paddock/contract';

import type { Dictionaries } from '../release/dictionaries.ts';

/**
 * What a page is called that a dictionary names, in every language of the site: one of our own games by its parcel, and by
 * the common one a sport of which a list is and nothing more particular.
 */
export function dictionaryName(
  { route, params, language }: MatchedRoute,
  dictionaries: Dictionaries,
): Readonly<Record<string, string>> {
  const { own, sport, champ } = params;
  const name =
    own !== undefined
      ? dictionaries.text(language, seoKeysOf(route).namespace, `games.${own}.name`)
      : sport !== undefined && champ === undefined
        ? dictionaries.text(language, 'common', `sport.${sport}`)
        : undefined;
  return name === undefined ? {} : { name };
}
