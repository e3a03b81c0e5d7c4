import { useCallback, useEffect, useState } from 'react';
import type { ApiResult } from '@paddock/shared-utils';

export interface PagedValue<Row> {
  readonly status: 'loading' | 'error' | 'ready';
  readonly rows: readonly Row[];
  /** How many there are in all, where the server says so. */
  readonly total: number | null;
  readonly hasMore: boolean;
  /** Of a filtered list that is empty: the filters that hide everything, each alone. */
  readonly hiddenBy: readonly string[];
}

export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly total?: number;
  readonly hiddenBy?: readonly string[];
}

/** Reads one page; `cursor` is null for the first. */
export type ReadPage<Row> = (cursor: string | null, signal: AbortSignal) => Promise<ApiResult<PageOf<Row>>>;

const EMPTY = { status: 'loading', rows: [], total: null, hasMore: false, hiddenBy: [] } as const;

/**
 * A list read page by page. A new `read` (another filter) or a new `version` (news that something changed) starts it
 * over; keep `read` the same function between.
 */
export function usePages<Row>(read: ReadPage<Row>, version: string) {
  const [value, setValue] = useState<PagedValue<Row>>(EMPTY);
  const [cursor, setCursor] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const gone = new AbortController();
    void read(null, gone.signal).then((result) => {
      if (gone.signal.aborted) return;
      setValue(result.ok ? valueOf([], result.data) : { ...EMPTY, status: 'error' });
      setCursor(result.ok ? result.data.next : null);
    });
    return () => gone.abort();
  }, [read, version, turn]);

  const more = useCallback(async () => {
    if (cursor === null) return;
    const result = await read(cursor, new AbortController().signal);
    if (!result.ok) return;
    setValue((last) => valueOf(last.rows, result.data));
    setCursor(result.data.next);
  }, [cursor, read]);

  const retry = useCallback(() => {
    setValue(EMPTY);
    setTurn((last) => last + 1);
  }, []);
  return { value, more, retry };
}

function valueOf<Row>(before: readonly Row[], page: PageOf<Row>): PagedValue<Row> {
  return {
    status: 'ready',
    rows: [...before, ...page.rows],
    total: page.total ?? null,
    hasMore: page.next !== null,
    hiddenBy: page.hiddenBy ?? [],
  };
}
