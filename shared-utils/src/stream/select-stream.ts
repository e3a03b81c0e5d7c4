import { createStream } from './store.ts';
import type { Stream } from './stream.ts';

/**
 * A stream of a part or a digest of another. Equal digests in a row (`Object.is` unless told) are published once and
 * are the very same object, so that it may be read while rendering.
 */
export function selectStream<T, U>(
  source: Stream<T>,
  select: (value: T) => U,
  isEqual: (a: U, b: U) => boolean = Object.is,
): Stream<U> {
  let memo: { readonly from: T; readonly value: U } | undefined;

  function digest(from: T): U {
    if (memo !== undefined && Object.is(memo.from, from)) return memo.value;
    const fresh = select(from);
    const value = memo !== undefined && isEqual(memo.value, fresh) ? memo.value : fresh;
    memo = { from, value };
    return value;
  }

  // Not by operators: each would be a subscriber more between a price and its cell.
  return createStream(
    () => digest(source.snapshot()),
    (listener) => {
      let told: { readonly value: U } | undefined;
      return source.subscribe((from) => {
        const value = digest(from);
        if (told !== undefined && Object.is(told.value, value)) return;
        told = { value };
        listener(value);
      });
    },
  );
}
