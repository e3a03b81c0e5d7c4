import {
  createRouteMatcher,
  type RedirectDefinition,
  type RouteDefinition,
  type RouteTable,
} from '@paddock/contract';
import type { ParcelManifest } from '@paddock/contract/schemas';
import { RefusedError } from '@paddock/tooling/manifest';

import { literalWords, witnessesOf } from './witnesses.ts';

/** A manifest and where it was read from, for messages. */
export interface PlacedManifest {
  readonly file: string;
  readonly manifest: ParcelManifest;
}

interface Placed<T> {
  readonly place: string;
  readonly parcel: string;
  readonly value: T;
}

type Matches = (path: string) => boolean;

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

/** Matches paths as one route alone would. */
function matcherOf(route: RouteDefinition): Matches {
  const matcher = createRouteMatcher({ routes: [route], redirects: [], notFound: route.id });
  return (path) => matcher.match(path).kind === 'page';
}

function doubled(placed: readonly Placed<{ readonly id: string }>[]): string[] {
  return placed.flatMap(({ place, value }, at) => {
    const first = placed.find((other) => other.value.id === value.id);
    return first === placed[at] || first === undefined
      ? []
      : [`${place}/id: "${value.id}" is taken by ${first.place}`];
  });
}

function patternProblems(placed: readonly Placed<{ readonly paths: readonly string[] }>[]): string[] {
  return placed.flatMap(({ place, value }) =>
    value.paths.flatMap((path, at) => {
      try {
        matcherOf({ ...EMPTY_ROUTE, paths: [path] });
        return [];
      } catch (failure) {
        return [`${place}/paths/${at}: ${failure instanceof Error ? failure.message : String(failure)}`];
      }
    }),
  );
}

const EMPTY_ROUTE: RouteDefinition = {
  id: 'none.none',
  paths: [],
  parcel: 'none',
  page: 'none',
  layout: 'default',
  guards: [],
  meta: { dictionaries: [], scroll: 'top', seoKey: '' },
};

/**
 * Paths that two parcels claim, paths a redirect takes away, and patterns an earlier route of the same parcel
 * leaves nothing of. Inside a parcel the order of its routes decides, so an overlap there is allowed.
 */
function overlapProblems(
  routes: readonly Placed<RouteDefinition>[],
  redirects: readonly Placed<RedirectDefinition>[],
): string[] {
  const words = literalWords(routes.map(({ value }) => value));
  const pages = routes.map((placed) => ({ placed, matches: matcherOf(placed.value) }));
  const away = redirects.map((placed) => ({
    placed,
    matches: matcherOf({ ...EMPTY_ROUTE, paths: [placed.value.from] }),
  }));
  return pages.flatMap(({ placed, matches }, at) =>
    placed.value.paths.flatMap((path, index) => {
      const own = witnessesOf(placed.value, path, words).filter(matches);
      const place = `${placed.place}/paths/${index}`;
      const clash = firstClash(own, [...pages.slice(0, at), ...away], (other) =>
        'from' in other.value ? true : other.parcel !== placed.parcel,
      );
      if (clash !== undefined) return [`${place}: ${clash.path} also belongs to ${clash.place}`];
      const earlier = pages.slice(0, at).filter((page) => page.placed.parcel === placed.parcel);
      const reachable = own.some((witness) => !earlier.some((page) => page.matches(witness)));
      return reachable ? [] : [`${place}: "${path}" is never reached, earlier routes take all of it`];
    }),
  );
}

function firstClash(
  witnesses: readonly string[],
  others: readonly { placed: Placed<RouteDefinition | RedirectDefinition>; matches: Matches }[],
  counts: (other: Placed<RouteDefinition | RedirectDefinition>) => boolean,
): { path: string; place: string } | undefined {
  for (const { placed, matches } of others) {
    const path = counts(placed) ? witnesses.find(matches) : undefined;
    if (path !== undefined) return { path, place: placed.place };
  }
  return undefined;
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
 * of parcels does not matter; inside a parcel its own order stays.
 * @throws RefusedError naming file and place of every collision, unreachable pattern and dangling name.
 */
export function mergeRoutes(manifests: readonly PlacedManifest[]): RouteTable {
  const routes = manifests.flatMap(routesOf);
  const redirects = manifests.flatMap(redirectsOf);
  const asPatterns = redirects.map((placed) => ({ ...placed, value: { paths: [placed.value.from] } }));
  const notFound = notFoundOf(manifests, routes);
  const unparsed = patternProblems([...routes, ...asPatterns]);
  const problems = [
    ...doubled(routes),
    ...doubled(redirects),
    ...unparsed,
    ...notFound.problems,
    ...(unparsed.length > 0 ? [] : overlapProblems(routes, redirects)),
  ];
  const table: RouteTable = {
    routes: routes.map(({ value }) => value),
    redirects: redirects.map(({ value }) => value),
    notFound: notFound.id,
  };
  if (problems.length === 0) problems.push(...leadsNowhere(redirects, table));
  if (problems.length > 0) throw new RefusedError(problems);
  return table;
}
