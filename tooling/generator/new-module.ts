import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { RefusedError } from '../manifest/refused-error.ts';
import { formatFiles } from './format-files.ts';
import { camelCase, KEBAB_NAME, pascalCase } from './name-forms.ts';
import { registeredModule, type Rename } from './register-module.ts';
import { writeFiles } from './write-files.ts';

const TEMPLATE = new URL('./module-template/', import.meta.url);
export const WRITTEN_TEMPLATE = new URL('./written-template/', import.meta.url);
const LONGEST_NAME = 30;

/** `favourite leagues` of `favourite-leagues`. */
const inWords = (name: string): string => name.replaceAll('-', ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The templates are of a module called `sample-things`; these words of it are replaced. */
export function renamingModule(name: string): Rename {
  const words: readonly (readonly [string, string])[] = [
    ['Sample things', capital(inWords(name))],
    ['sample things', inWords(name)],
    ['SAMPLE_THINGS', name.toUpperCase().replaceAll('-', '_')],
    ['SampleThings', pascalCase(name)],
    ['sampleThings', camelCase(name)],
    ['sample_things', name.replaceAll('-', '_')],
    ['sample-things', name],
  ];
  return (text) => words.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);
}

/** Why no module can have this name or list; nothing where it can. */
export function moduleProblems(root: string, name: string, list: ListWishes): string[] {
  return [...nameProblems(root, name), ...listProblems(list)];
}

function nameProblems(root: string, name: string): string[] {
  if (!KEBAB_NAME.test(name) || name.length > LONGEST_NAME)
    return [`NAME: "${name}" must be lower-case words joined by hyphens, beginning with a letter`];
  const taken = existsSync(join(root, 'platform/src/modules', name));
  if (taken || existsSync(join(root, 'contract/src/endpoints', `${name}.ts`)))
    return [`NAME: ${name} is a module already`];
  return [];
}

/** What a list is of, and how long it may be. */
export interface ListWishes {
  /** The thing whose ids are kept, in the singular: `championship`. */
  readonly of?: string | undefined;
  /** How many a player may keep. */
  readonly most?: string | undefined;
  /** Whether players write what is kept, a title and an address of the site, where usually it is an id of something. */
  readonly written?: boolean | undefined;
}

const MOST = '100';

/** Why no list can be of that, or so long. */
function listProblems({ of, most = MOST }: ListWishes): string[] {
  return [
    ...(of === undefined || KEBAB_NAME.test(of) ? [] : [`--of: "${of}" must be lower-case words`]),
    ...(/^[1-9]\d{0,3}$/.test(most) ? [] : [`--most: "${most}" must be a number from 1 to 9999`]),
  ];
}

/** Names in the templates one of what is kept, where the name of the list is said: an `item` where nothing else is. */
export function renamingItem({ of = 'item', most = MOST }: ListWishes): Rename {
  const words: readonly (readonly [string, string])[] = [
    ['MOST_KEPT = 100', `MOST_KEPT = ${most}`],
    ["<'item'>", `<'${of}'>`],
    ['item_id', `${of.replaceAll('-', '_')}_id`],
    ['itemId', `${camelCase(of)}Id`],
    ['sample-thing', of],
    ['sample_thing', of.replaceAll('-', '_')],
    ['sampleThing', camelCase(of)],
    ['SampleThing', pascalCase(of)],
  ];
  return (text) => words.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);
}

/** What is written has templates of its own where it differs from a list of ids. */
function templateOf(part: string, { written = false }: ListWishes): URL {
  const own = new URL(`${part}.ts.template`, WRITTEN_TEMPLATE);
  return written && existsSync(own) ? own : new URL(`${part}.ts.template`, TEMPLATE);
}

/** Texts of a module and what registers it, by path from the root. */
export async function moduleFiles(
  root: string,
  name: string,
  list: ListWishes,
): Promise<Map<string, string>> {
  const rename = renamingModule(name);
  const renameItem = renamingItem(list);
  const folder = `platform/src/modules/${name}`;
  const own: readonly (readonly [string, string])[] = [
    ['endpoints', `contract/src/endpoints/${name}.ts`],
    ['index', `${folder}/index.ts`],
    ['module', `${folder}/${name}.ts`],
    ['keep', `${folder}/keep-${name}.ts`],
    ['store', `${folder}/${name}-store.ts`],
    ['migrations', `${folder}/migrations.ts`],
    ['test', `${folder}/${name}.test.ts`],
  ];
  const written = own.map(
    async ([part, path]) =>
      [path, renameItem(rename(await readFile(templateOf(part, list), 'utf8')))] as const,
  );
  return new Map([...(await Promise.all(written)), ...(await registeredModule(root, rename))]);
}

/**
 * Writes a module of the server: endpoints, table, typed rows, a rule, news, a test, and its lines where modules are
 * registered. It keeps a list for each player; what it is to keep is made true from there.
 * @returns everything written or changed, from the root
 * @throws RefusedError for a bad or taken name, or a list of nothing; nothing is written then
 */
export async function newModule(
  root: string,
  name: string,
  list: ListWishes = {},
): Promise<readonly string[]> {
  const problems = moduleProblems(root, name, list);
  if (problems.length > 0) throw new RefusedError(problems);
  const files = await moduleFiles(root, name, list);
  await writeFiles(root, files);
  await formatFiles(root, [...files.keys()]);
  return [...files.keys()];
}
