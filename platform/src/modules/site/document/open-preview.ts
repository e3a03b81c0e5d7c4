import {
  createRouteMatcher,
  MAINTENANCE_PATH,
  splitLanguage,
  wayBackOf,
  withLanguage,
  type BlockInfo,
  type SiteConfig,
} from '@paddock/contract';

import type { LoadedRelease } from '../release/release-store.ts';
import type { DocumentDependencies } from './document-service.ts';

export interface PreviewAsked {
  readonly url: Pick<URL, 'pathname' | 'search'>;
  readonly site: SiteConfig;
  readonly block: BlockInfo | undefined;
}

/** The page of a draft that somebody may see by a link. */
export interface OpenPreview {
  /** Without language. */
  readonly path: string;
  /** Its whole address, where the asked one is the page of maintenance and names it as the way back. */
  readonly leadsTo?: string;
}

/**
 * The draft that an address shows by its signed link while the site is updated, which is when editors write; the page of
 * maintenance leads on to it, as a click does not know which links are good. Undefined for every other address, and for
 * whom a block of their own keeps out.
 */
export async function openPreview(
  { url, site, block }: PreviewAsked,
  headAt: DocumentDependencies['headAt'],
): Promise<OpenPreview | undefined> {
  if (site.maintenance?.state !== true || block !== undefined) return undefined;
  const asked = splitLanguage(url.pathname);
  const isWayBack = asked.path === MAINTENANCE_PATH;
  const href = isWayBack ? wayBackOf(url.search) : asked.path + url.search;
  const { pathname: path, search: query } = new URL(href, 'http://site.invalid');
  if (!new URLSearchParams(query).has('preview')) return undefined;
  const head = await headAt(path, asked.language ?? site.languages.fallback, query, site);
  if (head?.kind !== 'page' || !head.isPreview) return undefined;
  const { language } = asked;
  const to = (language === undefined ? path : withLanguage(language, path)) + query;
  return { path, ...(isWayBack && { leadsTo: to }) };
}

/** A release whose page at one path stays open whatever the site is closed for, on the server and in the browser. */
export function withOpenPage(loaded: LoadedRelease, path: string): LoadedRelease {
  const found = loaded.matcher.match(path);
  if (found.kind !== 'page') return loaded;
  const { routeTable } = loaded.release;
  const open = { ...found.route, paths: [path], meta: { ...found.route.meta, staysOpen: 'always' } } as const;
  const table = { ...routeTable, routes: [open, ...routeTable.routes] };
  return {
    ...loaded,
    release: { ...loaded.release, routeTable: table },
    matcher: createRouteMatcher(table),
  };
}
