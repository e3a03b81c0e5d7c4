import type { Score, Side } from '../../results/index.ts';
import type { Random } from '../../simulation/random/random.ts';
import { isSetOver, isWon, setsWon, targetAfter, type FirstTo, type RallyRules } from './rally-rules.ts';

/** How long it takes on the feed clock. */
export interface RallyTempo {
  /** From one point to the next, at least and how much longer at most. */
  readonly pointSec: number;
  readonly pointSpreadSec: number;
  readonly betweenSetsSec: number;
}

/** The match right after a point, or before the first one. */
export interface RallyMoment {
  /** Seconds after the start on the feed clock. */
  readonly atSec: number;
  readonly sets: readonly Score[];
  readonly points: Score;
  /** Who was first to so many points, by set; the last is the running one. */
  readonly firsts: readonly FirstTo[];
  readonly isOver: boolean;
}

/** Plays a match point by point; the home side wins each with the same chance. The first moment is the start. */
export function playRallies(
  rules: RallyRules,
  tempo: RallyTempo,
  homePoint: number,
  random: Random,
): readonly [RallyMoment, ...RallyMoment[]] {
  let now: RallyMoment = { atSec: 0, sets: [], points: [0, 0], firsts: [{}], isOver: false };
  const moments: [RallyMoment, ...RallyMoment[]] = [now];
  while (!now.isOver) {
    const { sets, points } = now;
    const isNewSet = sets.length > 0 && points[0] + points[1] === 0;
    const atSec =
      now.atSec + (isNewSet ? tempo.betweenSetsSec : 0) + tempo.pointSec + random.int(tempo.pointSpreadSec);
    const isHome = random.chance(homePoint);
    const scored: Score = isHome ? [points[0] + 1, points[1]] : [points[0], points[1] + 1];
    const firsts = withFirst(rules, now.firsts, isHome ? 'home' : 'away', scored);
    now = isSetOver(scored, targetAfter(rules, sets.length), rules.mostPoints)
      ? afterSet(rules, atSec, [...sets, scored], firsts)
      : { atSec, sets, points: scored, firsts, isOver: false };
    moments.push(now);
  }
  return moments;
}

/** Who has just come to a number that is raced for, as the first. */
function withFirst(
  { races }: RallyRules,
  firsts: readonly FirstTo[],
  side: Side,
  [home, away]: Score,
): readonly FirstTo[] {
  const [count, others] = side === 'home' ? [home, away] : [away, home];
  if (!races.includes(count) || others >= count) return firsts;
  return [...firsts.slice(0, -1), { ...firsts.at(-1), [count]: side }];
}

function afterSet(
  rules: RallyRules,
  atSec: number,
  sets: readonly Score[],
  firsts: readonly FirstTo[],
): RallyMoment {
  const isOver = isWon(rules, setsWon(sets));
  return { atSec, sets, points: [0, 0], firsts: [...firsts, {}], isOver };
}

/** The moment that holds so many seconds after the start. */
export function momentAt<Moment extends { readonly atSec: number }>(
  moments: readonly [Moment, ...Moment[]],
  elapsedSec: number,
): Moment {
  let [low, high] = [0, moments.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((moments[middle]?.atSec ?? Infinity) <= elapsedSec) low = middle;
    else high = middle - 1;
  }
  return moments[low] ?? moments[0];
}
