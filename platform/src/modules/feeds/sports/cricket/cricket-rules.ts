import type { MatchEnd, PlayedMatch, Score, Side } from '../../results/index.ts';

/** Twenty overs of six balls a side, or until ten wickets have fallen. */
export const OVERS = 20;
export const OVER_BALLS = 6;
export const BALLS = OVERS * OVER_BALLS;
export const WICKETS = 10;
/** The first overs, in which few fielders may stand far out. */
export const FIRST_OVERS = 6;
/** A side bats one over, or until two wickets have fallen, as often as it takes to part two that are level. */
export const SUPER_OVER_WICKETS = 2;

/** What a delivery brings: runs, a wicket, or a wide, which is a run and has to be bowled again. */
export type Delivery = '0' | '1' | '2' | '4' | '6' | 'W' | 'wd';

export interface Over {
  readonly runs: number;
  readonly wickets: number;
  readonly deliveries: readonly Delivery[];
}

/** What a side has made. */
export interface Innings {
  readonly runs: number;
  readonly wickets: number;
  /** Bowled and counted: wides are not. */
  readonly balls: number;
  /** Those that have begun. */
  readonly overs: readonly Over[];
  /** Runs of the side as each wicket fell. */
  readonly falls: readonly number[];
  readonly isOver: boolean;
}

/** A match as it was played. */
export interface CricketRecord extends PlayedMatch {
  readonly sport: 'cricket';
  /** Who bats first: undefined before the toss. */
  readonly first?: Side;
  /** As many as have begun, in the order in which they are played. */
  readonly innings: readonly Innings[];
  /** Where both made as many runs. */
  readonly superOverWinner?: Side;
  readonly end?: MatchEnd;
}

export const NO_INNINGS: Innings = { runs: 0, wickets: 0, balls: 0, overs: [], falls: [], isOver: false };

/** The innings after a delivery; `target` are the runs that end it. */
export function afterDelivery(innings: Innings, delivery: Delivery, target: number): Innings {
  const isWide = delivery === 'wd';
  const isWicket = delivery === 'W';
  const more = isWide ? 1 : isWicket ? 0 : Number(delivery);
  const runs = innings.runs + more;
  const wickets = innings.wickets + (isWicket ? 1 : 0);
  const balls = innings.balls + (isWide ? 0 : 1);
  const { over, before } = runningOver(innings);
  const grown = {
    runs: over.runs + more,
    wickets: over.wickets + (isWicket ? 1 : 0),
    deliveries: [...over.deliveries, delivery],
  };
  return {
    ...{ runs, wickets, balls },
    overs: [...before, grown],
    falls: isWicket ? [...innings.falls, runs] : innings.falls,
    isOver: wickets === WICKETS || balls === BALLS || runs >= target,
  };
}

const NO_OVER: Over = { runs: 0, wickets: 0, deliveries: [] };

function runningOver({ overs, balls }: Innings): { readonly over: Over; readonly before: readonly Over[] } {
  const isRunning = overs.length * OVER_BALLS > balls;
  return isRunning
    ? { over: overs.at(-1) ?? NO_OVER, before: overs.slice(0, -1) }
    : { over: NO_OVER, before: overs };
}

/** Runs of the first six overs, so far; `isTold` once they are bowled, or the innings is over. */
export function firstOvers({ overs, balls, isOver }: Innings): {
  readonly runs: number;
  readonly isTold: boolean;
} {
  const runs = overs.slice(0, FIRST_OVERS).reduce((sum, over) => sum + over.runs, 0);
  return { runs, isTold: isOver || balls >= FIRST_OVERS * OVER_BALLS };
}

/** Runs before the first wicket fell, so far; `isTold` once it has, or the innings is over. */
export function openingStand({ falls, runs, isOver }: Innings): {
  readonly runs: number;
  readonly isTold: boolean;
} {
  return { runs: falls[0] ?? runs, isTold: isOver || falls.length > 0 };
}

/** Which innings is a side's: 0 or 1, undefined before the toss. */
export function inningsAt({ first }: Pick<CricketRecord, 'first'>, side: Side): 0 | 1 | undefined {
  if (first === undefined) return undefined;
  return first === side ? 0 : 1;
}

/** Runs of both sides. */
export function runsOf(match: Pick<CricketRecord, 'first' | 'innings'>): Score {
  const [first, second] = [match.innings[0]?.runs ?? 0, match.innings[1]?.runs ?? 0];
  return match.first === 'away' ? [second, first] : [first, second];
}

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}
