import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BuiltFile } from '@paddock/contract';
import { fillDictionary, type Dictionary } from '@paddock/contract/releases';

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

/** Says what another language's dictionary lacks; a folder without it has no other to say it. */
const REFERENCE = 'en';

/**
 * Writes one namespace's dictionaries under content-hashed names. What a language lacks is said in English in its file, so
 * that a page loads one file and finds every word.
 * @throws RefusedError when a language is missing or a file is not a JSON object.
 */
export async function buildDictionaries(source: DictionarySource): Promise<Record<string, BuiltFile>> {
  const fileOf = (language: string): string => join(source.folder, `${language}.json`);
  const missing = source.languages.filter((language) => !existsSync(fileOf(language)));
  if (missing.length > 0) throw new RefusedError(missing.map((language) => `${fileOf(language)}: missing`));
  await mkdir(source.outputFolder, { recursive: true });
  const reference = existsSync(fileOf(REFERENCE)) ? await readDictionary(fileOf(REFERENCE)) : {};
  const built = await Promise.all(
    source.languages.map(async (language) => {
      const own = await readDictionary(fileOf(language));
      const text = JSON.stringify(fillDictionary(reference, own, language));
      const name = `${language}.${nameHashOf(Buffer.from(text))}.json`;
      await writeFile(join(source.outputFolder, name), text);
      return [language, await describeFile(join(source.outputFolder, name), source.base + name)] as const;
    }),
  );
  return Object.fromEntries(built);
}

async function readDictionary(file: string): Promise<Dictionary> {
  const dictionary = await readJson(file);
  if (typeof dictionary !== 'object' || dictionary === null || Array.isArray(dictionary))
    throw new RefusedError([`${file}: not a dictionary`]);
  return dictionary as Dictionary;
}
