import type { Score, Side } from '../../results/index.ts';
import type { Random } from '../../simulation/random/random.ts';
import { ballChances, type BallChances } from './ball-chances.ts';
import {
  afterDelivery,
  NO_INNINGS,
  otherSide,
  OVER_BALLS,
  OVERS,
  SUPER_OVER_WICKETS,
  type Delivery,
  type Innings,
} from './cricket-rules.ts';

const BALL_SEC = 26;
const BALL_SPREAD_SEC = 12;
const BETWEEN_OVERS_SEC = 30;
const BREAK_SEC = 900;
/** From the last ball to the end of a super over, both sides' balls included. */
const SUPER_OVER_SEC = 720;

/** The match right after a delivery, at the start, or as an innings begins. */
export interface CricketMoment {
  /** Seconds after the start on the feed clock. */
  readonly atSec: number;
  readonly first: Side;
  /** In the order in which they are played; the last one runs, or is over. */
  readonly innings: readonly Innings[];
  /** Runs of the super over that parted the sides. */
  readonly superOver?: Score;
  readonly isOver: boolean;
}

type Moments = readonly [CricketMoment, ...CricketMoment[]];

/** Plays a match ball by ball: the toss, both innings, and super overs until one side has more. */
export function playCricket(advantages: Readonly<Record<Side, number>>, random: Random): Moments {
  const first: Side = random.chance(0.5) ? 'home' : 'away';
  const start: CricketMoment = { atSec: 0, first, innings: [NO_INNINGS], isOver: false };
  const one = playInnings([], 0, Infinity, advantages[first], random, first);
  const made = one.at(-1)?.innings[0] ?? NO_INNINGS;
  const breakSec = (one.at(-1)?.atSec ?? 0) + BREAK_SEC;
  const begun: CricketMoment = { atSec: breakSec, first, innings: [made, NO_INNINGS], isOver: false };
  const other = playInnings([made], breakSec, made.runs + 1, advantages[otherSide(first)], random, first);
  const moments: Moments = [start, ...one, begun, ...other];
  const last = moments.at(-1) ?? start;
  const isLevel = last.innings[1]?.runs === made.runs;
  const end = isLevel ? superOvers(last, advantages, random) : { ...last, isOver: true };
  return isLevel ? [...moments, end] : [start, ...moments.slice(1, -1), end];
}

function playInnings(
  before: readonly Innings[],
  fromSec: number,
  target: number,
  advantage: number,
  random: Random,
  first: Side,
): readonly CricketMoment[] {
  const moments: CricketMoment[] = [];
  let innings = NO_INNINGS;
  let atSec = fromSec;
  while (!innings.isOver) {
    const isNewOver = innings.overs.length * OVER_BALLS === innings.balls && innings.balls > 0;
    atSec += BALL_SEC + random.int(BALL_SPREAD_SEC) + (isNewOver ? BETWEEN_OVERS_SEC : 0);
    const chances = ballChances(advantage, Math.floor(innings.balls / OVER_BALLS));
    innings = afterDelivery(innings, drawn(chances, random), target);
    moments.push({ atSec, first, innings: [...before, innings], isOver: false });
  }
  return moments;
}

function drawn(chances: BallChances, random: Random): Delivery {
  let left = random.next();
  const all = Object.entries(chances) as [Delivery, number][];
  return all.find(([, chance]) => (left -= chance) < 0)?.[0] ?? '0';
}

function superOvers(
  { atSec, first, innings }: CricketMoment,
  advantages: Readonly<Record<Side, number>>,
  random: Random,
): CricketMoment {
  let superOver: Score = [0, 0];
  let endSec = atSec;
  while (superOver[0] === superOver[1]) {
    superOver = [superOverRuns(advantages.home, random), superOverRuns(advantages.away, random)];
    endSec += SUPER_OVER_SEC;
  }
  return { atSec: endSec, first, innings, superOver, isOver: true };
}

function superOverRuns(advantage: number, random: Random): number {
  const chances = ballChances(advantage, OVERS - 1);
  let innings = NO_INNINGS;
  while (innings.balls < OVER_BALLS && innings.wickets < SUPER_OVER_WICKETS)
    innings = afterDelivery(innings, drawn(chances, random), Infinity);
  return innings.runs;
}

/** The moment that holds so many seconds after the start. */
export function momentAt(moments: Moments, elapsedSec: number): CricketMoment {
  let [low, high] = [0, moments.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((moments[middle]?.atSec ?? Infinity) <= elapsedSec) low = middle;
    else high = middle - 1;
  }
  return moments[low] ?? moments[0];
}
