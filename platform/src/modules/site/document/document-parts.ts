import type { BootData, Release, ReleaseRest } from '@paddock/contract';

/** Sites of up to this many parcels carry all of them in each document, which saves one request. */
const ALL_INLINE_UP_TO = 20;

/** What a document carries of its release, and whether there is a rest to fetch. */
export interface DocumentParts extends ReleaseRest {
  readonly hasRest: boolean;
}

/** Those of each release by the parcels left out, of which there are as many as kinds of pages. */
const kept = new WeakMap<Release, Map<string, DocumentParts>>();

/**
 * The part of a release that one document carries: all of a small site; of a large one every shared module and the
 * parcels this page starts with.
 * @param needed parcels of the page and its widgets
 * @returns the same object for the same release and parcels
 */
export function documentParts(release: Release, needed: ReadonlySet<string>): DocumentParts {
  const names = release.parcels.map(({ name }) => name);
  const left = names.length > ALL_INLINE_UP_TO ? names.filter((name) => !needed.has(name)) : [];
  const known = kept.get(release) ?? new Map<string, DocumentParts>();
  kept.set(release, known);
  const key = left.join(' ');
  const parts = known.get(key) ?? { ...without(release, new Set(left)), hasRest: left.length > 0 };
  known.set(key, parts);
  return parts;
}

/** Every parcel of a release, for those whose document left them out. */
export function releaseRest(release: Release): ReleaseRest {
  const { imports, scopes, integrity, dictionaries } = without(release, new Set());
  const own = new Set(release.parcels.map(({ name }) => `@paddock/${name}`));
  const shared = new Set(Object.entries(imports).flatMap(([name, href]) => (own.has(name) ? [] : [href])));
  return {
    imports: pick(imports, (name) => own.has(name)),
    ...(scopes === undefined ? {} : { scopes }),
    integrity: pick(integrity, (href) => !shared.has(href)),
    dictionaries,
  };
}

function without({ imports, scopes, integrity, dictionaries, parcels }: Release, left: ReadonlySet<string>) {
  const gone = parcels.filter(({ name }) => left.has(name));
  const names = new Set(gone.map(({ name }) => `@paddock/${name}`));
  const entries = new Set(gone.map(({ entry }) => entry.href));
  const namespaces = new Set(gone.flatMap((parcel) => Object.keys(parcel.dictionaries)));
  return {
    imports: pick(imports, (name) => !names.has(name)),
    ...(scopes === undefined ? {} : { scopes }),
    integrity: pick(integrity, (href) => !entries.has(href)),
    dictionaries: hrefsOf(pick(dictionaries, (namespace) => !namespaces.has(namespace))),
  };
}

function pick<Value>(
  values: Readonly<Record<string, Value>>,
  isWanted: (key: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => isWanted(key)));
}

function hrefsOf(dictionaries: Release['dictionaries']): BootData['dictionaries'] {
  return Object.fromEntries(
    Object.entries(dictionaries).map(([namespace, files]) => [
      namespace,
      Object.fromEntries(Object.entries(files).map(([language, { href }]) => [language, href])),
    ]),
  );
}
