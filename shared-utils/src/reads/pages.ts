import type { ApiResult } from '../http/http-types.ts';
import type { ReadStream } from './reads-types.ts';

/** One page as it was read; `next` is where the next begins, null at the end. */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly total?: number;
  readonly hiddenBy?: readonly string[];
}

/** A list as far as it was opened. */
export interface Pages<Row> extends PageOf<Row> {
  /** How many pages the rows are. */
  readonly pageCount: number;
}

/** Reads one page; `cursor` is null for the first. */
export type ReadPage<Row> = (cursor: string | null, signal: AbortSignal) => Promise<ApiResult<PageOf<Row>>>;

async function add<Row>(
  readPage: ReadPage<Row>,
  signal: AbortSignal,
  to: Pages<Row> | undefined,
): Promise<ApiResult<Pages<Row>>> {
  const result = await readPage(to?.next ?? null, signal);
  if (!result.ok) return result;
  const rows = [...(to?.rows ?? []), ...result.data.rows];
  return { ...result, data: { ...result.data, rows, pageCount: (to?.pageCount ?? 0) + 1 } };
}

/** Reads a list from its beginning as far as it was open: it never folds back, and fails as a whole. */
export function readFromStart<Row>(readPage: ReadPage<Row>) {
  return async (signal: AbortSignal, known: Pages<Row> | undefined): Promise<ApiResult<Pages<Row>>> => {
    let result = await add(readPage, signal, undefined);
    while (result.ok && result.data.next !== null && result.data.pageCount < (known?.pageCount ?? 1)) {
      result = await add(readPage, signal, result.data);
    }
    return result;
  };
}

/** Opens the next page of a list. A failure leaves the rows that stand; the press can be repeated. */
export function readMore<Row>(pages: ReadStream<Pages<Row>>, readPage: ReadPage<Row>): Promise<void> {
  return pages.extend((signal, known) =>
    known === undefined || known.next === null
      ? readFromStart(readPage)(signal, known)
      : add(readPage, signal, known),
  );
}
