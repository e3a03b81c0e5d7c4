import { resolveUrl, robotsOf, withLanguage, type RouteMatcher, type SiteConfig } from '@paddock/contract';

import type { SitemapEntry } from './sitemap.ts';

/** Optional parts of a pattern are left out of it; one that needs a parameter is no path. */
const withoutOptional = (pattern: string): string => pattern.replace(/\{[^}]*\}/g, '') || '/';

/** Paths of the site's own pages, which take no parameter. */
export function plainPaths({ table }: RouteMatcher): readonly string[] {
  const found = table.routes.filter(({ id }) => id !== table.notFound);
  const paths = found.flatMap((route) => route.paths.map(withoutOptional));
  return [...new Set(paths)].filter((path) => !/[:*]/.test(path));
}

/** Those of some pages that a guest finds at their address, by the same rules as their documents, and that may be listed. */
export function listedPages(
  matcher: RouteMatcher,
  site: SiteConfig,
  entries: readonly SitemapEntry[],
): readonly SitemapEntry[] {
  const { languages } = site;
  const guest = { session: { userId: null, banLevel: 0 }, site, languages, browserLanguages: [] };
  return entries.filter(({ path }) => {
    const found = resolveUrl(matcher, withLanguage(languages.fallback, path), '', guest);
    if (found.kind !== 'page' || found.status !== 200) return false;
    return robotsOf(found.matched, found.status, site.sandbox).startsWith('index');
  });
}
