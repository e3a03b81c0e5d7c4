/** Where a page of rows begins: after one of the page before; undefined for the first. */
export type ReadPage<Row> = (after: Row | undefined, limit: number) => Promise<readonly Row[]>;

/**
 * Works through all rows that there are, so many at a time and each once: one that is still there afterwards, since its work
 * failed, holds nothing up and is met again by the next run alone.
 */
export async function pageByPage<Row>(
  read: ReadPage<Row>,
  work: (rows: readonly Row[]) => Promise<void>,
  limit: number,
): Promise<void> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, limit);
    if (rows.length > 0) await work(rows);
    last = rows.at(-1);
    if (rows.length < limit) return;
  }
}
