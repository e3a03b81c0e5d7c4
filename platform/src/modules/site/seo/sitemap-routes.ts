import { MINUTE_MS, type SiteConfig } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { SiteHosts } from '../../../kernel/http/site-hosts.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { SiteConfigSource } from '../versions/configuration.ts';
import {
  newestOf,
  PATHS_PER_FILE,
  SITEMAP_KINDS,
  sitemapIndex,
  urlSet,
  type SitemapEntry,
  type SitemapKind,
} from './sitemap.ts';

export interface SitemapParts {
  readonly hosts: SiteHosts;
  readonly nowMs: () => number;
  readonly siteOf: SiteConfigSource['of'];
  /** Every page of a kind that a guest reads and search engines may list. */
  readonly pagesOf: (kind: SitemapKind, site: SiteConfig) => readonly SitemapEntry[];
}

const hidden = { schema: { hide: true }, config: { budget: 'search' as const } };
/** Crawlers come in crowds; what a list says holds for so long. */
const KEPT_MS = 10 * MINUTE_MS;
const KEPT_BY_CACHES = `public, max-age=${String(KEPT_MS / 1_000)}`;

/**
 * What a site says to search engines: the index of its sitemaps and each of them. A sandbox has none. All of them lie at the
 * top, as a sitemap may name what lies in its own folder or below alone (sitemaps.org).
 */
export function sitemapRoutes(app: HttpApp, { hosts, nowMs, siteOf, pagesOf }: SitemapParts): void {
  /** By brand and kind. */
  const kept = new Map<string, { readonly atMs: number; readonly pages: readonly SitemapEntry[] }>();

  function pages(kind: SitemapKind, site: SiteConfig): readonly SitemapEntry[] {
    const key = `${site.brand ?? ''} ${kind}`;
    const known = kept.get(key);
    if (known !== undefined && nowMs() - known.atMs < KEPT_MS) return known.pages;
    const read = pagesOf(kind, site);
    kept.set(key, { atMs: nowMs(), pages: read });
    return read;
  }

  app.get('/sitemap.xml', hidden, (request, reply) => {
    const site = siteOf(request);
    if (site.sandbox) throw new PlatformError('NOT_FOUND');
    const files = SITEMAP_KINDS.flatMap((kind) =>
      partsOf(pages(kind, site)).map((part, at) => ({
        href: `/sitemap-${kind}-${String(at + 1)}.xml`,
        changedAtMs: newestOf(part),
      })),
    );
    return reply
      .header('cache-control', KEPT_BY_CACHES)
      .type('application/xml; charset=utf-8')
      .send(sitemapIndex(hosts.originOf(request), files));
  });

  app.get<{ Params: { file: string } }>('/sitemap-:file', hidden, (request, reply) => {
    const site = siteOf(request);
    const [, name, number] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(request.params.file) ?? [];
    const kind = SITEMAP_KINDS.find((one) => one === name);
    const part = kind && !site.sandbox ? partsOf(pages(kind, site))[Number(number) - 1] : undefined;
    if (part === undefined) throw new PlatformError('NOT_FOUND');
    return reply
      .header('cache-control', KEPT_BY_CACHES)
      .type('application/xml; charset=utf-8')
      .send(urlSet(hosts.originOf(request), part, site.languages));
  });
}

function partsOf(pages: readonly SitemapEntry[]): readonly (readonly SitemapEntry[])[] {
  const count = Math.ceil(pages.length / PATHS_PER_FILE);
  return Array.from({ length: count }, (_, at) =>
    pages.slice(at * PATHS_PER_FILE, (at + 1) * PATHS_PER_FILE),
  );
}
