import { parse } from 'csv-parse/sync';
import { REDIRECT_KINDS, type RedirectKind, type RedirectRule } from '@paddock/contract/redirects';

const COLUMNS = ['from', 'to', 'status', 'kind'] as const;

export const isKind = (text: string): text is RedirectKind => REDIRECT_KINDS.some((kind) => kind === text);

/** A rule from words; for good and of one address where nothing else is said. @throws RangeError */
export function ruleOfWords(words: {
  readonly from: string;
  readonly to: string;
  readonly status?: string | undefined;
  readonly kind?: string | undefined;
}): RedirectRule {
  const { from, to, status = '301', kind = 'exact' } = words;
  if (status !== '301' && status !== '302') throw new RangeError(`${status} is neither 301 nor 302`);
  if (!isKind(kind)) throw new RangeError(`${kind} is none of ${REDIRECT_KINDS.join(', ')}`);
  if (from === '' || to === '') throw new RangeError('an address is missing');
  return { kind, from, to, status: status === '301' ? 301 : 302 };
}

/** A row of a table with the line of the file it ends on: its rule, or why there is none. */
export type TableRow =
  | { readonly line: number; readonly rule: RedirectRule }
  | { readonly line: number; readonly fault: string };

/**
 * Rows of a CSV file: `from,to`, and where wanted `status` and `kind`; a first line with these words may name them in
 * another order. Cells are parted by commas, semicolons or tabs, as the first line has them: Excel writes semicolons where
 * a comma is the decimal sign.
 */
export function readTableRows(text: string): readonly TableRow[] {
  const rows = rowsOf(text);
  const [first] = rows;
  const names = first !== undefined && 'cells' in first ? namesIn(first.cells) : undefined;
  return rows
    .slice(names === undefined ? 0 : 1)
    .map((row) => ('cells' in row ? ruleOfRow(row, names ?? COLUMNS) : row));
}

/** Names of columns, where a line has them. */
function namesIn(cells: readonly string[]): readonly string[] | undefined {
  const names = cells.map((cell) => cell.toLowerCase());
  return names.includes('from') ? names : undefined;
}

function ruleOfRow({ line, cells }: CsvRow, names: readonly string[]): TableRow {
  const cell = (name: string): string | undefined => {
    const value = cells[names.indexOf(name)];
    return value === '' ? undefined : value;
  };
  try {
    const words = { from: cell('from') ?? '', to: cell('to') ?? '' };
    return { line, rule: ruleOfWords({ ...words, status: cell('status'), kind: cell('kind') }) };
  } catch (error) {
    return { line, fault: (error as Error).message };
  }
}

interface CsvRow {
  /** Of the file, on which it ends. */
  readonly line: number;
  readonly cells: readonly string[];
}

type ReadRow = CsvRow | Extract<TableRow, { fault: string }>;

function rowsOf(text: string): readonly ReadRow[] {
  const delimiter = delimiterOf(text);
  try {
    return parsedRows(text, delimiter);
  } catch {
    // A quote that is not closed takes all lines after it along; by themselves they can be read.
    return text.split(/\r\n|\r|\n/).flatMap((line, at) => rowsOfLine(line, at + 1, delimiter));
  }
}

function rowsOfLine(text: string, line: number, delimiter: string): readonly ReadRow[] {
  try {
    return parsedRows(text, delimiter).map(({ cells }) => ({ line, cells }));
  } catch {
    return [{ line, fault: 'it is no CSV: a quote is not closed, or stands where none may' }];
  }
}

/** @throws CsvError for quotes that are wrong */
function parsedRows(text: string, delimiter: string): readonly CsvRow[] {
  const options = { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, info: true };
  // Of `info` its types know nothing.
  const rows = parse(text, { ...options, delimiter }) as unknown as readonly {
    readonly record: readonly string[];
    readonly info: { readonly lines: number };
  }[];
  return rows.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

const DELIMITERS = [',', ';', '\t'] as const;

/** What parts the cells of the first line that says something, outside quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = /\S.*/.exec(text) ?? [];
  const bare = first.replace(/"[^"]*"/g, '');
  const often = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.reduce((most, other) => (often(other) > often(most) ? other : most));
}

/** The same file again. */
export function writeRedirectTable(rules: readonly RedirectRule[]): string {
  const rows = rules.map(({ from, to, status, kind }) => [from, to, String(status), kind].map(cellOf));
  return [COLUMNS, ...rows].map((row) => row.join(',')).join('\r\n');
}

const cellOf = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
