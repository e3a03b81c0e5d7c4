import { useEffect, useMemo, useRef } from 'react';

import { watchRead, type ReadDefinition, type ReadStream } from '@paddock/shared-utils';

export interface StreamOptions<T> extends Omit<ReadDefinition<T>, 'key'> {
  /** As in `ReadDefinition`. Another key starts over from what is known of it; `null` reads nothing yet. */
  readonly key: string | null;
}

/** Stands where nothing is read yet. */
const NOTHING = { key: '', read: () => new Promise<never>(() => undefined), isOnce: true };

/** The stream of what is wanted, the same one as long as the key is; it reads as the component does now. */
export function useReadStream<T>({
  key,
  read,
  on,
  everyMs,
  isPublic,
  isOnce,
}: StreamOptions<T>): ReadStream<T> {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const kinds = on?.join(' ');
  return useMemo(
    () =>
      watchRead<T>(
        key === null
          ? NOTHING
          : {
              key,
              on: kinds === undefined ? undefined : (kinds.split(' ') as NonNullable<typeof on>),
              everyMs,
              isPublic,
              isOnce,
              read: (signal, known) => latest.current(signal, known),
            },
      ),
    [key, kinds, everyMs, isPublic, isOnce],
  );
}
