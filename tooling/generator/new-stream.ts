import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { RefusedError } from '../manifest/refused-error.ts';
import { formatFiles } from './format-files.ts';
import { camelCase, KEBAB_NAME } from './name-forms.ts';
import { moduleFiles, moduleProblems, renamingModule, type ListWishes } from './new-module.ts';
import { withParcelWords } from './register-module.ts';
import { isSharedAlready, sharedFiles } from './shared-stream.ts';
import { writeFiles } from './write-files.ts';

/** What is said about a stream to be made. */
export interface StreamWishes extends ListWishes {
  /** What is kept, in the plural: `favourite-leagues`. */
  readonly name: string;
  /** The React parcel that shows it. */
  readonly parcel?: string | undefined;
  /** Its heading in Russian. */
  readonly ru?: string | undefined;
  /** Whether every parcel can subscribe to it, by a stream of `shared-utils`. */
  readonly shared?: boolean | undefined;
}

type Wished = ListWishes & Readonly<Record<'name' | 'parcel' | 'ru', string> & { shared: boolean }>;

const TEMPLATE = new URL('./stream-template/', import.meta.url);
const CYRILLIC = /^\p{Lu}[\p{Script=Cyrillic} -]*$/u;

/** Every parcel in React says its name by `reactParcel`. */
function isReactParcel(root: string, parcel: string): boolean {
  const entry = join(root, 'parcels', parcel, 'src/index.ts');
  return KEBAB_NAME.test(parcel) && existsSync(entry) && readFileSync(entry, 'utf8').includes('reactParcel(');
}

function problemsOf(root: string, { name, parcel, ru, shared, ...list }: Wished): string[] {
  const problems = moduleProblems(root, name, list);
  if (shared && isSharedAlready(root, name)) problems.push(`NAME: ${name} is in shared-utils already`);
  if (!isReactParcel(root, parcel))
    problems.push('--parcel: say the React parcel that shows it: --parcel betting');
  if (!CYRILLIC.test(ru)) problems.push('--ru: say its heading in Russian: --ru "Любимые лиги"');
  return problems;
}

async function pageFiles(root: string, { name, parcel, ru, shared }: Wished): Promise<Map<string, string>> {
  const renameModule = renamingModule(name);
  const rename = (text: string): string =>
    renameModule(text).replaceAll('sample-parcel', parcel).replaceAll('Образцы', ru);
  const read = async (file: string): Promise<string> =>
    rename(await readFile(new URL(file, TEMPLATE), 'utf8'));
  const folder = `parcels/${parcel}/src/parts/${name}`;
  const words = JSON.parse(await read('words.json')) as Readonly<Record<string, unknown>>;
  const files = new Map([
    ...(shared
      ? await sharedFiles(root, name, rename, read)
      : [[`${folder}/use-${name}.ts`, await read('use.ts.template')] as const]),
    [`${folder}/${name}-panel.tsx`, await read(shared ? 'shared-panel.tsx.template' : 'panel.tsx.template')],
    [`${folder}/${name}-panel.test.tsx`, await read('panel-test.tsx.template')],
  ]);
  for (const language of ['en', 'ru']) {
    const file = `parcels/${parcel}/locales/${language}.json`;
    const text = await readFile(join(root, file), 'utf8');
    files.set(file, withParcelWords(text, camelCase(name), words[language], file));
  }
  return files;
}

/**
 * Writes a list that the server keeps for each player, from the table to the page: a module (`newModule`), its stream, and
 * in a parcel the section that shows and changes it, a test and words in both languages. The stream is the parcel's own, or
 * one for every parcel.
 * @returns everything written or changed, from the root
 * @throws RefusedError for a bad or taken name, no such parcel, no Russian; nothing is written then
 */
export async function newStream(root: string, wishes: StreamWishes): Promise<readonly string[]> {
  const { name, parcel = '', ru = '', shared = false } = wishes;
  const wished = { ...wishes, parcel, ru, shared };
  const problems = problemsOf(root, wished);
  if (problems.length > 0) throw new RefusedError(problems);
  const files = new Map([...(await moduleFiles(root, name, wishes)), ...(await pageFiles(root, wished))]);
  await writeFiles(root, files);
  await formatFiles(root, [...files.keys()]);
  return [...files.keys()];
}
