import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { RefusedError } from '../manifest/refused-error.ts';
import { formatFiles } from './format-files.ts';
import { camelCase, KEBAB_NAME, pascalCase } from './name-forms.ts';
import { CONTRACT_SPORTS, registeredSport, SERVER_SPORTS } from './register-sport.ts';
import { writeFiles } from './write-files.ts';

/** What is said about a sport to be made. */
export interface SportWishes {
  /** Its code, as addresses and feeds say it: `table-tennis`. */
  readonly name: string;
  /** Its English name; the code in words where nothing is said. */
  readonly en?: string | undefined;
  /** Its Russian name. */
  readonly ru?: string | undefined;
  /** How it is played (`PLAYS`): in `sets` where nothing is said. */
  readonly play?: string | undefined;
}

const TEMPLATES = new URL('./sport-template/', import.meta.url);
/** What each way to play is, in words. */
export const PLAYS: Readonly<Record<string, string>> = {
  sets: 'five sets between two people',
  halves: 'two halves between teams, by a clock',
  rally: 'three games to 21 points between two people, of the family of rallies',
};
const USUAL = 'sets';
const CYRILLIC = /^\p{Lu}[\p{Script=Cyrillic} -]*$/u;

const inWords = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (part) => part.replace('-', ' ').toUpperCase());

/** The template is a sport called `sample-sport`; these words of it are replaced. */
function renaming({ name, en, ru }: Pick<SportWishes, 'name' | 'en' | 'ru'>): (text: string) => string {
  const words: readonly (readonly [string, string])[] = [
    ['Sample Sport', en ?? ''],
    ['Образец', ru ?? ''],
    ['SAMPLE_SPORT', name.toUpperCase().replaceAll('-', '_')],
    ['SampleSport', pascalCase(name)],
    ['sampleSport', camelCase(name)],
    ['sample-sport', name],
  ];
  return (text) => words.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);
}

function problemsOf(root: string, { name, ru, play = USUAL }: SportWishes): string[] {
  if (!KEBAB_NAME.test(name) || name.length < 2 || name.length > 40)
    return [`NAME: "${name}" must be lower-case words joined by hyphens, beginning with a letter`];
  if (existsSync(join(root, CONTRACT_SPORTS, `${name}.ts`))) return [`NAME: ${name} is a sport already`];
  if (ru === undefined || !CYRILLIC.test(ru))
    return [`--ru: say its Russian name: npm run new-sport -- ${name} --ru Название`];
  if (!Object.hasOwn(PLAYS, play)) return [`--play: say ${Object.keys(PLAYS).join(', ')}`];
  return [];
}

/**
 * Writes a sport that can be listed, simulated, bet on and settled: what both sides agree on, the server's model with its
 * test, a line in each table, words in both languages. It is a match of one of the `PLAYS`; its rules are to be made true
 * from there.
 * @returns everything written or changed, from the root
 * @throws RefusedError for a bad or taken name; nothing is written then
 */
export async function newSport(root: string, wishes: SportWishes): Promise<readonly string[]> {
  const problems = problemsOf(root, wishes);
  if (problems.length > 0) throw new RefusedError(problems);
  const { name, en = inWords(name), ru = '', play = USUAL } = wishes;
  const template = new URL(`${play}/`, TEMPLATES);
  const rename = renaming({ name, en, ru });
  const server = `${SERVER_SPORTS}/${name}/${name}`;
  const places: readonly (readonly [string, string])[] = [
    ['contract', `${CONTRACT_SPORTS}/${name}.ts`],
    ['markets', `${CONTRACT_SPORTS}/${name}-markets.ts`],
    ['model', `${server}.ts`],
    ['results', `${server}-results.ts`],
    ['match', `${server}-match.ts`],
    ['test', `${server}.test.ts`],
  ];
  // A sport of a family is its rules alone: results and match are those of the engine.
  const own = places.filter(([part]) => existsSync(new URL(`${part}.ts.template`, template)));
  const written = own.map(
    async ([part, path]) =>
      [path, rename(await readFile(new URL(`${part}.ts.template`, template), 'utf8'))] as const,
  );
  const words: unknown = JSON.parse(await readFile(new URL('words.json', template), 'utf8'));
  const changed = await registeredSport(root, { name, en, ru, rename, words });
  const files = new Map([...(await Promise.all(written)), ...changed]);
  await writeFiles(root, files);
  await formatFiles(root, [...files.keys()]);
  return [...files.keys()];
}
