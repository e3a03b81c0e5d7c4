import type { RedirectRule } from '@paddock/contract/redirects';

import { checkTable } from './check-table.ts';

const terms = { ownHosts: () => [], leadsOn: () => undefined };
const rule = (from: string, to: string, status: 301 | 302 = 301): RedirectRule => ({
  ...{ kind: 'exact', from, to, status },
});
const STANDING = [rule('/old', '/line'), rule('/gone', '/live')];
const check = (table: string) => checkTable(table, STANDING, terms);
const NOTHING = { put: [], ended: [] };

describe('a CSV table of moved addresses', () => {
  it('tells what it would change of the rules as they stand', () => {
    expect(check('from,to,status\n/old,/champs,302\n/gone,/live,\n/акция,/лайв,')).toEqual({
      rows: 3,
      problems: [],
      put: [rule('/old', '/champs', 302), rule('/акция', '/%D0%BB%D0%B0%D0%B9%D0%B2')],
      ended: [rule('/old', '/line')],
    });
    expect(check('/old,/line')).toEqual({ rows: 1, problems: [], ...NOTHING });
  });

  it('is refused line by line of the file, blank ones counted', () => {
    const long = `/${'x'.repeat(300)}`;
    expect(check(`/fine,/live\n\n/c,/d,307\n/e\n/f,/g,301,regex\n${long},/live`)).toEqual({
      rows: 1,
      problems: [
        { line: 3, text: '307 is neither 301 nor 302' },
        { line: 4, text: 'an address is missing' },
        { line: 5, text: 'regex is none of exact, prefix, pattern' },
        { line: 6, text: 'an address is too long' },
      ],
      ...NOTHING,
    });
    expect(check('"/a,/b').problems).toEqual([{ line: null, text: expect.stringMatching(/^it is no CSV/) }]);
  });

  it('is held against the check of a change: in itself, among its rules and with those that stand', () => {
    expect(check('/b,/live\n/a b,/live\n/a,nowhere').problems).toEqual([
      { line: 2, text: 'exact /a b is no path' },
      { line: 3, text: 'exact /a leads to nowhere, which is none of our hosts' },
    ]);
    expect(check('/a,/live\n/b,/live\n/a,/line').problems).toEqual([
      { line: 3, text: 'exact /a is hidden by exact /a' },
    ]);
    expect(check('/b,/live\n/line,/old').problems).toEqual([
      { line: null, text: 'exact /old leads in a circle: exact /old, exact /line' },
      { line: 2, text: 'exact /line leads in a circle: exact /line, exact /old' },
    ]);
  });

  it('tells of fifty problems at most', () => {
    expect(check('/a,\n'.repeat(60)).problems).toHaveLength(50);
  });
});
