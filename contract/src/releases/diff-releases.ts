import type { ReleaseDiffView } from '../schemas/registry.ts';
import type { RouteDefinition } from '../routing/route.ts';
import type { Release } from '../site/release.ts';

/** What changes from one release to another: parcels by version or content, shared modules by file, routes by id. */
export function diffReleases(a: Release, b: Release): ReleaseDiffView {
  const before = routesOf(a);
  const after = routesOf(b);
  const both = [...after.keys()].filter((id) => before.has(id));
  return {
    a: a.number,
    b: b.number,
    parcels: changedParcels(a, b),
    shared: namesOf(a.shared, b.shared).filter((name) => a.shared[name]?.href !== b.shared[name]?.href),
    routesAdded: [...after.keys()].filter((id) => !before.has(id)),
    routesRemoved: [...before.keys()].filter((id) => !after.has(id)),
    routesChanged: both.filter((id) => !same(before.get(id), after.get(id))),
  };
}

function changedParcels(a: Release, b: Release): ReleaseDiffView['parcels'] {
  const before = Object.fromEntries(a.parcels.map((parcel) => [parcel.name, parcel]));
  const after = Object.fromEntries(b.parcels.map((parcel) => [parcel.name, parcel]));
  return namesOf(before, after)
    .filter((name) => !same(before[name], after[name]))
    .map((name) => ({ name, a: before[name]?.version ?? null, b: after[name]?.version ?? null }));
}

function routesOf({ routeTable }: Release): ReadonlyMap<string, RouteDefinition> {
  return new Map(routeTable.routes.map((route) => [route.id, route]));
}

function namesOf(a: object, b: object): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
}

/** By content, whatever the order of keys: a release may have been through a database. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sortedKeys) === JSON.stringify(b, sortedKeys);
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
