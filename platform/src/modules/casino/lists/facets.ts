import type { FacetsQuery, FacetsView } from '@paddock/contract/schemas';

import type { Game } from '../catalogue/game.ts';
import { isWanted, type Filter } from './filter-games.ts';

/** How many games there are of each kind within the filters, the largest kinds first; a kind without its own filter. */
export function facets(playable: readonly Game[], query: FacetsQuery): FacetsView {
  const without = (filter: Filter) => playable.filter((game) => isWanted(game, query, filter));
  const wanted = playable.filter((game) => isWanted(game, query));
  const byProvider = without('provider');
  const names = new Map(byProvider.map(({ studio }) => [studio.code, studio.name]));
  return {
    total: wanted.length,
    sections: counted(without('section'), ({ entry }) => entry.sections),
    subcategories: counted(without('subcategory'), ({ entry }) => entry.subcategories),
    providers: counted(byProvider, ({ studio }) => [studio.code]).map(({ code, count }) => ({
      code,
      name: names.get(code) ?? code,
      count,
    })),
    tags: counted(without('tag'), ({ tags }) => tags),
    features: counted(without('feature'), ({ entry }) => entry.features),
    volatilities: counted(without('volatility'), ({ entry: { volatility } }) =>
      volatility === undefined ? [] : [volatility],
    ),
    withDemo: without('demo').filter(({ entry }) => entry.hasDemo).length,
  };
}

function counted(
  games: readonly Game[],
  codesOf: (game: Game) => readonly string[],
): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const game of games) for (const code of codesOf(game)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}
