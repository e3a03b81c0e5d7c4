import type { CatalogueValue, RouteValue } from '@paddock/shared-utils';

export interface NavItem {
  readonly path: string;
  /** Dictionary key of its words. */
  readonly key: string;
  /** Whose page it leads to: not there where the site has closed it. */
  readonly parcel: string;
  /** Whose pages it leads to, where they do not all lie below its path. */
  readonly parcels?: readonly string[];
}

/** Sections of the site in the header's order. */
export const NAV_ITEMS: readonly NavItem[] = [
  { path: '/live', key: 'common:section.live', parcel: 'betting' },
  { path: '/line', key: 'common:section.line', parcel: 'betting' },
  { path: '/casino', key: 'common:section.casino', parcel: 'casino', parcels: ['casino', 'originals'] },
  { path: '/toto', key: 'common:section.toto', parcel: 'toto' },
  { path: '/lotto', key: 'common:section.lotto', parcel: 'lotto' },
];

/** The path shown now, without its language; empty until the first page is there. */
export function pathOf(route: RouteValue): string {
  return route.status === 'ready' ? route.matched.path : '';
}

/** The parcel of the page shown now; empty until the first one is there, and of promotions, which are no casino's alone. */
export function parcelOf(route: RouteValue): string {
  return route.status === 'ready' && !isWithin(route.matched.path, '/promotions')
    ? route.matched.route.parcel
    : '';
}

/** Whether a path is a section or lies below it. */
export function isWithin(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`);
}

/** Events that are live now; null while nobody knows. */
export function liveCountOf(value: CatalogueValue): number | null {
  if (!('catalogue' in value)) return null;
  return value.catalogue.sports.reduce((sum, sport) => sum + sport.live, 0);
}
