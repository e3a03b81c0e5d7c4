import { ballChances } from './ball-chances.ts';
import { BALLS, OVER_BALLS, WICKETS, type Innings } from './cricket-rules.ts';
import { MOST_RUNS } from './innings-outlook.ts';
import { InningsPlay, sumOf } from './innings-play.ts';

/** What the next over can bring, should it be begun. */
export interface OverOutlook {
  /** From 0. */
  readonly over: number;
  /** Chances of its runs. */
  readonly runs: Float64Array;
  /** The chance that a wicket falls in it. */
  readonly wicket: number;
}

/** Runs no over brings. */
const MOST_OF_OVER = 48;
const RARE = 1e-9;

/** The over after the one that is bowled, the first that can be bet on; undefined where there is none. */
export function nextOver(advantage: number, innings: Innings, target: number): OverOutlook | undefined {
  const over = innings.overs.length;
  if (innings.isOver || over * OVER_BALLS >= BALLS) return undefined;
  const before = new InningsPlay(innings, MOST_RUNS, target);
  for (let ball = innings.balls; ball < over * OVER_BALLS; ball++)
    before.bowl(ballChances(advantage, Math.floor(ball / OVER_BALLS)));
  const runs = new Float64Array(MOST_OF_OVER);
  let [begun, wicket] = [0, 0];
  for (const [wickets, needs] of before.open.entries())
    for (const [need, chance] of byNeed(needs, target)) {
      const ends = oneOver(advantage, over, wickets, need);
      begun += chance;
      wicket += chance * ends.wicket;
      for (let at = 0; at < runs.length; at++) runs[at] = (runs[at] ?? 0) + chance * (ends.runs[at] ?? 0);
    }
  return begun < RARE
    ? undefined
    : { over, runs: runs.map((chance) => chance / begun), wicket: wicket / begun };
}

/** Chances of the runs that are still needed; Infinity where one over cannot bring them. */
function byNeed(chances: Float64Array, target: number): ReadonlyMap<number, number> {
  const needs = new Map<number, number>();
  for (const [runs, chance] of chances.entries()) {
    if (chance < RARE) continue;
    const need = target - runs < MOST_OF_OVER ? target - runs : Infinity;
    needs.set(need, (needs.get(need) ?? 0) + chance);
  }
  return needs;
}

function oneOver(advantage: number, over: number, wickets: number, need: number): Omit<OverOutlook, 'over'> {
  const play = new InningsPlay({ balls: over * OVER_BALLS, wickets, runs: 0 }, MOST_OF_OVER, need);
  for (let ball = 0; ball < OVER_BALLS; ball++) play.bowl(ballChances(advantage, over));
  const none = [play.open[wickets], play.over[wickets]];
  const without = none.reduce((sum, chances) => sum + (chances === undefined ? 0 : sumOf(chances)), 0);
  return { runs: play.runs(), wicket: wickets < WICKETS ? 1 - without : 0 };
}
