import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ReadDictionary } from '@paddock/contract/releases';

/** Dictionaries as the repository holds them: a parcel's own and the shared ones. */
export function dictionariesIn(root: string): ReadDictionary {
  return (namespace, language) => {
    const file = [
      join(root, 'parcels', namespace, 'locales', `${language}.json`),
      join(root, 'shared-utils', 'locales', namespace, `${language}.json`),
    ].find((candidate) => existsSync(candidate));
    return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as unknown);
  };
}
