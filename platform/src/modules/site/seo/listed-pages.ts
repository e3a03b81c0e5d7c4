import {
  resolveUrl,
  robotsOf,
  withLanguage,
  type ResolveContext,
  type RouteDefinition,
  type RouteMatcher,
  type SiteConfig,
} from '@paddock/contract';
import type { MetaRobots } from '@paddock/contract/schemas';

import { seoWordsOf, strictest } from './seo-rules.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Optional parts of a pattern are left out of it; one that needs a parameter is no path. */
const withoutOptional = (pattern: string): string => pattern.replace(/\{[^}]*\}/g, '') || '/';

/**
 * Paths of the site's own pages: what a path may leave out is left out, and one parameter that must be of some values is
 * each of them; of two not every pair is a page. Where one signs in or registers nothing is found.
 */
export function plainPaths({ table }: RouteMatcher): readonly string[] {
  const found = table.routes.filter(({ id, guards }) => id !== table.notFound && !guards.includes('guest'));
  const paths = found.flatMap(({ paths: patterns, params }) =>
    patterns.flatMap((pattern) => filledIn(withoutOptional(pattern), params)),
  );
  return [...new Set(paths)].filter((path) => !/[:*]/.test(path));
}

function filledIn(path: string, params: RouteDefinition['params']): readonly string[] {
  const [, before, name = '', after = ''] = /^([^:]*):(\w+)([^:]*)$/.exec(path) ?? [];
  const rule = params?.[name];
  if (before === undefined || rule?.kind !== 'one-of') return [path];
  return rule.values.map((value) => before + value + after);
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
