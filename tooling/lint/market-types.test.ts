import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIST_COLUMNS } from '@paddock/contract';
import { MARKET_TYPES } from '@paddock/contract/markets';

import { ROOT } from '../verify/run-command.ts';

const FOLDERS = ['parcels', 'shared-utils', 'root-config', 'shell-react', 'styleguide'];
const SOURCE = /\/(?:src|locales)\/.*\.(?:tsx?|svelte|json)$/;
const TEST = /\.(?:test|fixture)\.|\/testing\//;

/** Columns of lists are named by the page; three types happen to be called like the column they stand in. */
const COLUMNS = new Set<string>(LIST_COLUMNS);

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => SOURCE.test(file) && !TEST.test(file) && !/node_modules|\/dist\//.test(file));
}

it('nothing that reaches the browser knows a market type by name', () => {
  const keys = [...MARKET_TYPES.keys()].filter((key) => !COLUMNS.has(key));
  const named = new RegExp(`['"\`.](?:${keys.join('|')})['"\`.]`);
  const files = FOLDERS.flatMap(sourcesOf);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => named.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

it('nor compares a type with one', () => {
  const compared = new RegExp(`type(?:\\.key)? [!=]== ['"](?:${[...MARKET_TYPES.keys()].join('|')})['"]`);
  const files = FOLDERS.flatMap(sourcesOf);
  expect(files.filter((file) => compared.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
