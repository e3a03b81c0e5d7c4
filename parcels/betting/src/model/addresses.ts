import type { eventPath } from '@paddock/contract';
import type { BetSection } from '@paddock/contract/schemas';

/** Paths of the sports sections without their language: section, sport, championship, game (S2-07). */
export function sectionPath(section: BetSection, sport?: string): string {
  return sport === undefined ? `/${section}` : `/${section}/${sport}`;
}

export function favouritesPath(section: BetSection): string {
  return `/${section}/favourites`;
}

export function championshipPath(
  section: BetSection,
  sport: string,
  championship: { readonly id: string; readonly slug: string },
): string {
  return `/${section}/${sport}/${championship.id}-${championship.slug}`;
}

/** Where matches and championships lead. */
export interface Addresses {
  readonly event: typeof eventPath;
  readonly championship: typeof championshipPath;
}

/** Pages that menus and empty lists lead to. */
export const RESULTS_PATH = '/results';
export const MULTI_PATH = '/multi';
export const CHAMPIONSHIPS_PATH = '/champs';
export const TOP_EVENTS_PATH = '/top-events';
export const BETS_ON_YOURS_PATH = '/betsonyour';
export const TOP_SPORTS_PATH = '/top-sports';

export const OUTRIGHTS_PATH = '/outrights';

/** Who wins what: all, or of a sport. */
export function outrightsPath(sport?: string): string {
  return sport === undefined ? OUTRIGHTS_PATH : `${OUTRIGHTS_PATH}/${sport}`;
}

export type ChampionshipTab = 'events' | 'outrights' | 'results';

/** A championship's own page: its matches of both sections, or its results (S2-09). */
export function championshipPagePath(
  { id, slug }: { readonly id: string; readonly slug: string },
  tab: ChampionshipTab = 'events',
): string {
  const path = `${CHAMPIONSHIPS_PATH}/${id}-${slug}`;
  return tab === 'events' ? path : `${path}/${tab}`;
}

/** The id before the readable tail of an address part: `4711-arsenal-chelsea` is `4711`. */
export function idOfSlug(part: string): string {
  const dash = part.indexOf('-');
  return dash < 0 ? part : part.slice(0, dash);
}
