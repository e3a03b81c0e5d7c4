import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { after, before, inOrder } from './insert-text.ts';

/** Says the template's words with the module's names. */
export type Rename = (text: string) => string;

const COMPOSE = 'platform/src/compose.ts';
const ENDPOINTS = 'contract/src/endpoints/index.ts';
const ERRORS = 'contract/src/errors/error-table.ts';
const ERRORS_PAGE = 'docs/errors.md';
const REFUSALS: Readonly<Record<string, string>> = {
  en: 'You have as many as can be kept. Remove one first.',
  ru: 'Больше места нет. Сначала удалите что-нибудь.',
};
const FULL = 'There are as many sample things as can be kept.';

/** What knows every module, each with the new one in it: composition, endpoints, refusals. By path from the root. */
export async function registeredModule(root: string, rename: Rename): Promise<ReadonlyMap<string, string>> {
  const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
  return new Map([
    [COMPOSE, composed(await read(COMPOSE), rename)],
    [ENDPOINTS, withEndpoints(await read(ENDPOINTS), rename)],
    ...(await refusalFiles(read, rename)),
  ]);
}

/** Where the refusal of a full list is known, each behind that of the favourites. */
async function refusalFiles(
  read: (file: string) => Promise<string>,
  rename: Rename,
): Promise<readonly (readonly [string, string])[]> {
  const known: readonly (readonly [file: string, found: RegExp, line: string])[] = [
    [ERRORS, /^ *FAVOURITES_FULL: .*\n/m, `SAMPLE_THINGS_FULL: [409, '${FULL}'],\n`],
    [
      ERRORS_PAGE,
      /^\| `FAVOURITES_FULL` .*\n/m,
      `| \`SAMPLE_THINGS_FULL\` | 409 | ${FULL} | \`POST /web-api/user/sample-things\` |\n`,
    ],
    ...Object.entries(REFUSALS).map(
      ([language, words]) =>
        [
          `shared-utils/locales/common/${language}.json`,
          /^ *"FAVOURITES_FULL": .*\n/m,
          `"SAMPLE_THINGS_FULL": "${words}",\n`,
        ] as const,
    ),
  ];
  return Promise.all(
    known.map(
      async ([file, found, line]) => [file, after(await read(file), found, rename(line), file)] as const,
    ),
  );
}

function composed(text: string, rename: Rename): string {
  const imported = inOrder(
    text,
    /^import \{.*\} from '\.\/modules\/([\w-]+)\/index\.ts';\n/gm,
    rename('sample-things'),
    rename(`import { createSampleThings } from './modules/sample-things/index.ts';\n`),
    COMPOSE,
  );
  const lines: readonly (readonly [RegExp, string])[] = [
    [/ {2}return \{\n/, `  const sampleThings = createSampleThings(kernel, { requirePlayer });\n`],
    // Documents come last.
    [/ {4}\/\/ The site last.*\n {4}\.\.\.pages,\n {2}\};/, `    sampleThings,\n`],
  ];
  return lines.reduce((changed, [found, line]) => before(changed, found, rename(line), COMPOSE), imported);
}

function withEndpoints(text: string, rename: Rename): string {
  const imported = inOrder(
    text,
    /^import \{ \w+_ENDPOINTS \} from '\.\/([\w/-]+)\.ts';\n/gm,
    rename('sample-things'),
    rename(`import { SAMPLE_THINGS_ENDPOINTS } from './sample-things.ts';\n`),
    ENDPOINTS,
  );
  const table = rename('SAMPLE_THINGS_ENDPOINTS');
  return inOrder(imported, /^ {2}\.\.\.(\w+_ENDPOINTS),\n/gm, table, `  ...${table},\n`, ENDPOINTS);
}

/** A parcel's dictionary with words under a key of their own. */
export function withParcelWords(text: string, key: string, words: unknown, file: string): string {
  return after(text, /^\{\n/, `"${key}": ${JSON.stringify(words)},\n`, file);
}
