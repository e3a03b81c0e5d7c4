import { ballChances } from './ball-chances.ts';
import { BALLS, FIRST_OVERS, NO_INNINGS, OVER_BALLS } from './cricket-rules.ts';
import { InningsPlay, type Standing } from './innings-play.ts';

/** Runs no side makes: chances of more are counted with them. */
export const MOST_RUNS = 360;

/** What an innings can come to. Chances of runs are arrays: of n runs `[n]`. */
export interface InningsOutlook {
  readonly runs: Float64Array;
  /** By wickets lost in all. */
  readonly wickets: readonly number[];
  /** Runs at the fall of the next wicket, at the end where none falls. */
  readonly nextFall: Float64Array;
  /** Runs after the first six overs; undefined once they are bowled. */
  readonly firstOvers: Float64Array | undefined;
  readonly gains: InningsPlay['gains'];
}

/**
 * What follows from where an innings stands.
 * @param advantage of the batting side, one of `stepped`
 * @param target runs that end it
 */
export function inningsOutlook(advantage: number, from: Standing, target = Infinity): InningsOutlook {
  const play = new InningsPlay(from, MOST_RUNS, target);
  let firstOvers: Float64Array | undefined;
  for (let ball = from.balls; ball < BALLS; ball++) {
    play.bowl(ballChances(advantage, Math.floor(ball / OVER_BALLS)));
    if (ball + 1 === FIRST_OVERS * OVER_BALLS) firstOvers = play.runs();
  }
  const [stayed, ended] = [play.open[from.wickets], play.over[from.wickets]];
  const nextFall = play.nextFall.map((chance, at) => chance + (stayed?.[at] ?? 0) + (ended?.[at] ?? 0));
  return { runs: play.runs(), wickets: play.wickets(), nextFall, firstOvers, gains: play.gains };
}

const FRESH = new Map<number, InningsOutlook>();

/** Of an innings that has not begun, by itself; kept, because all matches of such sides share it. */
export function freshOutlook(advantage: number): InningsOutlook {
  const key = Math.round(advantage * 100);
  const known = FRESH.get(key) ?? inningsOutlook(advantage, NO_INNINGS);
  FRESH.set(key, known);
  return known;
}
