import { runGuards, type GuardContext } from './guards.ts';
import { matchedRoute, type RouteMatcher } from './match.ts';

/** A player whom everything may stop: where a guard leads guests is kept by itself. */
const SESSION: GuardContext['session'] = { userId: '0', banLevel: 0, needsIdentification: true };

/**
 * Where the site's own routes lead from a path without language, by a redirect of the table or by a guard: the other
 * address of a page of bonuses, a game by its number. Undefined where a page stands, or nothing.
 */
export function routesLeadOn(
  matcher: RouteMatcher,
  path: string,
  site: GuardContext['site'],
): string | undefined {
  const found = matcher.match(path);
  if (found.kind === 'redirect') return found.to;
  if (found.kind === 'none') return undefined;
  const matched = matchedRoute(found, { language: 'en', path, query: '' });
  const verdict = runGuards(matched, { session: SESSION, site });
  return verdict.kind === 'redirect' ? verdict.to : undefined;
}
