import {
  createRouteMatcher,
  withRemoteEntries,
  type RemoteEntryPage,
  type RouteTable,
  type SiteConfig,
} from '@paddock/contract';

import type { Log } from '../../../kernel/module.ts';
import { withKeptMatches } from '../release/kept-matches.ts';
import type { LoadedRelease } from '../release/release-store.ts';
import { clashingPath } from './path-clash.ts';

/** The site's remote pages, put behind the pages of a release. */
export interface RemotePages {
  /**
   * The release with the site's remote pages in its route table. A page whose path the release has taken meanwhile is
   * left out and logged: a release must not be kept from players by a setting.
   */
  withRemotePages(loaded: LoadedRelease, site: SiteConfig): LoadedRelease;
  /** @throws Error naming the first page whose path the release has, for the start, when somebody is looking. */
  check(loaded: LoadedRelease, site: SiteConfig): void;
}

interface Merged {
  /** As text: the configuration is read anew every few seconds, mostly the same. */
  readonly pages: string;
  readonly loaded: LoadedRelease;
}

export function createRemotePages(log: Log): RemotePages {
  const merged = new WeakMap<LoadedRelease, Merged>();

  return {
    withRemotePages(loaded, { remoteEntries = [] }) {
      if (remoteEntries.length === 0) return loaded;
      const pages = JSON.stringify(remoteEntries);
      const known = merged.get(loaded);
      if (known?.pages === pages) return known.loaded;
      const { table, clashes } = merge(loaded.release.routeTable, remoteEntries);
      for (const clash of clashes) log.error({ clash }, 'a remote page was left out of the site');
      const together = {
        ...loaded,
        release: { ...loaded.release, routeTable: table },
        matcher: withKeptMatches(createRouteMatcher(table)),
      };
      merged.set(loaded, { pages, loaded: together });
      return together;
    },
    check(loaded, { remoteEntries = [] }) {
      const [clash] = merge(loaded.release.routeTable, remoteEntries).clashes;
      if (clash !== undefined) throw new Error(`site.json: ${clash}`);
    },
  };
}

function merge(
  own: RouteTable,
  pages: readonly RemoteEntryPage[],
): { readonly table: RouteTable; readonly clashes: readonly string[] } {
  const clashes: string[] = [];
  let table = own;
  for (const [at, page] of pages.entries()) {
    const taken = clashingPath(table, page);
    if (taken === undefined) table = withRemoteEntries(table, [page]);
    else clashes.push(`/remoteEntries/${at}/path ${page.path}: ${taken} belongs to another page`);
  }
  return { table, clashes };
}
