import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BuiltFile } from '@paddock/contract';

import { readJson, RefusedError } from '../manifest/read-manifest.ts';
import { describeFile, nameHashOf } from './built-file.ts';

export interface DictionarySource {
  /** Folder that holds `<language>.json`. */
  readonly folder: string;
  readonly languages: readonly string[];
  readonly outputFolder: string;
  /** Address of the output folder, ending in a slash. */
  readonly base: string;
}

/**
 * Copies one namespace's dictionaries under content-hashed names.
 * @throws RefusedError when a language is missing or a file is not a JSON object.
 */
export async function buildDictionaries(source: DictionarySource): Promise<Record<string, BuiltFile>> {
  const missing = source.languages.filter((language) => !existsSync(join(source.folder, `${language}.json`)));
  if (missing.length > 0)
    throw new RefusedError(missing.map((language) => `${join(source.folder, `${language}.json`)}: missing`));
  await mkdir(source.outputFolder, { recursive: true });
  const built = await Promise.all(
    source.languages.map(async (language) => {
      const dictionary = await readJson(join(source.folder, `${language}.json`));
      if (typeof dictionary !== 'object' || dictionary === null || Array.isArray(dictionary))
        throw new RefusedError([`${join(source.folder, `${language}.json`)}: not a dictionary`]);
      const text = JSON.stringify(dictionary);
      const name = `${language}.${nameHashOf(Buffer.from(text))}.json`;
      await writeFile(join(source.outputFolder, name), text);
      return [language, await describeFile(join(source.outputFolder, name), source.base + name)] as const;
    }),
  );
  return Object.fromEntries(built);
}
