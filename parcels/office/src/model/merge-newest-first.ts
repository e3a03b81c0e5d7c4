/** What is known of one list that is read in pages: rows from where it was left, and whether more follow them. */
export interface ListPart<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

export interface Merged<Row> {
  readonly rows: readonly Row[];
  /** How many rows were taken of each list, in their order. */
  readonly taken: readonly number[];
}

/**
 * Joins lists that are each newest first, newest first, up to `limit` rows. It ends early where one list has shown all
 * that is known of it and more follow: the next of them may be newer than what the others hold.
 */
export function mergeNewestFirst<Row extends { readonly atMs: number }>(
  lists: readonly ListPart<Row>[],
  limit: number,
): Merged<Row> {
  const rows: Row[] = [];
  const taken = lists.map(() => 0);
  while (rows.length < limit) {
    const next = lists.map((list, at) => list.rows[taken[at] ?? 0]);
    if (lists.some((list, at) => next[at] === undefined && list.hasMore)) break;
    const newest = newestOf(next);
    const row = next[newest];
    if (row === undefined) break;
    rows.push(row);
    taken[newest] = (taken[newest] ?? 0) + 1;
  }
  return { rows, taken };
}

function newestOf(rows: readonly ({ readonly atMs: number } | undefined)[]): number {
  return rows.reduce((best, row, at) => ((row?.atMs ?? -1) > (rows[best]?.atMs ?? -1) ? at : best), 0);
}
