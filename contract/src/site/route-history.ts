/** How many pages a tab remembers (S9-14). */
export const ROUTE_HISTORY_SLOTS = 20;
/** Where a tab keeps them: for its own life, reloads included. */
export const ROUTE_HISTORY_KEY = 'paddock.routes';

/** A page that stood. */
export interface VisitedRoute {
  /** Address on this site, with its language and query. */
  readonly href: string;
  /** What its tab was called. */
  readonly title: string;
}

/** The pages of a tab, the latest last; what is no list of them is an empty one. */
export function readRouteHistory(text: string | null): readonly VisitedRoute[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisited).slice(-ROUTE_HISTORY_SLOTS) : [];
  } catch {
    return [];
  }
}

/** A page of this site and of no other: whatever was written there, a link made of it leads nowhere else. */
const isVisited = (value: unknown): value is VisitedRoute => {
  const { href, title } = (value ?? {}) as Partial<VisitedRoute>;
  return typeof href === 'string' && /^\/(?![/\\])/.test(href) && typeof title === 'string';
};

/** With a page more: one that was there before moves to the end, the oldest makes room. */
export const withVisited = (
  history: readonly VisitedRoute[],
  visited: VisitedRoute,
): readonly VisitedRoute[] =>
  [...history.filter(({ href }) => href !== visited.href), visited].slice(-ROUTE_HISTORY_SLOTS);

/** The page to go back to from one that cannot be shown; undefined where the tab saw no other. */
export const lastOther = (history: readonly VisitedRoute[], href: string): VisitedRoute | undefined =>
  history.findLast((visited) => visited.href !== href);
