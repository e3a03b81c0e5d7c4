import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { after } from './insert-text.ts';
import { camelCase } from './name-forms.ts';
import { withParcelWords, type Rename } from './register-module.ts';
import { sharedFiles, WRITTEN_STREAM } from './shared-stream.ts';

/** The parcel of the signed-in player's own pages, whose menu leads to them. */
export const OFFICE = 'office';
const PARCEL = `parcels/${OFFICE}`;
const MANIFEST = `${PARCEL}/parcel.json`;
const ENTRY = `${PARCEL}/src/index.ts`;
const MENU = `${PARCEL}/src/model/menu-groups.ts`;

interface PageWords {
  readonly page: unknown;
  readonly seo: unknown;
}

/**
 * Entries that a player writes: their stream for every parcel, and a page of the office with its form, list, route, entry,
 * line of the menu and words. By path from the root.
 * @param of one entry: `bookmark`
 * @param read a template with its words replaced
 */
export async function writtenFiles(
  root: string,
  { name, of }: { readonly name: string; readonly of: string },
  rename: Rename,
  read: (file: string) => Promise<string>,
): Promise<Map<string, string>> {
  const folder = `${PARCEL}/src/parts/${name}`;
  const page = `${PARCEL}/src/pages/${name}-page`;
  const files = new Map(await sharedFiles(root, name, rename, read, WRITTEN_STREAM));
  const own: readonly (readonly [string, string])[] = [
    ['form.tsx', `${folder}/${of}-form.tsx`],
    ['panel.tsx', `${folder}/${name}-panel.tsx`],
    ['panel-test.tsx', `${folder}/${name}-panel.test.tsx`],
    ['style.css', `${folder}/${name}.module.css`],
    ['page.tsx', `${page}.tsx`],
    ['page-test.tsx', `${page}.test.tsx`],
  ];
  for (const [template, path] of own) files.set(path, await read(`${template}.template`));
  const change = async (file: string, edit: (text: string) => string): Promise<void> =>
    void files.set(file, edit(await readFile(join(root, file), 'utf8')));
  for (const [file, found, line] of LINES)
    await change(file, (text) => after(text, found, rename(line), file));
  const words = JSON.parse(await read('words.json')) as Readonly<Record<string, PageWords>>;
  for (const language of ['en', 'ru'])
    await change(`${PARCEL}/locales/${language}.json`, (text) => {
      const file = `${PARCEL}/locales/${language}.json`;
      const seo = `\n"${camelCase(name)}": ${JSON.stringify(words[language]?.seo)},`;
      const named = after(text, /^ {2}"seo": \{/m, seo, file);
      return withParcelWords(named, camelCase(name), words[language]?.page, file);
    });
  return files;
}

/** Where the office's pages are known, behind a page of its own. */
const LINES: readonly (readonly [file: string, found: RegExp, line: string])[] = [
  [
    MANIFEST,
    /^ *\{ "id": "office\.messages".*\n/m,
    '{ "id": "office.sample-things", "paths": ["/office/sample-things"] },\n',
  ],
  [
    ENTRY,
    /^ *messages: async .*\n/m,
    "'sample-things': async () => react((await import('./pages/sample-things-page.tsx')).SampleThingsPage),\n",
  ],
  [
    MENU,
    /^ *\{ path: '\/office\/messages'.*\n/m,
    "{ path: '/office/sample-things', icon: 'star', key: 'seo.sampleThings.title' },\n",
  ],
  ['e2e/setup/pages-looked-at.ts', /^ *'\/office\/share-idea',\n/m, "'/office/sample-things',\n"],
  ['e2e/journeys/soak.test.ts', /^ *'\/en\/office\/share-idea',\n/m, "'/en/office/sample-things',\n"],
];
