import { createRouteMatcher } from '../routing/match.ts';
import type { RedirectDefinition, RouteDefinition, RouteTable } from '../routing/route.ts';
import { pathProblems, type Placed } from './path-claims.ts';
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

function notFoundOf(manifests: readonly PlacedManifest[], routes: readonly Placed<RouteDefinition>[]) {
  const named = manifests.filter(({ manifest }) => manifest.notFound !== undefined);
  const [only, second] = named;
  if (only === undefined)
    return { id: '', problems: ['no parcel.json names the page for unknown paths (notFound)'] };
  if (second !== undefined)
    return {
      id: '',
      problems: [`${second.file} /notFound: ${only.file} names one already; a site has exactly one`],
    };
  const id = only.manifest.notFound ?? '';
  const known = routes.some(({ value, parcel }) => value.id === id && parcel === only.manifest.name);
  return { id, problems: known ? [] : [`${only.file} /notFound: "${id}" is no route of this parcel`] };
}

function leadsNowhere(redirects: readonly Placed<RedirectDefinition>[], table: RouteTable): string[] {
  const matcher = createRouteMatcher({ ...table, redirects: [] });
  return redirects.flatMap(({ place, value }) =>
    value.to.includes(':') || matcher.match(value.to).kind === 'page'
      ? []
      : [`${place}/to: no page at ${value.to}`],
  );
}

/**
 * Merges the parcels' manifests into the one route table. Patterns of different parcels never overlap, so the order
 * of parcels does not matter; inside a parcel its own order stays. Problems name file and place of every collision,
 * unreachable pattern and dangling name.
 */
export function mergeRoutes(manifests: readonly PlacedManifest[]): MergedRoutes {
  const routes = manifests.flatMap(routesOf);
  const redirects = manifests.flatMap(redirectsOf);
  const notFound = notFoundOf(manifests, routes);
  const problems = [
    ...doubled(routes),
    ...doubled(redirects),
    ...notFound.problems,
    ...pathProblems(routes, redirects),
  ];
  const table: RouteTable = {
    routes: routes.map(({ value }) => value),
    redirects: redirects.map(({ value }) => value),
    notFound: notFound.id,
  };
  return { table, problems: problems.length > 0 ? problems : leadsNowhere(redirects, table) };
}
