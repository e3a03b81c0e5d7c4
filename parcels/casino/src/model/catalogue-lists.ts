import type { GameSection } from '@paddock/contract';
import type { IconName } from '@paddock/styleguide';

import type { ListIconName } from '../parts/list-paths.ts';

/** What a route of the catalogue lists. */
export interface CatalogueList {
  /** Games of one section; of all of them unless said. */
  readonly section?: GameSection;
  /** Games with a tag of the site. */
  readonly tag?: 'original';
  /** Its address, without a sub-category. */
  readonly path: string;
  /** Key of its name: `seo.<name>.title`. */
  readonly name: string;
  /** Of one list alone: the folded menu shows icons and nothing else. */
  readonly icon: IconName | ListIconName;
}

/** Every list of the catalogue by its route: one page shows them all. In the order of the menu. */
export const LISTS = {
  'casino.lobby': { path: '/casino', name: 'lobby', icon: 'grid' },
  'casino.slots': { section: 'slots', path: '/slots', name: 'slots', icon: 'cherry' },
  'casino.tables': { section: 'casino', path: '/casino/all', name: 'tables', icon: 'live' },
  'casino.crash-games': {
    section: 'crash-games',
    path: '/crash-games',
    name: 'crashGames',
    icon: 'rocket',
  },
  'casino.fast-games': { section: 'fast-games', path: '/fast-games', name: 'fastGames', icon: 'zap' },
  'casino.card-games': { section: 'card-games', path: '/card-games', name: 'cardGames', icon: 'spade' },
  'casino.poker': { section: 'poker', path: '/poker', name: 'poker', icon: 'club' },
  'casino.bingo': { section: 'bingo', path: '/bingo', name: 'bingo', icon: 'numbers' },
  'casino.keno': { section: 'keno', path: '/keno', name: 'keno', icon: 'target' },
  'casino.scratchcards': {
    section: 'scratchcards',
    path: '/scratchcards',
    name: 'scratchcards',
    icon: 'ticket',
  },
  'casino.tvgames': { section: 'tvgames', path: '/tvgames', name: 'tvGames', icon: 'tv' },
  'casino.virtualsports': {
    section: 'virtualsports',
    path: '/virtualsports',
    name: 'virtualSports',
    icon: 'gamepad',
  },
  'casino.fast-bet': { section: 'fast-bet', path: '/fast-bet', name: 'fastBet', icon: 'timer' },
  'casino.vulkan': { section: 'vulkan', path: '/slots/vulkan', name: 'vulkan', icon: 'gem' },
  'casino.asian-games': { section: 'asian-games', path: '/asian-games', name: 'asianGames', icon: 'flower' },
  'casino.skill-games': { section: 'skill-games', path: '/skill-games', name: 'skillGames', icon: 'puzzle' },
  'casino.fishing': { section: 'fishinghunting', path: '/fishinghunting', name: 'fishing', icon: 'fish' },
  'casino.brand': { section: 'brand', path: '/casino/brand', name: 'brand', icon: 'award' },
  'casino.other-games': { tag: 'original', path: '/othergames', name: 'otherGames', icon: 'casino' },
} as const satisfies Readonly<Record<string, CatalogueList>>;
export type ListRoute = keyof typeof LISTS;

/** What a route lists; the lobby's for a route that lists nothing. */
export function listOf(routeId: string): CatalogueList {
  return Object.hasOwn(LISTS, routeId) ? LISTS[routeId as ListRoute] : LISTS['casino.lobby'];
}

/** The list of a section, for the menu and the rows of the lobby. */
export function listOfSection(section: GameSection): CatalogueList {
  return (
    Object.values(LISTS).find((list) => 'section' in list && list.section === section) ??
    LISTS['casino.lobby']
  );
}

/** A sub-category of a list as its address names it; `all` is all of them. */
export function subcategoryOf(params: Readonly<Record<string, string>>): string | undefined {
  const { subcategory } = params;
  return subcategory === 'all' ? undefined : subcategory;
}

/** Where a sub-category of a list is; undefined where the list's address takes none. */
export function subcategoryPath(list: CatalogueList, subcategory: string): string | undefined {
  if (list.section === 'casino') return `/casino/${subcategory}`;
  return list.section === 'slots' || list.section === 'poker' ? `${list.path}/${subcategory}` : undefined;
}
