import { escapeHtml, withLanguage, type SiteConfig } from '@paddock/contract';

import { pageLanguages } from './page-languages.ts';

/** What sitemaps are kept of: pages of the site itself, what editors wrote, championships and matches on offer, games with their studios and tournaments. */
export const SITEMAP_KINDS = ['pages', 'content', 'championships', 'matches', 'games'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** A page that search engines may read. */
export interface SitemapEntry {
  /** Without language. */
  readonly path: string;
  /** When what it says was last changed; absent where that is all the time, as with prices. */
  readonly changedAtMs?: number | undefined;
  /** Those it is written in; absent where it is there in every language of the site. */
  readonly languages?: readonly string[] | undefined;
}

/**
 * So many paths stand in one file: each in every language, naming all others, and a file may hold 50,000 addresses of 50 MB
 * (sitemaps.org). It is the bytes that count: they grow with the square of the languages, of which 20 have room.
 */
export const PATHS_PER_FILE = 500;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Files of an index, with the time the newest page of each was changed. */
export function sitemapIndex(
  origin: string,
  files: readonly { readonly href: string; readonly changedAtMs: number | undefined }[],
): string {
  const listed = files.map(
    ({ href, changedAtMs }) => `<sitemap>${located(origin + href, changedAtMs)}</sitemap>`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>${listed.join('')}</sitemapindex>\n`;
}

/** Pages of a file, each in every language it is there in for guests and naming all of them, as their documents do. */
export function urlSet(
  origin: string,
  entries: readonly SitemapEntry[],
  languages: SiteConfig['languages'],
): string {
  const urls = entries.flatMap(({ path, changedAtMs, languages: written }) => {
    const { codes, byDefault } = pageLanguages(languages, written);
    const href = (code: string) => origin + withLanguage(code, path);
    const others = [...codes.map((code) => [code, code] as const), ['x-default', byDefault ?? ''] as const]
      .map(
        ([name, code]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeHtml(href(code))}"/>`,
      )
      .join('');
    return codes.map((code) => `<url>${located(href(code), changedAtMs)}${others}</url>`);
  });
  return `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}

/** When the newest of some pages was changed; undefined where that is known of none. */
export function newestOf(entries: readonly SitemapEntry[]): number | undefined {
  const times = entries.flatMap(({ changedAtMs }) => changedAtMs ?? []);
  return times.length === 0 ? undefined : times.reduce((newest, time) => Math.max(newest, time));
}

function located(href: string, changedAtMs: number | undefined): string {
  const changed =
    changedAtMs === undefined ? '' : `<lastmod>${new Date(changedAtMs).toISOString()}</lastmod>`;
  return `<loc>${escapeHtml(href)}</loc>${changed}`;
}
