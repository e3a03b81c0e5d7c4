import type { GuardName, LayoutName, RouteDefinition, RouteTable } from '../routing/route.ts';

/**
 * What a server answers for the address of a page it hosts, so that another site can show that page (S3-39). Addresses
 * may be relative: whoever fetched the entry makes them absolute against the address that answered (S7-42).
 */
export interface RemoteAppEntry {
  /** Name the entry's scripts register the app under: `window[appName]`, a `RemoteApp`. */
  readonly appName: string;
  readonly title?: string;
  /** Runs after the scripts, as a script of its own. */
  readonly codeToEval?: string;
  /** Run in this order, each after the one before. */
  readonly scriptsToLoad: readonly string[];
  /** Markup for the head; of it only harmless `meta` and `link` elements are taken. */
  readonly head?: string;
  /** Markup for the page's region. */
  readonly body?: string;
  readonly style?: string;
  readonly cssToLoad: readonly string[];
}

/** What an app is handed at its mount and again at its unmount. */
export interface RemoteAppProps<Element> {
  /** The page's place, already filled with the entry's body. */
  readonly container: Element;
  readonly language: string;
  /** Path without the language prefix, and the query with its question mark or empty. */
  readonly path: string;
  readonly query: string;
}

/** What an entry's scripts may leave at `window[appName]`. Without it the page is what body and scripts made of it. */
export interface RemoteApp<Element> {
  readonly mount?: (props: RemoteAppProps<Element>) => unknown;
  readonly unmount?: (props: RemoteAppProps<Element>) => unknown;
}

/** A page another server hosts, as `site.json` names it. */
export interface RemoteEntryPage {
  /** Unique among them: `partner-lottery`. */
  readonly name: string;
  /** Path without the language prefix; `/lottery{/*rest}` claims everything below it too. */
  readonly path: string;
  /** Answers the entry at this origin plus the current full path; one of the site's `remoteOrigins`. */
  readonly origin: string;
  readonly layout?: LayoutName;
  readonly guards?: readonly GuardName[];
  readonly featureId?: number;
  readonly forceSpa?: boolean;
}

/** Stands where a route names its parcel: pages of it come by remote entries, not by the import map. */
export const REMOTE_ENTRY_PARCEL = 'remote-entry';

/** The route of a page that another server hosts. Its title and description are the entry's own. */
export function remoteRouteOf(page: RemoteEntryPage): RouteDefinition {
  return {
    id: `${REMOTE_ENTRY_PARCEL}.${page.name}`,
    paths: [page.path],
    parcel: REMOTE_ENTRY_PARCEL,
    page: page.name,
    layout: page.layout ?? 'default',
    guards: page.guards ?? [],
    meta: {
      dictionaries: ['common'],
      scroll: 'top',
      seoKey: 'common:remoteEntry',
      ...(page.featureId === undefined ? {} : { featureId: page.featureId }),
    },
    remote: { origin: page.origin, ...(page.forceSpa === true ? { forceSpa: true } : {}) },
  };
}

/** A release's route table with the site's remote pages behind its own. */
export function withRemoteEntries(table: RouteTable, pages: readonly RemoteEntryPage[]): RouteTable {
  return pages.length === 0 ? table : { ...table, routes: [...table.routes, ...pages.map(remoteRouteOf)] };
}
