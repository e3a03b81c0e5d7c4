import { splitLanguage } from '../routing/language.ts';
import type { RouteAfterSignIn } from './boot.ts';
import { isOwnPath } from './own-path.ts';

/**
 * Where a player goes who came from a page and has signed in or registered: back to it, or to the page the site names for
 * it (S4-02, afterRegistrationAndLoginRedirectRoutesV2). Only paths of this site count, also of those the site names.
 */
export function routeAfterSignIn(from: string, routes: readonly RouteAfterSignIn[] = []): string {
  const path = splitLanguage(from.split(/[?#]/)[0] ?? '/').path;
  const to = routes.find(({ route_from: each }) => each === path)?.route_to;
  return to !== undefined && isOwnPath(to) ? to : from;
}
