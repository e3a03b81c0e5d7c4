import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly status: 'waiting' | 'failed' }
  | { readonly status: 'ready'; readonly code: T };

/**
 * Code that comes with its first use and stays. Unlike a lazy component it may fail to come, as without a connection,
 * and takes nothing down with it: it is asked for again by the next use, and when the connection is back.
 * @param use what it is wanted for now; null while it is not
 */
export function useLoaded<T>(use: unknown, load: () => Promise<T>): Loaded<T> {
  const [code, setCode] = useState<{ readonly it: T } | null>(null);
  const [failedUse, setFailedUse] = useState<unknown>(null);
  const isReady = code !== null;
  useEffect(() => {
    if (isReady || use === null) return undefined;
    let isOver = false;
    const ask = (): void => {
      load().then(
        (it) => {
          if (!isOver) setCode({ it });
        },
        () => {
          if (!isOver) setFailedUse(use);
        },
      );
    };
    ask();
    window.addEventListener('online', ask);
    return () => {
      isOver = true;
      window.removeEventListener('online', ask);
    };
  }, [use, isReady, load]);
  if (code !== null) return { status: 'ready', code: code.it };
  return { status: use !== null && failedUse === use ? 'failed' : 'waiting' };
}
