import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { after } from './insert-text.ts';
import type { Rename } from './register-module.ts';

const INDEX = 'shared-utils/src/index.ts';
const API = 'shared-utils/API.md';

/** What a stream says of itself outside its folder. */
export interface StreamLines {
  readonly exports: string;
  /** Its row in the page of the API, by cells, and its commands. */
  readonly row: readonly [stream: string, value: string];
  readonly commands: string;
}

/** Of a list of ids that is kept. */
export const LIST_STREAM: StreamLines = {
  exports: `export {
  sampleThings$,
  refreshSampleThings,
  changeSampleThings,
  type SampleThingsValue,
} from './sample-things/sample-things.ts';
`,
  row: [
    '`sampleThings$`',
    "`{status:'none'\\|'loading'\\|'error'}` · `{status:'ready'\\|'stale', items: {id, keptAtMs}[]}`; " +
      'loaded at the first subscription',
  ],
  commands: 'await changeSampleThings(id, isKept); await refreshSampleThings();\n',
};

/** Of entries that a player writes. */
export const WRITTEN_STREAM: StreamLines = {
  exports: `export {
  sampleThings$,
  refreshSampleThings,
  addSampleThing,
  removeSampleThing,
  type SampleThing,
  type SampleThingsValue,
} from './sample-things/sample-things.ts';
`,
  row: [
    '`sampleThings$`',
    "`{status:'none'\\|'loading'\\|'error'}` · `{status:'ready'\\|'stale', items: SampleThing[]}`; " +
      'loaded at the first subscription',
  ],
  commands:
    'await addSampleThing({ title, path }); await removeSampleThing(id); await refreshSampleThings();\n',
};

/** A row whose cells are as wide as those of a row of its table. */
function alignedRow(cells: readonly string[], like: string): string {
  const widths = like
    .split(/(?<!\\)\|/)
    .slice(1)
    .map((cell) => cell.length - 2);
  return `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`;
}

const folderOf = (name: string): string => `shared-utils/src/${name}`;

/** Whether what all parcels share has something of that name. */
export const isSharedAlready = (root: string, name: string): boolean =>
  existsSync(join(root, folderOf(name)));

/**
 * What makes a list a stream of every parcel: its folder in `shared-utils`, the line of its exports, what the page of the
 * API says of it. By path from the root.
 * @param read a template with its words replaced
 * @param lines what it says of itself outside its folder
 */
export async function sharedFiles(
  root: string,
  name: string,
  rename: Rename,
  read: (file: string) => Promise<string>,
  lines: StreamLines,
): Promise<ReadonlyMap<string, string>> {
  const index = await readFile(join(root, INDEX), 'utf8');
  const page = await readFile(join(root, API), 'utf8');
  const limits = /^\| `limits\$`.*\n/m;
  const row = alignedRow(lines.row.map(rename), limits.exec(page)?.[0] ?? '');
  const withRow = after(page, limits, row, API);
  return new Map([
    [`${folderOf(name)}/${name}.ts`, await read('shared.ts.template')],
    [`${folderOf(name)}/${name}.test.ts`, await read('shared-test.ts.template')],
    [INDEX, after(index, /^\/\/ What the server keeps for each player.*\n/m, rename(lines.exports), INDEX)],
    [API, after(withRow, /^\/\/ Accounts, limits, settings\n/m, rename(lines.commands), API)],
  ]);
}
