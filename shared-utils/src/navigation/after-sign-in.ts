import { isOwnPath, routeAfterSignIn, type RouteAfterSignIn } from '@paddock/contract';

import type { RouteValue } from './navigation-types.ts';

/** The page before this one, unless it is for guests only: after signing in it would send the player away. */
function previousPath(value: RouteValue): string | undefined {
  if (value.status !== 'ready') return undefined;
  const candidates = [value.matched, value.previous];
  const page = candidates.find((each) => each !== null && !each.route.guards.includes('guest'));
  return page ? page.path + page.query : undefined;
}

/**
 * Where to go after signing in (S4-02): from the page one wanted or came from, or, where the site says so, to the page
 * it names for it. Only paths of this site count, also of those the site names.
 */
export function pathAfterSignIn(
  wish: string | null | undefined,
  route: RouteValue,
  routes: readonly RouteAfterSignIn[] = [],
): string {
  const from = wish !== null && wish !== undefined && isOwnPath(wish) ? wish : (previousPath(route) ?? '/');
  return routeAfterSignIn(from, routes);
}
