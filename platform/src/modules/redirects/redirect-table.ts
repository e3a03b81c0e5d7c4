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
 * another order. @throws RangeError for what is no CSV
 */
export function readTableRows(text: string): readonly TableRow[] {
  const rows = rowsOf(text);
  const first = rows[0]?.record ?? [];
  const hasNames = first.some((cell) => cell.toLowerCase() === 'from');
  const names: readonly string[] = hasNames ? first.map((cell) => cell.toLowerCase()) : COLUMNS;
  return rows.slice(hasNames ? 1 : 0).map(({ record, info: { lines: line } }) => {
    const cell = (name: string): string | undefined => {
      const value = record[names.indexOf(name)];
      return value === '' ? undefined : value;
    };
    try {
      const words = { from: cell('from') ?? '', to: cell('to') ?? '' };
      return { line, rule: ruleOfWords({ ...words, status: cell('status'), kind: cell('kind') }) };
    } catch (error) {
      return { line, fault: (error as Error).message };
    }
  });
}

/** Rules of a CSV file. @throws RangeError naming the first line that is wrong */
export const readRedirectTable = (text: string): readonly RedirectRule[] =>
  readTableRows(text).map((row) => {
    if ('rule' in row) return row.rule;
    throw new RangeError(`line ${String(row.line)}: ${row.fault}`);
  });

interface CsvRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function rowsOf(text: string): readonly CsvRow[] {
  const options = { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, info: true };
  try {
    // Of `info` its types know nothing.
    return parse(text, options) as unknown as readonly CsvRow[];
  } catch (error) {
    throw new RangeError(`it is no CSV: ${(error as Error).message}`, { cause: error });
  }
}

/** The same file again. */
export function writeRedirectTable(rules: readonly RedirectRule[]): string {
  const rows = rules.map(({ from, to, status, kind }) => [from, to, String(status), kind].map(cellOf));
  return [COLUMNS, ...rows].map((row) => row.join(',')).join('\r\n');
}

const cellOf = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
