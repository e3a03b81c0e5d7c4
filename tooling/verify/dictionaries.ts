import { existsSync } from 'node:fs';
import { glob, readdir } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

import { missingWords, wrongWords, type Dictionary } from '@paddock/contract/releases';

import { readJson } from '../manifest/read-manifest.ts';
import { strangePercents } from './percent-signs.ts';

/** Every word is written in these; others say in English what they lack (docs/languages.md). */
const SOURCES = ['en', 'ru'];

/** One dictionary beside the English one of its folder. */
interface Compared {
  readonly language: string;
  /** Keys that are said in English. */
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
}

/** @throws RefusedError for a file that is missing or is not JSON */
async function readDictionary(file: string): Promise<Dictionary> {
  return (await readJson(file)) as Dictionary;
}

async function compareLanguages(folder: string): Promise<readonly Compared[]> {
  const names = await readdir(folder);
  const reference = await readDictionary(join(folder, 'en.json'));
  const found = names.toSorted().map(async (name) => {
    const dictionary = await readDictionary(join(folder, name));
    const language = basename(name, '.json');
    return {
      language,
      missing: missingWords(reference, dictionary),
      wrong: [...wrongWords(reference, dictionary, language), ...strangePercents(dictionary, language)],
    };
  });
  return Promise.all(found);
}

function problemsOf({ language, missing, wrong }: Compared): string[] {
  const lacks = SOURCES.includes(language) ? missing.map((key) => `lacks "${key}"`) : [];
  return [...lacks, ...wrong].map((words) => `${language}.json ${words}`);
}

/** Problems of one folder of dictionaries beside its English one, each beginning with the file's name. */
export async function compareFolder(folder: string): Promise<string[]> {
  return (await compareLanguages(folder)).flatMap(problemsOf);
}

const FOLDERS = [
  'parcels/*/locales/en.json',
  '{shared-utils,root-config}/locales/*/en.json',
  'platform/src/modules/site/words/locales/en.json',
];

/** A folder of dictionaries of the repository, and what is said of each of its languages. */
interface ComparedFolder {
  readonly folder: string;
  readonly languages: readonly Compared[];
}

/** Compares every folder of dictionaries of the repository with its English one. */
export async function compareEveryFolder(root: string): Promise<readonly ComparedFolder[]> {
  const compared: ComparedFolder[] = [];
  for await (const english of glob(FOLDERS, { cwd: root })) {
    const folder = dirname(english);
    compared.push({ folder, languages: await compareLanguages(join(root, folder)) });
  }
  return compared.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** Languages a parcel lists and has no file for, and the other way round; a folder of no parcel has those of the others. */
async function unlistedLanguages(
  root: string,
  { folder, languages }: ComparedFolder,
  all: readonly string[],
): Promise<readonly string[]> {
  const manifest = join(root, dirname(folder), 'parcel.json');
  const listed = existsSync(manifest)
    ? ((await readJson(manifest)) as { readonly languages: readonly string[] }).languages
    : all;
  const present = new Set(languages.map(({ language }) => language));
  return [
    ...listed.filter((code) => !present.has(code)).map((code) => `${folder}/${code}.json is missing`),
    ...[...present]
      .filter((code) => !listed.includes(code))
      .map((code) => `${folder}/${code}.json: ${relative(root, manifest)} does not list "${code}"`),
  ];
}

interface DictionariesReport {
  readonly problems: readonly string[];
  readonly files: number;
  /** Language → how many words it says in English; those that lack none are not here. */
  readonly missing: ReadonlyMap<string, number>;
}

/** What `npm run verify -- dictionaries` says of the whole repository. */
export async function compareAllDictionaries(root: string): Promise<DictionariesReport> {
  const folders = await compareEveryFolder(root);
  const all = [
    ...new Set([...SOURCES, ...folders.flatMap(({ languages }) => languages.map((one) => one.language))]),
  ];
  const missing = new Map<string, number>();
  for (const one of folders.flatMap(({ languages }) => languages))
    if (one.missing.length > 0)
      missing.set(one.language, (missing.get(one.language) ?? 0) + one.missing.length);
  const unlisted = await Promise.all(folders.map((folder) => unlistedLanguages(root, folder, all)));
  return {
    problems: [
      ...unlisted.flat(),
      ...folders.flatMap(({ folder, languages }) =>
        languages.flatMap(problemsOf).map((problem) => `${folder}/${problem}`),
      ),
    ],
    files: folders.reduce((sum, { languages }) => sum + languages.length, 0),
    missing,
  };
}
