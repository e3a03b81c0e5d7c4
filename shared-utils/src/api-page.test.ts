import { readFileSync } from 'node:fs';

import * as sharedUtils from './index.ts';
import * as hooks from './react/index.ts';

const page = readFileSync(new URL('../API.md', import.meta.url), 'utf8');
const commands = page.slice(page.indexOf('## Commands'), page.indexOf('## React'));

const exported = new Set([...Object.keys(sharedUtils), ...Object.keys(hooks)]);

/** Exports that the page does not name as a word of its own. */
const unnamed = (names: readonly string[], text: string) =>
  names.filter((name) => !new RegExp(`(?<![\\w$])${name.replace('$', '\\$')}(?![\\w$])`).test(text));

it('has a row for each stream', () => {
  const rows = page.slice(page.indexOf('## Streams'), page.indexOf('## Commands')).match(/^\| `.*`/gm) ?? [];
  const streams = Object.keys(sharedUtils).filter((name) => /\$$|^watch(?!Read|edOdds)/.test(name));
  expect(streams.length).toBeGreaterThan(20);
  expect(unnamed(streams, rows.join('\n'))).toEqual([]);
});

it('names each command and each hook', () => {
  expect(unnamed([...exported], page)).toEqual([]);
});

it('names no command that is none', () => {
  const called = [...commands.matchAll(/(?:^|await |[;=] )([a-z]\w+)\(/gm)].map(([, name]) => name ?? '');
  expect(called.length).toBeGreaterThan(30);
  expect(called.filter((name) => !exported.has(name))).toEqual([]);
});

it('imports nothing that is not there', () => {
  const imports = [...page.matchAll(/import \{([^}]+)\} from '@paddock\/shared-utils(?:\/react)?'/g)];
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  expect(names).toContain('signIn');
  expect(names.filter((name) => !exported.has(name))).toEqual([]);
});
