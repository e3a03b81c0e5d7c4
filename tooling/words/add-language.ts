import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { RefusedError } from '../manifest/refused-error.ts';
import { compareEveryFolder } from '../verify/dictionaries.ts';

const LISTED = /("languages": \[)([^\]]*)\]/;

/**
 * Gives every folder of dictionaries an empty one in the language, and lists it in the manifests of their parcels: all of
 * it is said in English then, until somebody translates it.
 * @returns the files that were written
 * @throws RefusedError for what is no two-letter code, or is there already
 */
export async function addLanguage(root: string, language: string): Promise<readonly string[]> {
  if (!/^[a-z]{2}$/.test(language)) throw new RefusedError([`"${language}" is no two-letter language`]);
  const written: string[] = [];
  for (const { folder } of await compareEveryFolder(root)) {
    const file = join(folder, `${language}.json`);
    if (existsSync(join(root, file))) throw new RefusedError([`${file} is there already`]);
    await writeFile(join(root, file), '{}\n');
    written.push(file);
    const manifest = join(dirname(folder), 'parcel.json');
    if (!existsSync(join(root, manifest))) continue;
    const text = await readFile(join(root, manifest), 'utf8');
    await writeFile(join(root, manifest), text.replace(LISTED, `$1$2, "${language}"]`));
    written.push(manifest);
  }
  return written;
}
