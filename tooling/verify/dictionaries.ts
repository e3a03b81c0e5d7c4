import { glob, readdir } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

import { compareDictionaries, type Dictionary } from '@paddock/contract/releases';

import { readJson } from '../manifest/read-manifest.ts';

/** @throws RefusedError for a file that is missing or is not JSON */
async function readDictionary(file: string): Promise<Dictionary> {
  return (await readJson(file)) as Dictionary;
}

/** Problems of one folder of dictionaries beside its English one, each beginning with the file's name. */
export async function compareFolder(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const reference = await readDictionary(join(folder, 'en.json'));
  const found = names.map(async (name) => {
    const dictionary = await readDictionary(join(folder, name));
    return compareDictionaries(reference, dictionary, basename(name, '.json')).map(
      (words) => `${name} ${words}`,
    );
  });
  const missing = names.includes('ru.json') ? [] : ['no ru.json'];
  return [...missing, ...(await Promise.all(found)).flat()];
}

/** Compares every folder of dictionaries of the repository with its English one. */
export async function compareAllDictionaries(root: string): Promise<{ problems: string[]; files: number }> {
  const problems: string[] = [];
  let files = 0;
  const patterns = ['parcels/*/locales/en.json', '{shared-utils,root-config}/locales/*/en.json'];
  for await (const english of glob(patterns, { cwd: root })) {
    const folder = dirname(join(root, english));
    files += (await readdir(folder)).length;
    const found = await compareFolder(folder);
    problems.push(...found.map((problem) => `${relative(root, folder)}/${problem}`));
  }
  return { problems, files };
}
