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

/** Remembers a page that stands, so that one that cannot be shown leads back to it (S9-14). */
export function keepRouteHistory(
  { location, document, sessionStorage }: Pick<Window, 'location' | 'document' | 'sessionStorage'>,
  matched: Pick<MatchedRoute, 'route' | 'language' | 'path'>,
): void {
  // Whoever went on meanwhile is at another page already.
  const isThere = location.pathname === addressOf(matched);
  if (!isThere || !isStanding(matched.route) || document.title === '') return;
  const history = readRouteHistory(sessionStorage.getItem(ROUTE_HISTORY_KEY));
  const visited = { href: location.pathname + location.search, title: document.title };
  sessionStorage.setItem(ROUTE_HISTORY_KEY, JSON.stringify(withVisited(history, visited)));
}
