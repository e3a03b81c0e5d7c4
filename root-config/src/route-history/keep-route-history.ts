import {
  readRouteHistory,
  ROUTE_HISTORY_KEY,
  withLanguage,
  withVisited,
  type MatchedRoute,
  type RouteDefinition,
} from '@paddock/contract';

import type { PageStorage } from '../boot/page-storage.ts';

/** Pages of errors and blocks: nobody goes back to one. */
const isStanding = ({ id, layout, meta: { status = 200 } }: RouteDefinition): boolean =>
  layout !== 'blocked' && status === 200 && id !== 'system-pages.not-found';

/** Remembers a page that stands, so that one that cannot be shown leads back to it (S9-14). */
export function keepRouteHistory(
  storage: PageStorage,
  { location, title }: { readonly location: Pick<Location, 'pathname' | 'search'>; readonly title: string },
  { route, language, path }: Pick<MatchedRoute, 'route' | 'language' | 'path'>,
): void {
  // Whoever went on meanwhile is at another page already.
  const isThere = location.pathname === withLanguage(language, path);
  if (!isThere || !isStanding(route) || title === '') return;
  const history = readRouteHistory(storage.read(ROUTE_HISTORY_KEY));
  const visited = { href: location.pathname + location.search, title };
  storage.write(ROUTE_HISTORY_KEY, JSON.stringify(withVisited(history, visited)));
}
