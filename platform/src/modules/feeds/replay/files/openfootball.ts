import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

import type { Score, Side } from '../../results/index.ts';
import type { League } from './league-zones.ts';
import { checkedDate, instantAt, instantIn, USUAL_TIME } from './local-time.ts';
import {
  MatchFileError,
  RowError,
  type FileProblem,
  type RecordedFile,
  type RecordedGoal,
  type RecordedMatch,
} from './recorded-match.ts';

const Goals = Type.Tuple([
  Type.Integer({ minimum: 0, maximum: 99 }),
  Type.Integer({ minimum: 0, maximum: 99 }),
]);
const Goal = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 80 })),
  minute: Type.Integer({ minimum: 1, maximum: 130 }),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 40 })),
});
const TeamName = Type.String({ minLength: 1, maxLength: 100 });
const MatchSchema = Type.Object({
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  time: Type.Optional(Type.String({ maxLength: 20 })),
  team1: TeamName,
  team2: TeamName,
  score: Type.Object({
    ht: Type.Optional(Goals),
    ft: Goals,
    et: Type.Optional(Goals),
    p: Type.Optional(Goals),
  }),
  goals1: Type.Optional(Type.Array(Goal)),
  goals2: Type.Optional(Type.Array(Goal)),
});
type Match = Static<typeof MatchSchema>;
const Match = Compile(MatchSchema);

/**
 * Reads openfootball JSON: league files (`score: {ht, ft}`) and tournaments with goals by minute, extra time and
 * penalties. A match that is not right is left out and named; @throws MatchFileError when nothing can be read.
 */
export function readOpenfootball(file: string, text: string, league: League): RecordedFile {
  const { name, matches: rows } = parse(file, text);
  const problems: FileProblem[] = [];
  const matches: RecordedMatch[] = [];
  for (const [at, value] of rows.entries()) {
    const row = at + 1;
    try {
      matches.push(readMatch(row, value, league, problems));
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

function parse(file: string, text: string): { name: string; matches: readonly unknown[] } {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new MatchFileError(file, `not JSON: ${(error as Error).message}`);
  }
  const { name, matches } = (content ?? {}) as { name?: unknown; matches?: unknown };
  if (!Array.isArray(matches)) throw new MatchFileError(file, 'no list of matches');
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 120) : 'Football',
    matches,
  };
}

function readMatch(row: number, value: unknown, league: League, problems: FileProblem[]): RecordedMatch {
  if (!Match.Check(value)) throw new RowError(problemOf(value));
  const { score, team1, team2 } = value;
  if (team1 === team2) throw new RowError('a team plays itself');
  const halfTime = checkedHalfTime(score.ht, score.ft);
  const goals = goalsOf(row, value, halfTime, problems);
  return {
    row,
    kickOffMs: kickOffOf(value, league),
    home: team1,
    away: team2,
    fullTime: score.ft,
    halfTime,
    ...(goals === undefined ? {} : { goals }),
    // The file counts extra time from kick-off; here it is the 30 minutes alone.
    ...(score.et === undefined ? {} : { extraTime: minus(score.et, score.ft) }),
    ...(score.p === undefined ? {} : { penalties: score.p }),
  };
}

function problemOf(value: unknown): string {
  if (value !== null && typeof value === 'object' && !('score' in value)) return 'no score: not played yet';
  const [error] = Match.Errors(value);
  return error === undefined ? 'not a match' : `${error.instancePath} ${error.message}`;
}

/** A missing half-time score is 0-0 when the match ended 0-0, unknown otherwise. @throws RowError when it cannot be. */
export function checkedHalfTime(halfTime: Score | undefined, fullTime: Score): Score | undefined {
  if (halfTime === undefined) return fullTime[0] + fullTime[1] === 0 ? [0, 0] : undefined;
  if (halfTime[0] > fullTime[0] || halfTime[1] > fullTime[1])
    throw new RowError('more goals at half-time than at the end');
  return halfTime;
}

function kickOffOf({ date, time }: Match, { zone }: League): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const clock = /^(\d{1,2}):(\d{2})(?:\s+UTC([+-]\d{1,2}))?$/.exec(time ?? '');
  if (time !== undefined && clock === null) throw new RowError(`time ${time} could not be read`);
  const hour = clock === null ? USUAL_TIME.hour : Number(clock[1]);
  const minute = clock === null ? USUAL_TIME.minute : Number(clock[2]);
  if (hour > 23 || minute > 59) throw new RowError(`time ${String(time)} is not on the clock`);
  const local = { ...checkedDate(year, month, day), hour, minute };
  return clock?.[3] === undefined ? instantIn(zone, local) : instantAt(Number(clock[3]), local);
}

/** Goals of the 90 minutes in order; left out, and said so, when they do not add up to the score. */
function goalsOf(
  row: number,
  { goals1, goals2, score }: Match,
  halfTime: Score | undefined,
  problems: FileProblem[],
): readonly RecordedGoal[] | undefined {
  if (goals1 === undefined && goals2 === undefined) return score.ft[0] + score.ft[1] === 0 ? [] : undefined;
  const goals = [...regularGoals('home', goals1), ...regularGoals('away', goals2)].toSorted(
    (a, b) => a.minute - b.minute || a.offset - b.offset,
  );
  const first = goals.filter(({ minute }) => minute <= 45);
  const fits = same(countOf(goals), score.ft) && (halfTime === undefined || same(countOf(first), halfTime));
  if (fits) return goals;
  problems.push({
    row,
    reason: 'the goals do not add up to the score: their minutes are not used',
    matchLeftOut: false,
  });
  return undefined;
}

function regularGoals(side: Side, goals: Match['goals1'] = []): readonly RecordedGoal[] {
  return goals
    .filter(({ minute }) => minute <= 90)
    .map(({ minute, offset = 0, name }) => ({
      side,
      minute,
      offset,
      ...(name === undefined ? {} : { name }),
    }));
}

function countOf(goals: readonly RecordedGoal[]): Score {
  const home = goals.filter(({ side }) => side === 'home').length;
  return [home, goals.length - home];
}

function same(one: Score, other: Score): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function minus(one: Score, other: Score): Score {
  if (one[0] < other[0] || one[1] < other[1])
    throw new RowError('fewer goals after extra time than before it');
  return [one[0] - other[0], one[1] - other[1]];
}
