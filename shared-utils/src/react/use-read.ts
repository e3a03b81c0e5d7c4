import { useCallback, useEffect, useRef, useState } from 'react';

import type { ApiProblem, ApiResult } from '@paddock/shared-utils';

/** What is known of something read from the server. */
export type ReadValue<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly problem: ApiProblem }
  | { readonly status: 'ready'; readonly data: T };

export interface ReadOptions<T> {
  /** What is read, as words: `methods 7`. Another key starts over from `loading`; `null` reads nothing yet. */
  readonly key: string | null;
  /** A new version reads again while the last answer stays on show: a sequence of news, a longer list. */
  readonly version?: string | number;
  readonly read: (signal: AbortSignal) => Promise<ApiResult<T>>;
}

export interface Read<T> {
  readonly value: ReadValue<T>;
  /** Reads again, as a Retry button does: an error becomes `loading`, an answer stays until the next. */
  readonly reload: () => void;
}

const LOADING = { status: 'loading' } as const;

/**
 * Reads own data of a page or widget while it is mounted, the one way to do so: the request is given up on unmount, an
 * answer that comes too late is dropped, and a failure never takes away an answer that is on show.
 */
export function useRead<T>({ key, version = '', read }: ReadOptions<T>): Read<T> {
  const [known, setKnown] = useState<{ readonly key: string | null; readonly value: ReadValue<T> }>({
    key,
    value: LOADING,
  });
  const [turn, setTurn] = useState(0);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });

  useEffect(() => {
    if (key === null) return undefined;
    const gone = new AbortController();
    void latest.current(gone.signal).then((result) => {
      if (gone.signal.aborted) return;
      setKnown((last) => {
        if (result.ok) return { key, value: { status: 'ready', data: result.data } };
        const keeps = last.key === key && last.value.status === 'ready';
        return keeps ? last : { key, value: { status: 'error', problem: result.problem } };
      });
    });
    return () => gone.abort();
  }, [key, version, turn]);

  const reload = useCallback(() => {
    setKnown((last) => (last.value.status === 'error' ? { ...last, value: LOADING } : last));
    setTurn((last) => last + 1);
  }, []);
  return { value: known.key === key ? known.value : LOADING, reload };
}
