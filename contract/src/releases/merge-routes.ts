import { compilePattern, createRouteMatcher } from '../routing/match.ts';
import type { RedirectDefinition, RouteDefinition, RouteTable } from '../routing/route.ts';
import { pathProblems, type Placed } from './path-claims.ts';
import { isCompiled } from './path-forms.ts';
import type { PlacedManifest } from './placed.ts';

/** The one route table of some manifests, or why they do not go together. */
export interface MergedRoutes {
  readonly table: RouteTable;
  /** Empty when the table can be used. */
  readonly problems: readonly string[];
}

function routesOf({ file, manifest }: PlacedManifest): Placed<RouteDefinition>[] {
  return manifest.routes.map((route, at) => ({
    place: `${file} /routes/${at}`,
    parcel: manifest.name,
    value: { ...route, parcel: manifest.name },
  }));
}

function redirectsOf({ file, manifest }: PlacedManifest): Placed<RedirectDefinition>[] {
  return (manifest.redirects ?? []).map((value, at) => ({
    place: `${file} /redirects/${at}`,
    parcel: manifest.name,
    value,
  }));
}

function doubled(placed: readonly Placed<{ readonly id: string }>[]): string[] {
  const first = new Map<string, string>();
  return placed.flatMap(({ place, value: { id } }) => {
    const taken = first.get(id);
    if (taken === undefined) first.set(id, place);
    return taken === undefined ? [] : [`${place}/id: "${id}" is taken by ${taken}`];
  });
}

function notFoundProblems(
  manifests: readonly PlacedManifest[],
  routes: readonly Placed<RouteDefinition>[],
): string[] {
  const [only, ...more] = manifests.filter(({ manifest }) => manifest.notFound !== undefined);
  if (only === undefined) return ['no parcel.json names the page for unknown paths (notFound)'];
  const id = only.manifest.notFound ?? '';
  const isKnown = routes.some(({ value, parcel }) => value.id === id && parcel === only.manifest.name);
  return [
    ...(isKnown ? [] : [`${only.file} /notFound: "${id}" is no route of this parcel`]),
    ...more.map(({ file }) => `${file} /notFound: ${only.file} names one already; a site has exactly one`),
  ];
}

const byParcel = (one: Placed<unknown>, other: Placed<unknown>): number =>
  one.parcel === other.parcel ? 0 : one.parcel < other.parcel ? -1 : 1;

/** A route without an address: a table has one for unknown paths. */
const EMPTY_ROUTE: RouteDefinition = {
  id: 'none.none',
  paths: [],
  parcel: 'none',
  page: 'none',
  layout: 'default',
  guards: [],
  meta: { dictionaries: [], scroll: 'top', seoKey: '' },
};

function leadsNowhere(
  redirects: readonly Placed<RedirectDefinition>[],
  routes: readonly Placed<RouteDefinition>[],
): string[] {
  if (redirects.length === 0) return [];
  const pages = routes.map(({ value }) => ({ ...value, paths: value.paths.filter(isPattern) }));
  const matcher = createRouteMatcher({
    routes: [...pages, EMPTY_ROUTE],
    redirects: [],
    notFound: EMPTY_ROUTE.id,
  });
  return redirects.flatMap(({ place, value }) =>
    value.to.includes(':') || matcher.match(value.to.replace(/\?.*/, '')).kind === 'page'
      ? []
      : [`${place}/to: no page at ${value.to}`],
  );
}

/** False for what cannot be read as a pattern, or not in time, which is a problem of its own. */
function isPattern(path: string): boolean {
  try {
    if (!isCompiled(path)) return false;
    compilePattern(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The one route table of some manifests that go together. Patterns of different parcels never overlap, so the order of
 * parcels does not matter: it is that of their names. Inside a parcel its own order stays.
 */
export function routeTableOf(manifests: readonly PlacedManifest[]): RouteTable {
  return {
    routes: manifests
      .flatMap(routesOf)
      .toSorted(byParcel)
      .map(({ value }) => value),
    redirects: manifests
      .flatMap(redirectsOf)
      .toSorted(byParcel)
      .map(({ value }) => value),
    notFound: manifests.find(({ manifest }) => manifest.notFound !== undefined)?.manifest.notFound ?? '',
  };
}

/**
 * Merges the parcels' manifests into the one route table. Problems name file and place of every collision (in the later
 * of the manifests), unreachable pattern and dangling name.
 */
export function mergeRoutes(manifests: readonly PlacedManifest[]): MergedRoutes {
  const routes = manifests.flatMap(routesOf);
  const redirects = manifests.flatMap(redirectsOf);
  const patterns = manifests.map((each) => ({ routes: routesOf(each), redirects: redirectsOf(each) }));
  return {
    table: routeTableOf(manifests),
    problems: [
      ...doubled(routes),
      ...doubled(redirects),
      ...notFoundProblems(manifests, routes),
      ...pathProblems(patterns),
      ...leadsNowhere(redirects, routes),
    ],
  };
}
