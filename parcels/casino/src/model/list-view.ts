import { GAME_SORTS, type GameSort } from '@paddock/contract';
import type { GamesQuery } from '@paddock/contract/schemas';

import type { CatalogueList } from './catalogue-lists.ts';

/** What a list shows first, or alone: the chips above it, in their order. */
export const SHOWS = ['new', 'popular', 'rtp', 'calm', 'jackpot', 'demo'] as const;
export type Show = (typeof SHOWS)[number];

/** How a list is looked at; its address holds all of it. */
export interface ListView {
  readonly show: Show | undefined;
  /** Code of a studio. */
  readonly provider: string | undefined;
  readonly sort: GameSort | undefined;
}

/** A view as the query of an address says it; what it does not know counts as not said. */
export function viewOf(query: string): ListView {
  const values = new URLSearchParams(query);
  const provider = values.get('provider') ?? '';
  return {
    show: SHOWS.find((show) => show === values.get('show')),
    provider: /^[a-z][a-z0-9-]{1,30}$/.test(provider) ? provider : undefined,
    sort: GAME_SORTS.find((sort) => sort === values.get('sort')),
  };
}

/** A view as the query of an address; empty where nothing is chosen. */
export function queryOf(view: ListView): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) if (value !== undefined) values.set(name, String(value));
  const text = values.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether nothing is chosen: the lobby then shows its rows. */
export const isPlain = (view: ListView): boolean => queryOf(view) === '';

type Asked = Omit<GamesQuery, 'after' | 'limit' | 'device' | 'currency' | 'lng'>;

/** What each chip asks for, and how its games are sorted unless the player says how. */
const SHOWN: Readonly<Record<Show, Asked>> = {
  new: { tag: 'new', sort: 'new' },
  popular: { sort: 'popular' },
  rtp: { sort: 'rtp' },
  calm: { volatility: 'low' },
  jackpot: { tag: 'jackpot' },
  demo: { demo: 'true' },
};

/** What the server is asked for to show a list so. */
export function askedOf(list: CatalogueList, subcategory: string | undefined, view: ListView): Asked {
  const { show, provider, sort } = view;
  return {
    ...(list.section !== undefined && { section: list.section }),
    ...(list.tag !== undefined && { tag: list.tag }),
    ...(subcategory !== undefined && { subcategory }),
    ...(show !== undefined && SHOWN[show]),
    ...(provider !== undefined && { provider }),
    ...(sort !== undefined && { sort }),
  };
}
