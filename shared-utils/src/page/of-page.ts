import type { Stream } from '../stream/stream.ts';
import { createStream } from '../stream/store.ts';
import { page } from './page-instance.ts';
import type { SharedUtils } from './shared-utils.ts';

/** A stream of whatever instance the page has when it is subscribed to. */
export function ofPage<T>(choose: (instance: SharedUtils) => Stream<T>): Stream<T> {
  return createStream(
    () => choose(page()).snapshot(),
    (listener) => choose(page()).subscribe(listener),
  );
}
