import semver from 'semver';

import type { Release } from '../site/release.ts';
import type { PlacedParcel } from './placed.ts';

/** Modules that keep state of the whole page. Two of them would be two pages in one. */
const NEVER_COPIED: ReadonlySet<string> = new Set([
  'single-spa',
  'i18next',
  '@paddock/shared-utils',
  '@paddock/root-config',
  '@paddock/shell-react',
]);

type Shared = Release['shared'];

/** What a parcel's own copies add to the import map, or every reason against them. */
export interface OwnCopyScopes {
  readonly scopes: NonNullable<Release['scopes']>;
  readonly integrity: Release['integrity'];
  readonly problems: readonly string[];
}

const NONE: OwnCopyScopes = { scopes: {}, integrity: {}, problems: [] };

/**
 * The closure of a parcel's own copies. Its folder, where they lie, sees them instead of the site's; so does every
 * shared module that is bound to one of them (single-spa-react keeps a context made by React) and that the parcel
 * reaches: it gets an instance of its own, the release's file under an address of its own.
 */
export function ownCopyScopes({ file, built }: PlacedParcel, shared: Shared): OwnCopyScopes {
  const copies = built.copies ?? {};
  if (Object.keys(copies).length === 0) return NONE;
  const instances = boundModules(built.dependencies, shared, copies);
  const addressOf = (name: string): string => `${shared[name]?.href ?? ''}?for=${built.name}`;
  const scope = Object.fromEntries([
    ...Object.entries(copies).map(([name, { href }]) => [name, href] as const),
    ...instances.map((name) => [name, addressOf(name)] as const),
  ]);
  return {
    scopes: Object.fromEntries(
      [`/assets/parcels/${built.name}/`, ...instances.map(addressOf)].map((from) => [from, scope]),
    ),
    integrity: Object.fromEntries([
      ...Object.values(copies).map(({ href, integrity }) => [href, integrity] as const),
      ...instances.map((name) => [addressOf(name), shared[name]?.integrity ?? ''] as const),
    ]),
    problems: [
      ...forbidden(file, Object.keys(copies), shared),
      ...instances.flatMap((name) => instanceProblems(file, name, shared, copies)),
    ],
  };
}

/** Version of a shared module as the parcel sees it: its own, else the site's; undefined when there is neither. */
export function versionFor(
  { built }: PlacedParcel,
  shared: Readonly<Record<string, { readonly version: string }>>,
  name: string,
): string | undefined {
  if (Object.hasOwn(built.copies ?? {}, name)) return built.copies?.[name]?.version;
  return Object.hasOwn(shared, name) ? shared[name]?.version : undefined;
}

/** Shared modules reached from the parcel that are bound to a copied package and are not copied themselves. */
function boundModules(names: readonly string[], shared: Shared, copies: object): string[] {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name) || NEVER_COPIED.has(name) || Object.hasOwn(copies, name)) return;
    reached.add(name);
    for (const dependency of shared[name]?.dependencies ?? []) visit(dependency);
  };
  for (const name of names) visit(name);
  const isBound = (name: string): boolean =>
    Object.keys(shared[name]?.boundTo ?? {}).some((bond) => Object.hasOwn(copies, bond));
  return [...reached].filter(isBound).sort();
}

function forbidden(file: string, names: readonly string[], shared: Shared): string[] {
  return names.flatMap((name) => {
    if (NEVER_COPIED.has(name)) return [`${file} /ownCopies: ${name} is never copied`];
    return Object.hasOwn(shared, name) ? [] : [`${file} /ownCopies: ${name} is not a shared module`];
  });
}

function instanceProblems(
  file: string,
  name: string,
  shared: Shared,
  copies: NonNullable<PlacedParcel['built']['copies']>,
): string[] {
  return Object.entries(shared[name]?.boundTo ?? {}).flatMap(([bond, range]) => {
    const version = copies[bond]?.version;
    return version === undefined || semver.satisfies(version, range)
      ? []
      : [`${file} /ownCopies: it imports ${name}, which works with ${bond} ${range}; its own is ${version}`];
  });
}
