import type { Release } from '@paddock/contract';

import type { PolicyAddition } from './security-headers.ts';

type Parcels = Pick<Release, 'parcels'>;

const kept = new WeakMap<Parcels, PolicyAddition>();

/**
 * What the manifests of a release name as other servers to talk to. The union over all its parcels: a document goes on
 * to every page of its release, and has one policy for whoever runs in it.
 */
export function parcelConnections(release: Parcels): PolicyAddition {
  const known = kept.get(release) ?? connectionsOf(release);
  kept.set(release, known);
  return known;
}

function connectionsOf({ parcels }: Parcels): PolicyAddition {
  const named = parcels.flatMap(({ manifest }) => manifest.connect ?? []);
  return { origins: [], connections: [...new Set(named)].sort() };
}
