import { createHash } from 'node:crypto';

import type { BuiltParcel } from '@paddock/contract';

/** Name of a content: SHA-256 of its JSON with keys in order, so that the same parts always have the same name. */
export function contentIdOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest('hex');
}

/** Name of a build. What is read from its files says nothing more than they do. */
export function buildIdOf({ imports: _imports, ...build }: BuiltParcel): string {
  return contentIdOf(build);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
