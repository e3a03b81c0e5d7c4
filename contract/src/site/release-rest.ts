import type { BootData } from './boot.ts';
import type { Release } from './release.ts';

/**
 * What the documents of a large site leave out of their import map and boot data: the parcels a page does not start
 * with. Integrity hashes do not compress, so a hundred parcels would weigh on every document.
 */
export interface ReleaseRest extends Pick<Release, 'imports' | 'scopes' | 'integrity'> {
  readonly dictionaries: BootData['dictionaries'];
}

/** Address of a release's rest on the site's own origin. It never changes. */
export function releaseRestPath(release: number): string {
  return `/site/releases/${release}.json`;
}
