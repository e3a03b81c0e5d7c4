import type { ReleaseSource } from '../serving/release-source.ts';

/** Whether `<parcel>@<version>` is served to anybody now: anyone may tell of it, so nothing else is believed. */
export function isServed(
  source: Pick<ReleaseSource, 'current' | 'canaries'>,
  parcelOfVersion: string,
): boolean {
  return [source.current(), ...source.canaries().map(({ standing }) => standing)].some(({ release }) =>
    release.parcels.some(({ name, version }) => `${name}@${version}` === parcelOfVersion),
  );
}
