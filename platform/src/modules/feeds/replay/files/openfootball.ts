import type { League } from './league-zones.ts';
import { readOpenfootballMatch } from './openfootball-match.ts';
import {
  MatchFileError,
  RowError,
  type FileProblem,
  type RecordedFile,
  type RecordedMatch,
} from './recorded-match.ts';

/**
 * Reads openfootball JSON in each shape the project has published: matches in one list or by rounds, league files with
 * a score alone and tournaments with goals by minute. A part of a match that cannot be read is left out of it and named;
 * a match without a readable result is left out itself. @throws MatchFileError when nothing can be read.
 */
export function readOpenfootball(file: string, text: string, league: League): RecordedFile {
  const { name, matches: rows } = parse(file, text);
  const problems: FileProblem[] = [];
  const matches: RecordedMatch[] = [];
  for (const [at, value] of rows.entries()) {
    const row = at + 1;
    try {
      const partLeftOut = (reason: string) => problems.push({ row, reason, matchLeftOut: false });
      matches.push(readOpenfootballMatch(row, value, league, partLeftOut));
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      problems.push({ row, reason: error.message, matchLeftOut: true });
    }
  }
  if (matches.length === 0)
    throw new MatchFileError(file, `no match could be read: ${problems[0]?.reason ?? 'the file is empty'}`);
  return {
    competition: name,
    regionCode: league.regionCode,
    matches: matches.toSorted((a, b) => a.kickOffMs - b.kickOffMs),
    problems,
  };
}

interface Content {
  readonly name?: unknown;
  readonly matches?: unknown;
  /** Files until 2019 list their matches by rounds. */
  readonly rounds?: unknown;
}

function parse(file: string, text: string): { name: string; matches: readonly unknown[] } {
  let content: Content;
  try {
    content = (JSON.parse(text.replace(/^\uFEFF/, '')) ?? {}) as Content;
  } catch (error) {
    throw new MatchFileError(file, `not JSON: ${(error as Error).message}`);
  }
  const lists = Array.isArray(content.rounds) ? content.rounds.map(matchesOf) : [matchesOf(content)];
  if (lists.includes(undefined)) throw new MatchFileError(file, 'no list of matches');
  const { name } = content;
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 120) : 'Football',
    matches: lists.flatMap((matches) => matches ?? []),
  };
}

function matchesOf(list: unknown): readonly unknown[] | undefined {
  const { matches } = (list ?? {}) as Content;
  return Array.isArray(matches) ? matches : undefined;
}
