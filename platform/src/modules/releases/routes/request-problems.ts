import { GUARD_NAMES, LAYOUTS, SKELETON_KINDS } from '@paddock/contract';
import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';

import { MOST_PROBLEMS } from '../refuse.ts';

/** What is wrong with a request's body, each with its place: `/parcel/manifest/routes/0/guards/1: unknown guard "x"`. */
export function requestProblems(schema: TSchema, body: unknown): string[] {
  const found = new Map<string, string>();
  for (const { instancePath, keyword, message } of Errors(schema, body)) {
    if (keyword === 'additionalProperties' || keyword === 'anyOf' || found.has(instancePath)) continue;
    found.set(
      instancePath,
      wordsFor(instancePath, keyword === 'boolean' ? 'unknown property' : message, body),
    );
  }
  return [...found].slice(0, MOST_PROBLEMS).map(([pointer, words]) => `${pointer || '/'}: ${words}`);
}

function wordsFor(pointer: string, message: string, body: unknown): string {
  const value = () => written(valueAt(body, pointer)).slice(0, 80);
  if (/\/guards\/\d+$/.test(pointer)) {
    return `unknown guard "${value()}"; known are ${GUARD_NAMES.join(', ')}`;
  }
  if (pointer.endsWith('/layout')) return `unknown layout "${value()}"; known are ${LAYOUTS.join(', ')}`;
  if (pointer.endsWith('/skeleton')) {
    return `unknown skeleton "${value()}"; known are ${SKELETON_KINDS.join(', ')}`;
  }
  return message;
}

/** A value of JSON. Not by `String`, which would ask an object sent by anybody how it is written. */
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function valueAt(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], root);
}
