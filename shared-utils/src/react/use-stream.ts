import { useCallback, useSyncExternalStore } from 'react';

import type { Stream } from '@paddock/shared-utils';

/** The latest value of a stream; renders again with every new one. The stream must be the same one each time. */
export function useStream<T>(stream: Stream<T>): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = stream.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [stream],
  );
  return useSyncExternalStore(subscribe, stream.snapshot, stream.snapshot);
}

/**
 * A part of a stream's value; renders again only when that part changes. `select` must answer a primitive or an object
 * that lives in the value, not a new one each time.
 */
export function useStreamValue<T, U>(stream: Stream<T>, select: (value: T) => U): U {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = stream.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [stream],
  );
  const read = () => select(stream.snapshot());
  return useSyncExternalStore(subscribe, read, read);
}
