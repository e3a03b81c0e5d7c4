import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { after } from './insert-text.ts';
import type { Rename } from './register-module.ts';

const INDEX = 'shared-utils/src/index.ts';
const API = 'shared-utils/API.md';

const EXPORTS = `export {
  sampleThings$,
  refreshSampleThings,
  changeSampleThings,
  type SampleThingsValue,
} from './sample-things/sample-things.ts';
`;
const ROW =
  "| `sampleThings$` | `{status:'none'\\|'loading'\\|'error'}` · `{status:'ready'\\|'stale', items: {id, keptAtMs}[]}`; " +
  'loaded at the first subscription, follows `sample-things:changed` |\n';
const COMMANDS = 'await changeSampleThings(id, isKept); await refreshSampleThings();\n';

const folderOf = (name: string): string => `shared-utils/src/${name}`;

/** Whether what all parcels share has something of that name. */
export const isSharedAlready = (root: string, name: string): boolean =>
  existsSync(join(root, folderOf(name)));

/**
 * What makes a list a stream of every parcel: its folder in `shared-utils`, the line of its exports, what the page of the
 * API says of it. By path from the root.
 * @param read a template with its words replaced
 */
export async function sharedFiles(
  root: string,
  name: string,
  rename: Rename,
  read: (file: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const index = await readFile(join(root, INDEX), 'utf8');
  const page = await readFile(join(root, API), 'utf8');
  const withRow = after(page, /^\| `limits\$`.*\n/m, rename(ROW), API);
  return new Map([
    [`${folderOf(name)}/${name}.ts`, await read('shared.ts.template')],
    [`${folderOf(name)}/${name}.test.ts`, await read('shared-test.ts.template')],
    [INDEX, after(index, /^\/\/ What the server keeps for each player.*\n/m, rename(EXPORTS), INDEX)],
    [API, after(withRow, /^\/\/ Accounts, limits, settings\n/m, rename(COMMANDS), API)],
  ]);
}
