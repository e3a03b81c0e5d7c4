import type { RedirectRule } from '@paddock/contract/redirects';

import { checkTable } from './check-table.ts';

const PAGES = ['/live', '/line', '/champs'];
const terms = {
  ownHosts: () => [],
  leadsOn: () => undefined,
  pages: () => ({
    standing: (path: string) =>
      Promise.resolve(PAGES.includes(path) ? ('page' as const) : ('nothing' as const)),
    open: () => PAGES,
    mayHaveBelow: () => false,
  }),
};
const rule = (from: string, to: string, status: 301 | 302 = 301): RedirectRule => ({
  ...{ kind: 'exact', from, to, status },
});
const STANDING = [rule('/old', '/line'), rule('/gone', '/live')];
const check = (table: string, isWhole = false) => checkTable({ table, isWhole }, STANDING, terms);
const NOTHING = { put: [], ended: [] };

describe('a CSV table of moved addresses', () => {
  it('tells what it would change of the rules as they stand', async () => {
    expect(await check('from,to,status\n/old,/champs,302\n/gone,/live,\n/акция,/live?at=главная,')).toEqual({
      rows: 3,
      problems: [],
      doubts: [],
      put: [
        rule('/old', '/champs', 302),
        rule('/акция', '/live?at=%D0%B3%D0%BB%D0%B0%D0%B2%D0%BD%D0%B0%D1%8F'),
      ],
      ended: [rule('/old', '/line')],
    });
    expect(await check('/old,/line')).toEqual({ rows: 1, problems: [], doubts: [], ...NOTHING });
    expect(await check('/old,/line', true)).toMatchObject({ put: [], ended: [rule('/gone', '/live')] });
  });

  it('is refused line by line of the file, blank ones counted', async () => {
    const long = `/${'x'.repeat(300)}`;
    expect(await check(`/fine,/live\n\n/c,/d,307\n/e\n/f,/g,301,regex\n${long},/live`)).toEqual({
      rows: 1,
      problems: [
        { line: 3, text: '307 is neither 301 nor 302' },
        { line: 4, text: 'an address is missing' },
        { line: 5, text: 'regex is none of exact, prefix, pattern' },
        { line: 6, text: 'an address is too long' },
      ],
      doubts: [],
      ...NOTHING,
    });
  });

  it('tells of every line at once, also where one cannot be read', async () => {
    const table =
      '/fine,/live\n/a,/b,307\n"/c,/d\n/e,https://evil.example/\n/f,/g\n/g,/f\n/h,/nowhere\n/e,/live,x';
    expect(await check(table)).toEqual({
      rows: 5,
      problems: [
        { line: 2, text: '307 is neither 301 nor 302' },
        { line: 3, text: 'it is no CSV: a quote is not closed, or stands where none may' },
        { line: 4, text: 'exact /e leads to https://evil.example/, which is none of our hosts' },
        { line: 5, text: 'exact /f leads in a circle: exact /f, exact /g' },
        { line: 6, text: 'exact /g leads in a circle: exact /g, exact /f' },
        { line: 8, text: 'x is neither 301 nor 302' },
      ],
      doubts: [{ line: 7, text: 'exact /h leads to /nowhere, where no page stands' }],
      ...NOTHING,
    });
  });

  it('says of each line what has to be confirmed', async () => {
    expect(await check('/a,/live\n/b,/nowhere\n/champs,/live')).toMatchObject({
      problems: [],
      doubts: [
        { line: 2, text: 'exact /b leads to /nowhere, where no page stands' },
        { line: 3, text: 'exact /champs would cover /champs, which is read' },
      ],
      put: [rule('/a', '/live'), rule('/b', '/nowhere'), rule('/champs', '/live')],
    });
  });

  it('is held against the check of a change: in itself, among its rules and with those that stand', async () => {
    const problems = async (table: string) => (await check(table)).problems;
    expect(await problems('/b,/live\n/a b,/live\n/a,nowhere')).toEqual([
      { line: 2, text: 'exact /a b is no path' },
      { line: 3, text: 'exact /a leads to nowhere, which is none of our hosts' },
    ]);
    expect(await problems('/a,/live\n/b,/live\n/a,/line')).toEqual([
      { line: 3, text: 'exact /a is hidden by exact /a' },
    ]);
    expect(await problems('/b,/live\n/line,/old')).toEqual([
      { line: null, text: 'exact /old leads in a circle: exact /old, exact /line' },
      { line: 2, text: 'exact /line leads in a circle: exact /line, exact /old' },
    ]);
  });

  it('tells of fifty problems at most', async () => {
    expect((await check('/a,\n'.repeat(60))).problems).toHaveLength(50);
  });
});
