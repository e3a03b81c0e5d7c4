import { createRandom } from '../../simulation/random/random.ts';
import type { FootballEntry, FootballTimeline } from '../../sports/football/football-timeline.ts';
import { goalShare, HALF_SEC } from '../../sports/football/goal-rates.ts';
import type { RecordedGoal, RecordedMatch } from '../files/recorded-match.ts';
import type { Side } from '../../results/index.ts';

const USUAL_LENGTHS = [HALF_SEC + 60, HALF_SEC + 240] as const;
/** A goal is put in the middle of its minute; more of one minute follow a few seconds apart. */
const WITHIN_MINUTE_SEC = 30;
const APART_SEC = 5;

/** A recorded match as a timeline. Goals without minutes get some, the same ones every time, in the halves they fell in. */
export function recordedTimeline(match: RecordedMatch): FootballTimeline {
  const goals = spread(match.goals?.map(toEntry) ?? inventedGoals(match));
  const last = (half: 1 | 2) =>
    Math.max(0, ...goals.filter((goal) => goal.half === half).map(({ sec }) => sec));
  return {
    halfLengthsSec: [Math.max(USUAL_LENGTHS[0], last(1) + 60), Math.max(USUAL_LENGTHS[1], last(2) + 60)],
    entries: goals,
    otherStops: [],
  };
}

/** True when goals of both sides share a minute, so that nobody knows who was first. */
export function orderIsUnknown(goals: readonly RecordedGoal[]): boolean {
  return goals.some(({ side, minute, offset }) =>
    goals.some((other) => other.side !== side && other.minute === minute && other.offset === offset),
  );
}

function toEntry({ side, minute, offset, name }: RecordedGoal): FootballEntry {
  const half = minute <= 45 ? 1 : 2;
  const sec = (minute - (half === 1 ? 1 : 46) + offset) * 60 + WITHIN_MINUTE_SEC;
  return { half, sec, kind: 'goal', side, ...(name === undefined ? {} : { name }) };
}

/** Minutes for goals of which only the score is known, drawn from the match's own name. */
function inventedGoals(match: RecordedMatch): readonly FootballEntry[] {
  const random = createRandom('replay', `${match.home}:${match.away}:${match.kickOffMs}`);
  const { halfTime, fullTime } = match;
  const firstHalfShare = goalShare(1, 0, USUAL_LENGTHS[0]);
  return (['home', 'away'] as const).flatMap((side: Side, index) =>
    Array.from({ length: fullTime[index] ?? 0 }, (_, goal): FootballEntry => {
      const inFirst = halfTime === undefined ? random.chance(firstHalfShare) : goal < (halfTime[index] ?? 0);
      return { half: inFirst ? 1 : 2, sec: 60 * random.int(45) + WITHIN_MINUTE_SEC, kind: 'goal', side };
    }),
  );
}

/** In order, no two at one second: bets stop and start again between them. */
function spread(goals: readonly FootballEntry[]): readonly FootballEntry[] {
  const ordered: FootballEntry[] = [];
  for (const goal of goals.toSorted((a, b) => a.half - b.half || a.sec - b.sec)) {
    const last = ordered.at(-1);
    const sec = last?.half === goal.half && goal.sec <= last.sec ? last.sec + APART_SEC : goal.sec;
    ordered.push({ ...goal, sec });
  }
  return ordered;
}
