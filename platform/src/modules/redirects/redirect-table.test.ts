import { readTableRows, writeRedirectTable } from './redirect-table.ts';

const rulesIn = (text: string) => readTableRows(text).map((row) => ('rule' in row ? row.rule : row));
const RULES = [
  { kind: 'exact', from: '/a', to: '/b', status: 301 },
  { kind: 'prefix', from: '/c,d', to: '/e', status: 302 },
] as const;

describe('a table of redirects', () => {
  it('is read with and without names of its columns, and written the same', () => {
    expect(rulesIn('/a,/b\r\n"/c,d",/e,302,prefix\n\n')).toEqual(RULES);
    expect(rulesIn(writeRedirectTable(RULES))).toEqual(RULES);
    expect(rulesIn('\uFEFFTo,From\n/b,/a')).toEqual(RULES.slice(0, 1));
  });

  it.each([
    ['semicolons, as Excel writes them where the comma is decimal', ';'],
    ['tabs, as cells are pasted', '\t'],
  ])('is read with %s', (_written, delimiter) => {
    const named = ['status', 'from', 'to', 'kind'].join(delimiter);
    const rows = [
      ['', '/a', '/b', ''],
      ['302', '"/c,d"', '/e', 'prefix'],
    ].map((cells) => cells.join(delimiter));
    expect(rulesIn(`\uFEFF${[named, ...rows].join('\r\n')}\r\n`)).toEqual(RULES);
    expect(rulesIn(`\uFEFF\r\n"/a"${delimiter}/b`)).toEqual(RULES.slice(0, 1));
  });

  it('keeps a semicolon in an address of a table with commas', () => {
    expect(rulesIn('from,to\n/a;b,/c')).toEqual([{ kind: 'exact', from: '/a;b', to: '/c', status: 301 }]);
  });

  it.each([
    ['/a,/b\n/c,/d,307', 2, '307 is neither 301 nor 302'],
    ['from,to,kind\n/a,/b,regex', 2, 'regex is none of exact, prefix, pattern'],
    ['\n\n"/a\n/b",/c,x', 4, 'x is neither 301 nor 302'],
    ['/a', 1, 'an address is missing'],
    ['"/a,/b', 1, 'it is no CSV: a quote is not closed, or stands where none may'],
  ])('is refused by the line: %j', (text, line, fault) => {
    expect(readTableRows(text).filter((row) => 'fault' in row)).toEqual([{ line, fault }]);
  });

  it('is read on after a line whose quotes are wrong', () => {
    expect(rulesIn('from;to\n/x"y;/z\n/a;/b\n"/c;/d')).toEqual([
      { line: 2, fault: expect.stringContaining('it is no CSV') as string },
      RULES[0],
      { line: 4, fault: expect.stringContaining('it is no CSV') as string },
    ]);
  });
});
