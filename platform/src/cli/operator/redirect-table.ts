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

/**
 * Rules of a CSV file: `from,to`, and where wanted `status` and `kind`; a first line with these words may name them in
 * another order. @throws RangeError naming the line that is wrong
 */
export function readRedirectTable(text: string): readonly RedirectRule[] {
  const rows = rowsOf(text);
  const [first = []] = rows;
  const hasNames = first.some((cell) => cell.toLowerCase() === 'from');
  const names: readonly string[] = hasNames ? first.map((cell) => cell.toLowerCase()) : COLUMNS;
  const cell = (row: readonly string[], name: string): string | undefined => {
    const value = row[names.indexOf(name)];
    return value === '' ? undefined : value;
  };
  return rows.slice(hasNames ? 1 : 0).map((row, at) => {
    try {
      return ruleOfWords({
        from: cell(row, 'from') ?? '',
        to: cell(row, 'to') ?? '',
        status: cell(row, 'status'),
        kind: cell(row, 'kind'),
      });
    } catch (error) {
      throw new RangeError(`row ${String(at + (hasNames ? 2 : 1))}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  });
}

function rowsOf(text: string): readonly (readonly string[])[] {
  try {
    return parse(text, { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true });
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
