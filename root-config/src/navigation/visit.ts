import {
  frameWidgets,
  type FrameView,
  type MatchedRoute,
  type RouteDefinition,
  type SiteConfig,
} from '@paddock/contract';

import type { Target } from './resolve-target.ts';

/** How a visit came about. */
export type Arrival = 'initial' | 'push' | 'replace' | 'pop';

/** One page shown or on its way to be shown. */
export interface Visit {
  readonly target: Target;
  readonly arrival: Arrival;
  /** With its mark, or empty. */
  readonly hash: string;
  /** Key of the history entry it belongs to; another one once a link within the page has made one. */
  entryKey: string;
}

/** A page is the same while parcel and page key are; only then do its title's values live on. */
export function pageKeyOf(matched: MatchedRoute): string {
  return `${matched.route.parcel}/${matched.route.page}`;
}

/** Dictionaries of a route; its parcel's own holds the words of the head. */
export function namespacesOf({ route }: Pick<MatchedRoute, 'route'>): readonly string[] {
  return [...new Set([...route.meta.dictionaries, route.parcel])];
}

/** The part of the frame a route decides (S2-02 to S2-05). */
export function frameOf(
  { id, layout, meta }: RouteDefinition,
  site: SiteConfig,
): Pick<FrameView, 'layout' | 'widgets' | 'routeId'> {
  return { layout, routeId: id, widgets: frameWidgets(layout, site.widgets, meta.regions) };
}

export type ScrollIntent = 'top' | 'restore' | 'hash' | 'none';

/** Query flag by which a link opts out of scrolling (S2-01). */
const NO_SCROLL = ['noscroll', '1'] as const;

/** What asks in a query for a dialog over the page. */
const DIALOG = /modal=/i;

/** Where a shown visit scrolls to (S2-01). A dialog that comes or goes leaves the page under it where it is. */
export function scrollIntent({ target, arrival, hash }: Visit, before?: MatchedRoute): ScrollIntent {
  if (before?.path === target.matched.path && DIALOG.test(before.query + target.matched.query)) return 'none';
  if (arrival === 'pop' || arrival === 'initial') return 'restore';
  if (hash.length > 1) return 'hash';
  const [flag, on] = NO_SCROLL;
  const optsOut = new URLSearchParams(target.matched.query).get(flag) === on;
  return optsOut || target.matched.route.meta.scroll === 'keep' ? 'none' : 'top';
}
