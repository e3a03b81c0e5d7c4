import { useCallback, useEffect, useRef } from 'react';

import type { ReadValue } from '@paddock/shared-utils';

import { useReadStream, type StreamOptions } from './use-read-stream.ts';
import { useStream } from './use-stream.ts';

export type { ReadValue };

export interface ReadOptions<T> extends StreamOptions<T> {
  /** A new version reads again while the last answer stays on show: something was sent, a longer list is wanted. */
  readonly version?: string | number;
}

export interface Read<T> {
  readonly value: ReadValue<T>;
  /** Reads again, as a Retry button does: an error becomes `loading`, an answer stays until the next. */
  readonly reload: () => void;
}

/**
 * Reads own data of a page or widget while it is mounted, the one way to do so: an answer is shared with all who name
 * its key, what was known is on show while it is read again, and a failure never takes it away.
 */
export function useRead<T>(options: ReadOptions<T>): Read<T> {
  const stream = useReadStream(options);
  const { version = '' } = options;
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    stream.reload();
  }, [version, stream]);
  const reload = useCallback(() => stream.reload(), [stream]);
  return { value: useStream(stream), reload };
}
