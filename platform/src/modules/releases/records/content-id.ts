import type { BuiltParcel } from '@paddock/contract';

import { sha256 } from '../../../kernel/crypto/sha256.ts';

/** Name of a content: SHA-256 of its JSON with keys in order, so that the same parts always have the same name. */
export function contentIdOf(content: unknown): string {
  return sha256(JSON.stringify(content, inOrder)).toString('hex');
}

/** Name of a build. What is read from its files says nothing more than they do. */
export function buildIdOf({ imports: _imports, ...build }: BuiltParcel): string {
  return contentIdOf(build);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
