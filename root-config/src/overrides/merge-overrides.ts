import {
  createRouteMatcher,
  splitLanguage,
  type BootData,
  type RouteDefinition,
  type RouteTable,
} from '@paddock/contract';
import type { ParcelManifest } from '@paddock/contract/schemas';

import type { OverriddenParcel } from './fetch-manifests.ts';

export interface MergedOverrides {
  readonly boot: BootData;
  /** What could not be merged, each naming its parcel. */
  readonly problems: readonly string[];
}

/** Marks a version in reports, so that a developer's broken parcel never counts against the release. */
const MARK = '+override';

/**
 * The boot data as the overrides would have it: their routes and redirects in place of the parcel's own, their words and
 * versions. A page the site does not know came with the status 404; where the merged table knows it, that status is gone.
 * @param pathname address of the document
 */
export function mergeOverrides(
  boot: BootData,
  parcels: readonly OverriddenParcel[],
  pathname: string,
): MergedOverrides {
  const problems = parcels.flatMap((parcel) => [...parcel.problems, ...unknownTo(boot, parcel)]);
  let table = boot.routeTable;
  let dictionaries = boot.dictionaries;
  const versions: Record<string, string> = { ...boot.parcelVersions };
  for (const { parcel, entryUrl, manifest } of parcels) {
    versions[parcel] = `${manifest?.version ?? versions[parcel] ?? '0.0.0'}${MARK}`;
    if (manifest === null) continue;
    const merged = mergeTable(table, manifest);
    if (typeof merged === 'string') {
      problems.push(`${parcel} parcel.json ${merged}`);
      continue;
    }
    table = merged;
    dictionaries = { ...dictionaries, [parcel]: wordsOf(manifest, entryUrl) };
  }
  return {
    boot: {
      ...boot,
      routeTable: table,
      dictionaries,
      parcelVersions: versions,
      status: statusOf(boot, table, pathname, new Set(parcels.map(({ parcel }) => parcel))),
    },
    problems,
  };
}

/** A parcel the site does not know has nothing to show without its manifest, and the page would only say 404. */
function unknownTo(
  { routeTable, parcelVersions }: BootData,
  { parcel, entryUrl, manifest, problems }: OverriddenParcel,
): readonly string[] {
  const isKnown =
    parcelVersions?.[parcel] !== undefined || routeTable.routes.some((route) => route.parcel === parcel);
  if (isKnown || manifest !== null || problems.length > 0) return [];
  return [`${parcel}: ${new URL('parcel.json', entryUrl).href} cannot be reached`];
}

/** The overridden parcel's routes come first: between two claims on a path the developer's is the one to see. */
function mergeTable(table: RouteTable, manifest: ParcelManifest): RouteTable | string {
  const { name } = manifest;
  const own: RouteDefinition[] = manifest.routes.map((route) => ({ ...route, parcel: name }));
  const others = table.routes.filter(({ parcel }) => parcel !== name);
  const taken = own.find(({ id }) => others.some((other) => other.id === id));
  if (taken !== undefined) return `/routes: "${taken.id}" is a route of another parcel`;
  const routes = [...own, ...others];
  const notFound = manifest.notFound ?? table.notFound;
  if (!routes.some(({ id }) => id === notFound)) return `/notFound: there is no route "${notFound}"`;
  const isOwn = (id: string): boolean => id === name || id.startsWith(`${name}.`);
  const redirects = [...(manifest.redirects ?? []), ...table.redirects.filter(({ id }) => !isOwn(id))];
  return { routes, redirects, notFound };
}

function wordsOf({ languages }: ParcelManifest, entryUrl: string): Readonly<Record<string, string>> {
  const address = (language: string): string => new URL(`locales/${language}.json`, entryUrl).href;
  return Object.fromEntries(languages.map((language) => [language, address(language)]));
}

function statusOf(
  { status }: BootData,
  table: RouteTable,
  pathname: string,
  overridden: ReadonlySet<string>,
): number {
  if (status !== 404) return status;
  const found = createRouteMatcher(table).match(withoutTrailingSlash(splitLanguage(pathname).path));
  if (found.kind === 'redirect') return 200;
  if (found.kind === 'none' || !overridden.has(found.route.parcel)) return status;
  return found.route.meta.status ?? 200;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
