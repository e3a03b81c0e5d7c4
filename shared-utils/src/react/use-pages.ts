import { useCallback } from 'react';

import { readFromStart, readMore, type Pages, type ReadPage, type ReadValue } from '@paddock/shared-utils';

import { useStream } from './use-stream.ts';
import { useReadStream, type StreamOptions } from './use-read-stream.ts';

export interface PagesOptions<Row> extends Omit<StreamOptions<Pages<Row>>, 'read'> {
  readonly readPage: ReadPage<Row>;
}

export interface PagesRead<Row> {
  readonly value: ReadValue<Pages<Row>>;
  /** Reads again, as a Retry button does, with as many pages as are open. */
  readonly reload: () => void;
  /** Opens the next page; a failure leaves the rows that stand. Resolves when that is over. */
  readonly more: () => Promise<void>;
}

/** A list read page by page. Reading it again keeps as many pages open as were, and a failure keeps its rows. */
export function usePages<Row>({ readPage, ...options }: PagesOptions<Row>): PagesRead<Row> {
  const stream = useReadStream<Pages<Row>>({ ...options, read: readFromStart(readPage) });
  const more = useCallback(() => readMore(stream, readPage), [stream, readPage]);
  const reload = useCallback(() => stream.reload(), [stream]);
  return { value: useStream(stream), more, reload };
}
