import {
  resolveUrl,
  robotsOf,
  withLanguage,
  type ResolveContext,
  type RouteMatcher,
  type SiteConfig,
} from '@paddock/contract';
import type { MetaRobots } from '@paddock/contract/schemas';

import { seoWordsOf, strictest } from './seo-rules.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Optional parts of a pattern are left out of it; one that needs a parameter is no path. */
const withoutOptional = (pattern: string): string => pattern.replace(/\{[^}]*\}/g, '') || '/';

/** Paths of the site's own pages, which take no parameter. */
export function plainPaths({ table }: RouteMatcher): readonly string[] {
  const found = table.routes.filter(({ id }) => id !== table.notFound);
  const paths = found.flatMap((route) => route.paths.map(withoutOptional));
  return [...new Set(paths)].filter((path) => !/[:*]/.test(path));
}

/**
 * Those of some pages that a guest finds at their address, by the same rules as their documents, that may be listed, and that
 * are the canonical address of what they show. Pages that wait for the end of maintenance are listed all the same: crawlers
 * keep what they are told for longer than it lasts.
 */
export function listedPages(
  {
    matcher,
    moved,
  }: { readonly matcher: RouteMatcher; readonly moved: NonNullable<ResolveContext['moved']> },
  { maintenance: _, ...site }: SiteConfig,
  entries: readonly SitemapEntry[],
): readonly SitemapEntry[] {
  const { languages } = site;
  const guest = { session: { userId: null, banLevel: 0 }, site, languages, browserLanguages: [], moved };
  return entries.filter(({ path }) => {
    const found = resolveUrl(matcher, withLanguage(languages.fallback, path), '', guest);
    if (found.kind !== 'page' || found.status !== 200) return false;
    const { rule, robots } = seoWordsOf(site.seo, path);
    const own = robotsOf(found.matched, found.status, site.sandbox) as MetaRobots;
    return rule?.customCanonical === undefined && strictest(own, robots).startsWith('index');
  });
}
