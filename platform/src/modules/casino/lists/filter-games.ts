import type { FacetsQuery } from '@paddock/contract/schemas';

import type { Game } from '../catalogue/game.ts';

/** What a list may be narrowed by. */
export type Filter = Exclude<keyof FacetsQuery, 'device' | 'currency'>;

const HOLDS: Readonly<Record<Filter, (game: Game, wanted: string) => boolean>> = {
  section: ({ entry }, wanted) => entry.sections.some((one) => one === wanted),
  subcategory: ({ entry }, wanted) => entry.subcategories.includes(wanted),
  provider: ({ studio }, wanted) => studio.code === wanted,
  tag: ({ tags }, wanted) => tags.includes(wanted),
  feature: ({ entry }, wanted) => entry.features.includes(wanted),
  volatility: ({ entry }, wanted) => entry.volatility === wanted,
  demo: ({ entry }) => entry.hasDemo,
};
const FILTERS = Object.keys(HOLDS) as readonly Filter[];

/** Whether a game is among those asked for. @param but a filter that is left out */
export function isWanted(game: Game, query: FacetsQuery, but?: Filter): boolean {
  return FILTERS.every((filter) => {
    const wanted = query[filter];
    return wanted === undefined || filter === but || HOLDS[filter](game, wanted);
  });
}
