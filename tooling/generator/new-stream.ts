import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { RefusedError } from '../manifest/refused-error.ts';
import { formatFiles } from './format-files.ts';
import { camelCase, KEBAB_NAME } from './name-forms.ts';
import {
  moduleFiles,
  moduleProblems,
  renamingItem,
  renamingModule,
  WRITTEN_TEMPLATE,
  type ListWishes,
} from './new-module.ts';
import { withParcelWords } from './register-module.ts';
import { isSharedAlready, LIST_STREAM, sharedFiles } from './shared-stream.ts';
import { writeFiles } from './write-files.ts';
import { OFFICE, writtenFiles } from './written-stream.ts';

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
  const { of, written } = list;
  if (written === true && of === undefined) problems.push('--of: say what one entry is: --of bookmark');
  if (written === true && parcel !== OFFICE)
    problems.push('--parcel: what a player writes stands in the office');
  if ((shared || written === true) && isSharedAlready(root, name))
    problems.push(`NAME: ${name} is in shared-utils already`);
  if (!isReactParcel(root, parcel))
    problems.push('--parcel: say the React parcel that shows it: --parcel betting');
  if (!CYRILLIC.test(ru)) problems.push('--ru: say its heading in Russian: --ru "Любимые лиги"');
  return problems;
}

async function pageFiles(root: string, wished: Wished): Promise<Map<string, string>> {
  const { name, parcel, ru, shared, of, written = false } = wished;
  const [renameModule, renameItem] = [renamingModule(name), renamingItem(wished)];
  const rename = (text: string): string =>
    renameItem(renameModule(text)).replaceAll('sample-parcel', parcel).replaceAll('Образцы', ru);
  const template = written ? WRITTEN_TEMPLATE : TEMPLATE;
  const read = async (file: string): Promise<string> =>
    rename(await readFile(new URL(file, template), 'utf8'));
  if (written && of !== undefined) return writtenFiles(root, { name, of }, rename, read);
  const folder = `parcels/${parcel}/src/parts/${name}`;
  const words = JSON.parse(await read('words.json')) as Readonly<Record<string, unknown>>;
  const files = new Map([
    ...(shared
      ? await sharedFiles(root, name, rename, read, LIST_STREAM)
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
 * one for every parcel. What a player writes (`written`) has a page of the office, with a form, and is for every parcel.
 * @returns everything written or changed, from the root
 * @throws RefusedError for a bad or taken name, no such parcel, no Russian; nothing is written then
 */
export async function newStream(root: string, wishes: StreamWishes): Promise<readonly string[]> {
  const { name, ru = '', shared = false, written } = wishes;
  const { parcel = written === true ? OFFICE : '' } = wishes;
  const wished = { ...wishes, parcel, ru, shared };
  const problems = problemsOf(root, wished);
  if (problems.length > 0) throw new RefusedError(problems);
  const files = new Map([...(await moduleFiles(root, name, wishes)), ...(await pageFiles(root, wished))]);
  await writeFiles(root, files);
  await formatFiles(root, [...files.keys()]);
  return [...files.keys()];
}
