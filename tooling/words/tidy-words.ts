import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { staleWords, withoutWords, type Dictionary } from '@paddock/contract/releases';

import { compareEveryFolder } from '../verify/dictionaries.ts';

/**
 * Takes keys that English has no more out of every other language, after a word was renamed or is said no longer.
 * @returns the files that were written
 */
export async function tidyWords(root: string): Promise<readonly string[]> {
  const written: string[] = [];
  for (const { folder, languages } of await compareEveryFolder(root)) {
    const read = async (language: string) =>
      JSON.parse(await readFile(join(root, folder, `${language}.json`), 'utf8')) as Dictionary;
    const reference = await read('en');
    for (const { language } of languages) {
      const own = await read(language);
      const stale = new Set(staleWords(reference, own));
      if (stale.size === 0) continue;
      const file = join(folder, `${language}.json`);
      await writeFile(join(root, file), `${JSON.stringify(withoutWords(own, stale), null, 2)}\n`);
      written.push(file);
    }
  }
  return written;
}
