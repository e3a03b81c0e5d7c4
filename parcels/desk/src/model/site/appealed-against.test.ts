import type { Translate } from '@paddock/shared-utils';

import en from '../../../locales/en.json' with { type: 'json' };
import { appealedAgainst } from './appealed-against.ts';

const t = ((key: string, values: Record<string, string> = {}) => {
  const text = key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], en);
  return String(text).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}) as Translate;

it.each([
  ['reason 13', 'Not open in Ukraine (13)'],
  ['reason 16', 'Access is suspended (16)'],
  ['ban 2', 'banned, level 2'],
  // Of a newer server.
  ['reason 99', 'reason 99'],
  ['device 4', 'device 4'],
])('says %j as %j', (block, said) => {
  expect(appealedAgainst(t, block)).toBe(said);
});
