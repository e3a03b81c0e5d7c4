import type { SiteConfig } from '@paddock/contract';

/** What most guests come to first. */
const FIRST_PAGES = ['', '/live'];

/**
 * Opens the first pages of every site as a guest of its own language does, once a release: then their drawings are there before
 * the first guest is.
 */
export function createFirstDrawings(
  releaseNumber: () => number,
  sites: () => readonly Pick<SiteConfig, 'brand' | 'languages'>[],
  openAsGuest: (address: string, brand: string | undefined) => Promise<unknown>,
): () => Promise<void> {
  let drawnRelease: number | undefined;
  return async () => {
    const release = releaseNumber();
    if (release === drawnRelease) return;
    drawnRelease = release;
    for (const { brand, languages } of sites())
      for (const page of FIRST_PAGES) await openAsGuest(`/${languages.fallback}${page}`, brand);
  };
}
