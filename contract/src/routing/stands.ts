import { isForbiddenPath } from './forbidden-path.ts';
import { runGuards, type GuardContext } from './guards.ts';
import { matchedRoute, type RouteMatcher } from './match.ts';

const GUEST: GuardContext['session'] = { userId: null, banLevel: 0 };
/** More redirects than any honest chain has. */
const MOST_REDIRECTS = 5;

/**
 * Whether a link to a path without language leads a guest anywhere on this site: not to a page of a parcel that is closed, of
 * a feature that is off or a route that is not available, nor to one that the site sends everybody home from. A path that no
 * route takes may be a file's, and counts as standing.
 */
export function linkStands(matcher: RouteMatcher, path: string, site: GuardContext['site']): boolean {
  if (isForbiddenPath(path, site.forbiddenFragments)) return false;
  let found = matcher.match(path);
  for (let hop = 0; found.kind === 'redirect' && hop < MOST_REDIRECTS; hop++) found = matcher.match(found.to);
  if (found.kind !== 'page') return true;
  const matched = matchedRoute(found, { language: 'en', path, query: '' });
  const verdict = runGuards(matched, { session: GUEST, site });
  return verdict.kind !== 'fail' && !(verdict.kind === 'redirect' && verdict.to === '/');
}
