import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Release } from '@paddock/contract';

import { COMPRESSED_ENDS, isAssetHref } from '../assets/asset-store.ts';

/** The folder the site's build leaves: `release.json` and `assets/`. */
export interface SiteFolder {
  /** When `release.json` was written; undefined while there is none. */
  changedAtMs(): number | undefined;
  readRelease(): Release;
  /** Addresses of all its files, without their compressed forms. */
  hrefs(): Promise<readonly string[]>;
  pathOf(href: string): string;
}

export function openSiteFolder(folder: string): SiteFolder {
  const file = join(folder, 'release.json');
  return {
    changedAtMs: () => statSync(file, { throwIfNoEntry: false })?.mtimeMs,
    readRelease: () => JSON.parse(readFileSync(file, 'utf8')) as Release,
    async hrefs() {
      const entries = await readdir(join(folder, 'assets'), { withFileTypes: true, recursive: true });
      const compressed = Object.values(COMPRESSED_ENDS);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
        .filter((href) => isAssetHref(href) && !compressed.some((end) => href.endsWith(end)));
    },
    pathOf: (href) => join(folder, href),
  };
}
