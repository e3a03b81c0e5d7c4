import type { MatchedRoute, RouteDefinition } from '../routing/route.ts';
import { withLanguage } from '../routing/language.ts';

/**
 * Where a route's words for the head stand: keys `<seoKey>.title` and `.description` of the parcel's own namespace, or of
 * the one the key names (`betting:seo.home`).
 */
export function seoKeysOf(route: RouteDefinition): { namespace: string; title: string; description: string } {
  const [, namespace = route.parcel, stem = ''] = /^(?:([^:]+):)?(.*)$/.exec(route.meta.seoKey) ?? [];
  return { namespace, title: `${stem}.title`, description: `${stem}.description` };
}

/** The document's title: the page's own, then the site's name. */
export function documentTitle(pageTitle: string, companyName: string): string {
  return pageTitle === '' || pageTitle === companyName ? companyName : `${pageTitle} · ${companyName}`;
}

/** Path of the canonical address and of each language's alternate: no query, no trailing slash. */
export function canonicalPath(matched: Pick<MatchedRoute, 'path'>, language: string): string {
  return withLanguage(language, matched.path);
}

/**
 * Robots of a page: errors and pages behind sign-in are kept out of the index, their links are followed. Nothing of a
 * sandbox site is indexed.
 */
export function robotsOf(matched: Pick<MatchedRoute, 'route'>, status: number, sandbox = false): string {
  if (sandbox) return 'noindex, nofollow';
  const hidden =
    status !== 200 || matched.route.guards.includes('auth') || matched.route.layout === 'blocked';
  return hidden ? 'noindex, follow' : 'index, follow';
}
