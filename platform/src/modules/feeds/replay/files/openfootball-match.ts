import type { Score } from '../../results/index.ts';
import type { League } from './league-zones.ts';
import { checkedDate, instantAt, instantIn, USUAL_TIME } from './local-time.ts';
import type { Fields, PartLeftOut } from './openfootball-fields.ts';
import { readGoals } from './openfootball-goals.ts';
import { readScores } from './openfootball-score.ts';
import { RowError, type RecordedMatch } from './recorded-match.ts';

const LONGEST_NAME = 100;

/** Reads one match. @throws RowError when its teams, its date or its result after 90 minutes cannot be read. */
export function readOpenfootballMatch(
  row: number,
  value: unknown,
  league: League,
  partLeftOut: PartLeftOut,
): RecordedMatch {
  if (typeof value !== 'object' || value === null) throw new RowError('a match must be object');
  const fields = value as Fields;
  const scores = readScores(fields, partLeftOut);
  const home = teamOf(fields, 'team1');
  const away = teamOf(fields, 'team2');
  if (home === away) throw new RowError('a team plays itself');
  const { fullTime, extraTime, penalties } = scores;
  const halfTime = checkedHalfTime(scores.halfTime, fullTime);
  const goals = readGoals(fields, { fullTime, halfTime }, partLeftOut);
  return {
    row,
    kickOffMs: kickOffOf(fields, league, partLeftOut),
    home,
    away,
    fullTime,
    halfTime,
    ...(goals === undefined ? {} : { goals }),
    ...(extraTime === undefined ? {} : { extraTime }),
    ...(penalties === undefined ? {} : { penalties }),
  };
}

/** A team is a name, or in files until 2019 an object with its name. */
function teamOf(fields: Fields, which: 'team1' | 'team2'): string {
  const team = fields[which];
  const name = typeof team === 'object' && team !== null ? (team as Fields)['name'] : team;
  if (typeof name !== 'string' || name.trim() === '') throw new RowError(`${which} has no name`);
  if (name.trim().length > LONGEST_NAME) throw new RowError(`${which}: the name is too long`);
  return name.trim();
}

/** A missing half-time score is 0-0 when the match ended 0-0, unknown otherwise. @throws RowError when it cannot be. */
export function checkedHalfTime(halfTime: Score | undefined, fullTime: Score): Score | undefined {
  if (halfTime === undefined) return fullTime[0] + fullTime[1] === 0 ? [0, 0] : undefined;
  if (halfTime[0] > fullTime[0] || halfTime[1] > fullTime[1])
    throw new RowError('more goals at half-time than at the end');
  return halfTime;
}

/** `20:00`, `13:00 UTC-6`, `18:30 UTC+5:30`; the zone may also stand in a field of its own. */
const TIME = /^(\d{1,2})[:.](\d{2})(?:\s*\(?(UTC.*?)\)?)?$/;
const ZONE = /^UTC(?:([+-])(\d{1,2})(?::?([0-5]\d))?)?$/;

/** A time that cannot be read is as good as none: the result of the match is known all the same. */
function kickOffOf(fields: Fields, { zone }: League, partLeftOut: PartLeftOut): number {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(fields['date'])) ?? [];
  if (day === undefined) throw new RowError(`date ${JSON.stringify(fields['date'])} is not yyyy-mm-dd`);
  const date = checkedDate(Number(year), Number(month), Number(day));
  const time = fields['time'] ?? undefined;
  const read = time === undefined ? undefined : timeOf(time, fields['timezone'] ?? undefined);
  if (time !== undefined && read === undefined)
    partLeftOut(`time ${JSON.stringify(time)} could not be read: the usual one is taken`);
  const local = { ...date, ...(read?.clock ?? USUAL_TIME) };
  return read?.offsetHours === undefined ? instantIn(zone, local) : instantAt(read.offsetHours, local);
}

function timeOf(
  time: unknown,
  timezone: unknown,
): { clock: { hour: number; minute: number }; offsetHours: number | undefined } | undefined {
  const match = TIME.exec(typeof time === 'string' ? time.trim() : '');
  if (match === null) return undefined;
  const clock = { hour: Number(match[1]), minute: Number(match[2]) };
  const named = match[3] ?? (typeof timezone === 'string' ? timezone.trim() : undefined);
  const zone = named === undefined ? undefined : ZONE.exec(named);
  if (clock.hour > 23 || clock.minute > 59 || zone === null) return undefined;
  if (zone === undefined) return { clock, offsetHours: undefined };
  const hours = Number(zone[2] ?? 0) + Number(zone[3] ?? 0) / 60;
  return { clock, offsetHours: zone[1] === '-' ? -hours : hours };
}
