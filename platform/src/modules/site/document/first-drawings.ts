/** What most guests come to first. */
const FIRST_PAGES = ['', '/live'];

/**
 * Opens the first pages as a guest of the site's own language does, once a release: then their drawings are there before
 * the first guest is.
 */
export function createFirstDrawings(
  releaseNumber: () => number,
  language: () => string,
  openAsGuest: (address: string) => Promise<unknown>,
): () => Promise<void> {
  let drawnRelease: number | undefined;
  return async () => {
    const release = releaseNumber();
    if (release === drawnRelease) return;
    drawnRelease = release;
    for (const page of FIRST_PAGES) await openAsGuest(`/${language()}${page}`);
  };
}
