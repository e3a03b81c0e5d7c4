import {
  readRouteHistory,
  ROUTE_HISTORY_KEY,
  withVisited,
  type MatchedRoute,
  type RouteDefinition,
} from '@paddock/contract';

/** Pages of errors and blocks: nobody goes back to one. */
const isStanding = ({ id, layout, meta: { status = 200 } }: RouteDefinition): boolean =>
  layout !== 'blocked' && status === 200 && id !== 'system-pages.not-found';

/** Where a route stands. Written here, because what this chunk imports of the root config's own code weighs on every visit. */
const addressOf = ({ language, path }: Pick<MatchedRoute, 'language' | 'path'>): string =>
  `/${language}${path === '/' ? '' : path}`;

/**
 * Remembers a page that stands, so that one that cannot be shown leads back to it (S9-14), and forgets one of which nothing
 * is there (any more). Such a page may only find that out by itself: its head, which has no address then, tells.
 */
export function keepRouteHistory(
  window: Pick<Window, 'location' | 'document' | 'sessionStorage'>,
  { route, ...at }: Pick<MatchedRoute, 'route' | 'language' | 'path'>,
): void {
  const { location, document } = window;
  // Whoever went on meanwhile is at another page already. One that was asked for in capitals stands at its own address.
  const isAt = location.pathname.toLowerCase() === addressOf(at).toLowerCase();
  if (!isAt || document.title === '') return;
  const hasAddress = document.querySelector('link[rel=canonical]') !== null;
  const href = location.pathname + location.search;
  try {
    const { sessionStorage } = window;
    const history = readRouteHistory(sessionStorage.getItem(ROUTE_HISTORY_KEY));
    const kept =
      hasAddress && isStanding(route)
        ? withVisited(history, { href, title: document.title })
        : history.filter((visited) => visited.href !== href);
    sessionStorage.setItem(ROUTE_HISTORY_KEY, JSON.stringify(kept));
  } catch {
    // A browser may forbid even to look at its storage, and it may be full.
  }
}
