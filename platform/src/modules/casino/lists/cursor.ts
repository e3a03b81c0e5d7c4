import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameOrder, SortKey } from '../catalogue/sort-games.ts';

/** A place in a list, as text for the next request: the key of the game before it. */
export const cursorOf = (key: SortKey): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** The key that a cursor holds. @throws INVALID_INPUT for one that is none of this order's */
export function keyOfCursor(cursor: string, like: SortKey): SortKey {
  const key = parsed(Buffer.from(cursor, 'base64url').toString());
  if (isKeyLike(key, like)) return key;
  throw new PlatformError('INVALID_INPUT', [{ at: '/query/after', message: 'is no place in this list' }]);
}

/** Index of the first game behind a key. A game that left or moved leaves no gap: what is behind its place is behind it. */
export function firstBehind(
  keys: readonly { readonly key: SortKey }[],
  key: SortKey,
  { compare }: GameOrder,
): number {
  let [from, to] = [0, keys.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const one = keys[middle];
    if (one !== undefined && compare(one.key, key) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

function isKeyLike(value: unknown, like: SortKey): value is SortKey {
  return (
    Array.isArray(value) &&
    value.length === like.length &&
    like.every((part, at) => typeof part === typeof value[at])
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
