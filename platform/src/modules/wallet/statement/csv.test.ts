import { csvLine } from './csv.ts';

describe('CSV of RFC 4180', () => {
  it.each([
    [['1', 'deposit', '-5.00'], '1,deposit,-5.00\r\n'],
    [['a,b', 'say "hi"', 'two\nlines', 'two\r\nlines'], '"a,b","say ""hi""","two\nlines","two\r\nlines"\r\n'],
    [['', 'Ставка', '¥'], ',Ставка,¥\r\n'],
  ])('writes %j', (fields, line) => {
    expect(csvLine(fields)).toBe(line);
  });

  it.each([
    '=1+1',
    '+7',
    '-1+1',
    '@sum(a1)',
    '\tx',
    '\r=1',
    '＝1',
    '-',
    '--5',
    '-5.0.0',
    '=cmd|"/c calc"!a1',
  ])('lets no spreadsheet run %j', (text) => {
    const line = csvLine([text]);
    expect(line.startsWith("'") || line.startsWith(`"'`)).toBe(true);
  });
});
