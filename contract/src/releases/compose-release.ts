import type { BuiltFile, BuiltParcel } from '../site/built-parcel.ts';
import type { Release } from '../site/release.ts';
import { mergeRoutes, routeTableOf } from './merge-routes.ts';
import { ownCopyScopes, type OwnCopyScopes } from './own-copies.ts';
import { parcelProblems } from './parcel-problems.ts';
import { placedByName, type PlacedParcel } from './placed.ts';

/** Everything of a release that is not a parcel's: what all parcels stand on. */
export interface Foundation extends Pick<
  Release,
  | 'shared'
  | 'development'
  | 'drawing'
  | 'loader'
  | 'overrides'
  | 'canaryWatch'
  | 'earlyPresses'
  | 'serviceWorker'
  | 'styles'
  | 'fonts'
> {
  /** Dictionaries no parcel owns: `common` and its like. */
  readonly dictionaries: Release['dictionaries'];
}

/** A release, or every reason against it with its place. */
export type ComposedRelease =
  | { readonly ok: true; readonly release: Release }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Puts a foundation and parcels together. The one way a release is made: by the build, by the registry and by tests.
 * Parcels stand in the order of their names, so that the same parts always make the same release.
 * @param placed where two parcels claim one path, the problem names the place in the later one: put what is new last
 */
export function composeRelease(
  foundation: Foundation,
  placed: readonly PlacedParcel[],
  number: number,
): ComposedRelease {
  const problems = releaseProblems(foundation, placed);
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, release: assembleRelease(foundation, placed, number) };
}

/** Everything that speaks against a release of these parts, with its place; empty when they go together. */
export function releaseProblems(foundation: Foundation, placed: readonly PlacedParcel[]): readonly string[] {
  const dictionaries = dictionariesOf(foundation, placed);
  return [
    ...nameProblems(placed, foundation),
    ...parcelProblems(placed, { shared: foundation.shared, dictionaries }),
    ...mergeRoutes(placed).problems,
  ];
}

/** The release of parts that were found to go together: checks may have become stricter since, and it still stands. */
export function assembleRelease(
  foundation: Foundation,
  placed: readonly PlacedParcel[],
  number: number,
): Release {
  const parcels = placed.toSorted((a, b) => (a.built.name < b.built.name ? -1 : 1));
  const modules = modulesOf(foundation, parcels);
  const own = parcels.map((parcel) => ownCopyScopes(parcel, foundation.shared));
  const scopes = Object.assign({}, ...own.map((each) => each.scopes)) as OwnCopyScopes['scopes'];
  return {
    number,
    imports: Object.fromEntries(modules.map(([name, { href }]) => [name, href])),
    ...(Object.keys(scopes).length === 0 ? {} : { scopes }),
    integrity: Object.assign(
      Object.fromEntries(modules.map(([, { href, integrity }]) => [href, integrity])),
      ...own.map((each) => each.integrity),
    ) as Release['integrity'],
    shared: foundation.shared,
    development: foundation.development,
    loader: foundation.loader,
    overrides: foundation.overrides,
    ...laterParts(foundation),
    styles: foundation.styles,
    fonts: foundation.fonts,
    dictionaries: dictionariesOf(foundation, parcels),
    parcels: parcels.map(({ built }) => built),
    routeTable: routeTableOf(parcels),
  };
}

/** A parcel takes a name in the import map and one among the dictionaries: none that all parcels stand on. */
function nameProblems(placed: readonly PlacedParcel[], { shared, dictionaries }: Foundation): string[] {
  return placed.flatMap(({ file, built: { name } }) => [
    ...(Object.hasOwn(shared, `@paddock/${name}`)
      ? [`${file} /name: "@paddock/${name}" is a shared module of the site`]
      : []),
    ...(Object.hasOwn(dictionaries, name) ? [`${file} /name: "${name}" names words all parcels share`] : []),
  ]);
}

function dictionariesOf(foundation: Foundation, placed: readonly PlacedParcel[]): Release['dictionaries'] {
  const own = placed.map(({ built }) => built.dictionaries);
  return Object.assign({}, foundation.dictionaries, ...own) as Release['dictionaries'];
}

function modulesOf(
  { shared }: Foundation,
  parcels: readonly PlacedParcel[],
): (readonly [name: string, file: BuiltFile])[] {
  return [
    ...Object.entries(shared),
    ...parcels.map(({ built }) => [`@paddock/${built.name}`, built.entry] as const),
  ];
}

/** What a release stands on: the inverse of composing it. */
export function foundationOf(release: Release): Foundation {
  const owned = new Set(release.parcels.flatMap(({ dictionaries }) => Object.keys(dictionaries)));
  const { shared, development, loader, overrides, styles, fonts } = release;
  return {
    shared,
    development,
    loader,
    overrides,
    ...laterParts(release),
    styles,
    fonts,
    dictionaries: Object.fromEntries(
      Object.entries(release.dictionaries).filter(([namespace]) => !owned.has(namespace)),
    ),
  };
}

/** What builds of an earlier day do not have. */
function laterParts({ canaryWatch, drawing, earlyPresses, serviceWorker }: LaterParts): LaterParts {
  return {
    ...(canaryWatch === undefined ? {} : { canaryWatch }),
    ...(drawing === undefined ? {} : { drawing }),
    ...(earlyPresses === undefined ? {} : { earlyPresses }),
    ...(serviceWorker === undefined ? {} : { serviceWorker }),
  };
}

type LaterParts = Pick<Release, 'canaryWatch' | 'drawing' | 'earlyPresses' | 'serviceWorker'>;

/** The release with one parcel added or replaced. */
export function withParcel(release: Release, built: BuiltParcel): ComposedRelease {
  const others = release.parcels.filter(({ name }) => name !== built.name);
  return composeRelease(foundationOf(release), [...others, built].map(placedByName), release.number);
}

/** The release without a parcel; refused while others count on it. */
export function withoutParcel(release: Release, name: string): ComposedRelease {
  const others = release.parcels.filter((parcel) => parcel.name !== name);
  return composeRelease(foundationOf(release), others.map(placedByName), release.number);
}
