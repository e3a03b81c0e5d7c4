import { REMOTE_ENTRY_PARCEL } from '@paddock/contract';

import type { ReleaseSource } from '../../releases/index.ts';

type Served = Pick<ReleaseSource, 'currentNumber' | 'current' | 'staging' | 'canaries'>;

/** Parcels of the releases that somebody is served, staging's and canaries' too; undefined while there is no release. */
export function parcelsOfReleases(source: Served): ReadonlySet<string> | undefined {
  if (source.currentNumber() === undefined) return undefined;
  const standing = [source.current(), source.staging(), ...source.canaries().map((one) => one.standing)];
  const names = standing.flatMap((one) => one?.release.parcels.map(({ name }) => name) ?? []);
  return new Set([REMOTE_ENTRY_PARCEL, ...names]);
}
