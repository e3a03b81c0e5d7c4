import { withLanguage } from '../routing/language.ts';
import type { MatchedRoute } from '../routing/route.ts';

/** Path of the canonical address and of each language's alternate: no query, no trailing slash. */
export function canonicalPath(matched: Pick<MatchedRoute, 'path'>, language: string): string {
  return withLanguage(language, matched.path);
}

/**
 * Robots of a page: errors and pages behind sign-in are kept out of the index, their links are followed. Nothing of a
 * sandbox site is indexed.
 */
export function robotsOf(matched: Pick<MatchedRoute, 'route'>, status: number, sandbox = false): string {
  if (sandbox || matched.route.meta.isHidden === true) return 'noindex, nofollow';
  const hidden =
    status !== 200 || matched.route.guards.includes('auth') || matched.route.layout === 'blocked';
  return hidden ? 'noindex, follow' : 'index, follow';
}
