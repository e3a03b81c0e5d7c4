import type { RouteValue } from '@paddock/shared-utils';

/** Where to go after signing in, from the query of the login page (S5-11); the root config trusts only paths of this site. */
export function returnUrlOf(query: string): string | null {
  return new URLSearchParams(query).get('returnUrl');
}

/** The page before this one, where a company's page is to lead back to (S4-02); null where it was for guests only. */
export function cameFrom(route: RouteValue): string | null {
  const previous = route.status === 'ready' ? route.previous : null;
  if (previous === null || previous.route.guards.includes('guest')) return null;
  return previous.path + previous.query;
}
