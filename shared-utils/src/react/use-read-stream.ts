import { useEffect, useMemo, useRef } from 'react';

import { watchRead, type ReadDefinition, type ReadStream } from '@paddock/shared-utils';

export interface StreamOptions<T> extends Omit<ReadDefinition<T>, 'key'> {
  /** As in `ReadDefinition`. Another key starts over from what is known of it; `null` reads nothing yet. */
  readonly key: string | null;
}

/** Stands where nothing is read yet. */
const NOTHING = { key: '', read: () => new Promise<never>(() => undefined), isOnce: true };

/** The stream of what is wanted, the same one as long as the key is; it reads as the component does now. */
export function useReadStream<T>(options: StreamOptions<T>): ReadStream<T> {
  const { key, isPublic, isOnce } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useMemo(() => {
    if (key === null) return watchRead<T>(NOTHING);
    return watchRead<T>({
      key,
      isPublic,
      isOnce,
      read: (signal, known) => latest.current.read(signal, known),
      get on() {
        return latest.current.on;
      },
      get everyMs() {
        return latest.current.everyMs;
      },
    });
  }, [key, isPublic, isOnce]);
}
