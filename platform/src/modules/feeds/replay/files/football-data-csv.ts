import { parse } from 'csv-parse/sync';
import { isOddsMilli, type OddsMilli } from '@paddock/contract';

import type { Score } from '../../results/index.ts';
import { FOOTBALL_DATA_ZONE, regionOfDivision } from './league-zones.ts';
import { checkedDate, instantIn, USUAL_TIME } from './local-time.ts';
import { checkedHalfTime } from './openfootball-match.ts';
import {
  MatchFileError,
  RowError,
  type FileProblem,
  type RecordedFile,
  type RecordedMatch,
  type RecordedPrices,
} from './recorded-match.ts';

type Row = Readonly<Record<string, string | undefined>>;

const NEEDED = ['Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG'];

/** Columns of one bookmaker's prices. The average of many is used first, then the sharpest book, then the best known. */
const BOOKS = [
  { winner: ['AvgH', 'AvgD', 'AvgA'], total: ['Avg>2.5', 'Avg<2.5'], handicap: ['AvgAHH', 'AvgAHA'] },
  { winner: ['PSH', 'PSD', 'PSA'], total: ['P>2.5', 'P<2.5'], handicap: ['PAHH', 'PAHA'] },
  { winner: ['B365H', 'B365D', 'B365A'], total: ['B365>2.5', 'B365<2.5'], handicap: ['B365AHH', 'B365AHA'] },
] as const;

/**
 * Reads a football-data.co.uk file: results and, where there are any, prices. Dates are dd/mm/yy or dd/mm/yyyy, columns
 * may be missing but for the teams, the date and the full-time goals. A row that is not right is left out and named.
 * @throws MatchFileError when nothing can be read.
 */
export function readFootballData(file: string, bytes: Uint8Array): RecordedFile {
  const problems: FileProblem[] = [];
  const rows = parseRows(file, decode(bytes), problems);
  const matches: RecordedMatch[] = [];
  const seen = new Set<string>();
  for (const [at, columns] of rows.entries()) {
    const row = at + 1;
    try {
      const match = readRow(row, columns, problems);
      const key = `${match.kickOffMs} ${match.home} ${match.away}`;
      if (seen.has(key)) throw new RowError('the same match as an earlier row');
      seen.add(key);
      matches.push(match);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      problems.push({ row, reason: error.message, matchLeftOut: true });
    }
  }
  const division = rows.find(({ Div }) => Div !== undefined && Div !== '')?.['Div'] ?? '';
  if (matches.length === 0)
    throw new MatchFileError(file, `no match could be read: ${problems[0]?.reason ?? 'the file is empty'}`);
  return {
    competition: division === '' ? 'Football' : `Division ${division}`,
    regionCode: regionOfDivision(division),
    matches: matches.toSorted((a, b) => a.kickOffMs - b.kickOffMs),
    problems,
  };
}

/** The files are UTF-8 in part, with or without its mark, and Windows Latin in part. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function parseRows(file: string, text: string, problems: FileProblem[]): readonly Row[] {
  let header: readonly string[] = [];
  const rows: Row[] = parse(text, {
    bom: true,
    columns: (names: readonly string[]) => {
      header = names.map((name) => name.trim());
      // Trailing commas make columns without a name; each needs one of its own.
      return header.map((name, at) => (name === '' ? `column ${at + 1}` : name));
    },
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      const row = Math.max(1, Number(error?.['records'] ?? 0) + 1);
      problems.push({ row, reason: error?.message ?? 'not CSV', matchLeftOut: true });
      return undefined;
    },
    trim: true,
  });
  const missing = NEEDED.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new MatchFileError(file, `columns missing: ${missing.join(', ')}`);
  // Lines of commas alone end many of these files.
  return rows.filter((row) => Object.values(row).some((value) => value !== ''));
}

function readRow(row: number, columns: Row, problems: FileProblem[]): RecordedMatch {
  const home = teamOf(columns, 'HomeTeam');
  const away = teamOf(columns, 'AwayTeam');
  if (home === away) throw new RowError('a team plays itself');
  const fullTime: Score = [goalsOf(columns, 'FTHG'), goalsOf(columns, 'FTAG')];
  const hasHalfTime = textOf(columns, 'HTHG') !== '' && textOf(columns, 'HTAG') !== '';
  const halfTime: Score | undefined = hasHalfTime
    ? [goalsOf(columns, 'HTHG'), goalsOf(columns, 'HTAG')]
    : undefined;
  const prices = pricesOf(row, columns, problems);
  return {
    row,
    kickOffMs: kickOffOf(columns),
    home,
    away,
    fullTime,
    halfTime: checkedHalfTime(halfTime, fullTime),
    ...(Object.keys(prices).length === 0 ? {} : { prices }),
  };
}

function textOf(columns: Row, name: string): string {
  return columns[name] ?? '';
}

function teamOf(columns: Row, name: string): string {
  const team = textOf(columns, name);
  if (team === '' || team.length > 100) throw new RowError(`${name} is missing`);
  return team;
}

function goalsOf(columns: Row, name: string): number {
  const text = textOf(columns, name);
  if (!/^\d{1,2}$/.test(text))
    throw new RowError(text === '' ? `${name} is missing` : `${name} ${text} is no number of goals`);
  return Number(text);
}

function kickOffOf(columns: Row): number {
  const text = textOf(columns, 'Date');
  const date = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text);
  if (date === null) throw new RowError(`Date ${text} is not dd/mm/yyyy`);
  const time = textOf(columns, 'Time');
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (time !== '' && clock === null) throw new RowError(`Time ${time} is not hh:mm`);
  // The oldest of these files are of 1993.
  const shortYear = Number(date[3]);
  const year = shortYear > 99 ? shortYear : shortYear + (shortYear < 90 ? 2000 : 1900);
  const hour = clock === null ? USUAL_TIME.hour : Number(clock[1]);
  const minute = clock === null ? USUAL_TIME.minute : Number(clock[2]);
  return instantIn(FOOTBALL_DATA_ZONE, {
    ...checkedDate(year, Number(date[2]), Number(date[1])),
    hour,
    minute,
  });
}

function pricesOf(row: number, columns: Row, problems: FileProblem[]): RecordedPrices {
  const wrong = (name: string) =>
    problems.push({ row, reason: `${name} ${textOf(columns, name)} is no price`, matchLeftOut: false });
  const winner = firstComplete(
    BOOKS.map((book) => book.winner),
    columns,
    wrong,
  );
  const total = firstComplete(
    BOOKS.map((book) => book.total),
    columns,
    wrong,
  );
  const handicap = firstComplete(
    BOOKS.map((book) => book.handicap),
    columns,
    wrong,
  );
  const line = handicapLine(columns);
  const [home, draw, away] = winner ?? [];
  const [over, under] = total ?? [];
  const [homeLine, awayLine] = handicap ?? [];
  return {
    ...(home === undefined || draw === undefined || away === undefined ? {} : { winner: [home, draw, away] }),
    ...(over === undefined || under === undefined ? {} : { total: [over, under] }),
    ...(line === undefined || homeLine === undefined || awayLine === undefined
      ? {}
      : { handicap: { line, home: homeLine, away: awayLine } }),
  };
}

/** The first book whose columns are all there and all prices. */
function firstComplete(
  books: readonly (readonly string[])[],
  columns: Row,
  wrong: (name: string) => void,
): readonly OddsMilli[] | undefined {
  for (const names of books) {
    if (names.some((name) => textOf(columns, name) === '')) continue;
    const prices = names.map((name) => Math.round(Number(textOf(columns, name)) * 1000));
    const bad = names.find((_, at) => !isOddsMilli(prices[at] ?? 0));
    if (bad === undefined) return prices;
    wrong(bad);
  }
  return undefined;
}

/** The home side's Asian line; multiples of a quarter only. */
function handicapLine(columns: Row): number | undefined {
  const text = textOf(columns, 'AHh');
  const line = Number(text);
  return text === '' || !Number.isInteger(line * 4) || Math.abs(line) > 10 ? undefined : line || 0;
}
