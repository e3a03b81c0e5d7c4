import type { Score, Side } from '../../results/index.ts';
import type { Fields, PartLeftOut } from './openfootball-fields.ts';
import type { RecordedGoal } from './recorded-match.ts';

interface KnownScore {
  readonly fullTime: Score;
  readonly halfTime: Score | undefined;
}

const LAST_MINUTE = 130;
const LONGEST_STOPPAGE = 40;
const LONGEST_NAME = 80;

/**
 * Goals of the 90 minutes in order, from `goals1` and `goals2`. When one of their minutes cannot be read, or they do not
 * add up to the score, nobody knows the course of the match: the minutes are left out, and said so.
 */
export function readGoals(
  fields: Fields,
  { fullTime, halfTime }: KnownScore,
  partLeftOut: PartLeftOut,
): readonly RecordedGoal[] | undefined {
  const [goals1, goals2] = [fields['goals1'] ?? undefined, fields['goals2'] ?? undefined];
  if (goals1 === undefined && goals2 === undefined) return fullTime[0] + fullTime[1] === 0 ? [] : undefined;
  const read = [...goalsOf('home', goals1), ...goalsOf('away', goals2)];
  const goals = read.filter((goal) => goal !== undefined);
  if (goals.length < read.length) {
    partLeftOut('a minute of a goal could not be read: minutes are not used');
    return undefined;
  }
  const regular = goals
    .filter(({ minute }) => minute <= 90)
    .toSorted((a, b) => a.minute - b.minute || a.offset - b.offset);
  const first = regular.filter(({ minute }) => minute <= 45);
  const fits = same(countOf(regular), fullTime) && (halfTime === undefined || same(countOf(first), halfTime));
  if (fits) return regular;
  partLeftOut('the goals do not add up to the score: their minutes are not used');
  return undefined;
}

/** One for each goal of the list; undefined for each that cannot be read. */
function goalsOf(side: Side, list: unknown): readonly (RecordedGoal | undefined)[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [undefined];
  return list.map((value: unknown) => {
    const goal: Fields = typeof value === 'object' && value !== null ? (value as Fields) : {};
    const time = minuteOf(goal);
    if (time === undefined) return undefined;
    const { name } = goal;
    return {
      side,
      ...time,
      ...(typeof name === 'string' && name !== '' && name.length <= LONGEST_NAME ? { name } : {}),
    };
  });
}

/** `12`, `"12"`, `"45+2"`, `"90+4'"`; the stoppage may also stand in `offset`, but not differ from the minute's own. */
function minuteOf({ minute, offset }: Fields): { minute: number; offset: number } | undefined {
  const text = typeof minute === 'number' ? String(minute) : minute;
  const match = /^(\d{1,3})['’]?(?:\s*\+\s*(\d{1,2})['’]?)?$/.exec(
    typeof text === 'string' ? text.trim() : '',
  );
  const own = match?.[2] === undefined ? undefined : Number(match[2]);
  const beside = stoppageOf(offset ?? undefined);
  if (match === null || beside === null) return undefined;
  if (own !== undefined && beside !== undefined && own !== beside) return undefined;
  const read = { minute: Number(match[1]), offset: own ?? beside ?? 0 };
  const possible = read.minute >= 1 && read.minute <= LAST_MINUTE && read.offset <= LONGEST_STOPPAGE;
  return possible ? read : undefined;
}

/** Undefined where there is none, null for one that cannot be read. */
function stoppageOf(offset: unknown): number | undefined | null {
  if (offset === undefined) return undefined;
  const text = typeof offset === 'number' ? String(offset) : offset;
  const match = /^\+?(\d{1,2})['’]?$/.exec(typeof text === 'string' ? text.trim() : '');
  return match === null ? null : Number(match[1]);
}

function countOf(goals: readonly RecordedGoal[]): Score {
  const home = goals.filter(({ side }) => side === 'home').length;
  return [home, goals.length - home];
}

function same(one: Score, other: Score): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
