import { splitLanguage, type MatchedRoute, type RouteDefinition, type RouteMatcher } from '@paddock/contract';

import type { MountingTools } from '../mounting/mount-remote.ts';
import type { ParcelStyles } from '../mounting/parcel-styles.ts';
import { namespacesOf } from '../navigation/visit.ts';
import type { EntryLoader } from '../remote/entry-loader.ts';
import type { PickOptions, RemoteName } from '../remote/pick-lifecycles.ts';

/** Pages fetched ahead of one page: room for what the header leads to beside what a list does. */
const PAGES_MAX = 7;

export interface PrefetchOptions extends PickOptions, Pick<MountingTools, 'loadDictionaries'> {
  readonly document: Document;
  readonly matcher: RouteMatcher;
  readonly loader: EntryLoader;
  readonly styles: Pick<ParcelStyles, 'aside'>;
  /** Loads the chunk of a page. @throws RemoteFailure */
  pick(module: unknown, name: RemoteName, options: PickOptions): Promise<unknown>;
}

export interface Prefetch {
  /** Fetches what the links of the shown page lead to most. Resolves when that is done, however it ended. */
  ahead(shown: MatchedRoute): Promise<void>;
}

/**
 * Fetches the parcels a visitor is likely to go to next (S9-18): those the shown page links to, the most linked first,
 * each page once. A failure is nobody's business: the page is fetched again when it is wanted.
 */
export function createPrefetch(options: PrefetchOptions): Prefetch {
  const { document, matcher, loader, styles } = options;
  const done = new Set<string>();

  async function fetchPage(route: RouteDefinition): Promise<void> {
    const { parcel, page } = route;
    const release = styles.aside(parcel);
    try {
      const module = await loader.load(parcel);
      await options.pick(module, { parcel, kind: 'pages', key: page }, options);
      await options.loadDictionaries(parcel, namespacesOf({ route }));
    } finally {
      release();
    }
  }

  return {
    async ahead({ route: shown }) {
      done.add(keyOf(shown));
      const wanted = mostLinked(document, matcher)
        .filter((route) => route.remote === undefined && !done.has(keyOf(route)))
        .slice(0, PAGES_MAX);
      for (const route of wanted) {
        done.add(keyOf(route));
        await fetchPage(route).catch(() => undefined);
      }
    },
  };
}

const keyOf = ({ parcel, page }: RouteDefinition): string => `${parcel}/${page}`;

/** Pages that the visible links of this site lead to, each once, the most linked first. */
function mostLinked(document: Document, matcher: RouteMatcher): readonly RouteDefinition[] {
  const links = new Map<string, { readonly route: RouteDefinition; count: number }>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.origin !== document.location.origin || link.closest('[hidden], [inert]') !== null) continue;
    const found = matcher.match(splitLanguage(link.pathname).path);
    if (found.kind !== 'page') continue;
    const known = links.get(keyOf(found.route));
    if (known === undefined) links.set(keyOf(found.route), { route: found.route, count: 1 });
    else known.count += 1;
  }
  return [...links.values()].sort((one, other) => other.count - one.count).map(({ route }) => route);
}
