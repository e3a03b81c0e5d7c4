import type { RouteValue } from './navigation-types.ts';

/**
 * A page for guests only. A player who is signed in stands on one for a moment, or as long as it shows the password of an
 * account opened in one click: nothing may come over it.
 */
export const isGuestPage = (route: RouteValue): boolean =>
  route.status === 'ready' && route.matched.route.guards.includes('guest');
