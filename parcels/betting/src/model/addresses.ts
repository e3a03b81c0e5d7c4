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

/** The id before the readable tail of an address part: `4711-arsenal-chelsea` is `4711`. */
export function idOfSlug(part: string): string {
  const dash = part.indexOf('-');
  return dash < 0 ? part : part.slice(0, dash);
}
