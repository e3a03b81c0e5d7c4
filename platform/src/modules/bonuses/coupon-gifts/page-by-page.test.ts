import { pageByPage, type ReadPage } from './page-by-page.ts';

/** Rows that are due until they are worked on; every thousandth cannot be. */
function due(count: number) {
  const open = new Set(Array.from({ length: count }, (_, at) => at));
  const pages: number[] = [];
  const read: ReadPage<number> = (after = -1, limit) =>
    Promise.resolve([...open].filter((one) => one > after).slice(0, limit));
  const work = (rows: readonly number[]) => {
    pages.push(rows.length);
    for (const row of rows) if (row % 1_000 !== 0) open.delete(row);
    return Promise.resolve();
  };
  return { open, pages, run: () => pageByPage(read, work, 100) };
}

it.each([0, 1, 100, 250, 10_000])(
  'works through %i rows in one run, a bounded page at a time',
  async (count) => {
    const { open, pages, run } = due(count);
    await run();
    expect([...open]).toEqual(Array.from({ length: Math.ceil(count / 1_000) }, (_, at) => at * 1_000));
    expect(pages.reduce((sum, one) => sum + one, 0)).toBe(count);
    expect(Math.max(0, ...pages)).toBeLessThanOrEqual(100);
  },
);
