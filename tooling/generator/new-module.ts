import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { RefusedError } from '../manifest/refused-error.ts';
import { formatFiles } from './format-files.ts';
import { camelCase, KEBAB_NAME, pascalCase } from './name-forms.ts';
import { registeredModule, type Rename } from './register-module.ts';
import { writeFiles } from './write-files.ts';

const TEMPLATE = new URL('./module-template/', import.meta.url);
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

/** Why no module can have this name; nothing where it can. */
export function moduleProblems(root: string, name: string): string[] {
  if (!KEBAB_NAME.test(name) || name.length > LONGEST_NAME)
    return [`NAME: "${name}" must be lower-case words joined by hyphens, beginning with a letter`];
  const taken = existsSync(join(root, 'platform/src/modules', name));
  if (taken || existsSync(join(root, 'contract/src/endpoints', `${name}.ts`)))
    return [`NAME: ${name} is a module already`];
  return [];
}

/** Texts of a module and what registers it, by path from the root. */
export async function moduleFiles(root: string, name: string): Promise<Map<string, string>> {
  const rename = renamingModule(name);
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
      [path, rename(await readFile(new URL(`${part}.ts.template`, TEMPLATE), 'utf8'))] as const,
  );
  return new Map([...(await Promise.all(written)), ...(await registeredModule(root, rename))]);
}

/**
 * Writes a module of the server: endpoints, table, typed rows, a rule, news, a test, and its lines where modules are
 * registered. It keeps a list for each player; what it is to keep is made true from there.
 * @returns everything written or changed, from the root
 * @throws RefusedError for a bad or taken name; nothing is written then
 */
export async function newModule(root: string, name: string): Promise<readonly string[]> {
  const problems = moduleProblems(root, name);
  if (problems.length > 0) throw new RefusedError(problems);
  const files = await moduleFiles(root, name);
  await writeFiles(root, files);
  await formatFiles(root, [...files.keys()]);
  return [...files.keys()];
}
