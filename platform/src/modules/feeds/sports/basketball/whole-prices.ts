import { MARGIN_BANDS, marginBandOf } from './margin-bands.ts';
import type { Score, Side } from '../../results/index.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import { resultOf } from './part-prices.ts';
import { pointChances, type Efficiency } from './possessions.ts';
import { regularResult } from '../rules/double-result.ts';
import { yesNo } from '../../simulation/match/two-way.ts';

const plain = (type: string, selections: FairMarket['selections']): FairMarket => ({
  ...{ type, specifiers: {}, selections, core: true },
});

/** How the regular time ends, and whether an overtime follows. */
export function regularPrices(lead: Distribution): readonly FairMarket[] {
  return [regularResult(lead), yesNo('overtime', {}, resultOf(lead)[1])];
}

/** By how much a side wins, of a lead that is never level. */
export function pointsMargin({ least, chances }: Distribution): FairMarket {
  const bands = new Map(
    ['home', 'away'].flatMap((side) =>
      MARGIN_BANDS.map((band) => [`${side}-${band}`, 0] as [string, number]),
    ),
  );
  for (const [at, chance] of chances.entries()) {
    if (least + at === 0) continue;
    const outcome = marginBandOf(least + at);
    bands.set(outcome, (bands.get(outcome) ?? 0) + chance);
  }
  return plain('points-margin', [...bands]);
}

export const RACES = [20, 40] as const;

/** Who is first to have so many points, possession by possession; the sides take turns. */
export function racePrices(score: Score, ball: Side, efficiency: Efficiency): readonly FairMarket[] {
  return RACES.flatMap((points): FairMarket[] => {
    const needs = [points - score[0], points - score[1]] as const;
    if (needs[0] <= 0 || needs[1] <= 0) return [];
    const home = raceChance(needs, ball, efficiency);
    const selections = [
      ['home', home],
      ['away', 1 - home],
    ] as const;
    return [{ type: 'race', specifiers: { points: String(points) }, selections, core: true }];
  });
}

function raceChance([home, away]: Score, ball: Side, efficiency: Efficiency): number {
  const ours = pointChances(efficiency.home);
  const theirs = pointChances(efficiency.away);
  /** That home is first, by what home and away still need: the home side's ball, and the other's. */
  const wins = Array.from({ length: home + 1 }, () => new Float64Array(away + 1));
  const waits = Array.from({ length: home + 1 }, () => new Float64Array(away + 1));
  const of = (table: readonly Float64Array[], h: number, a: number) => table[h]?.[a] ?? 0;
  for (let h = 1; h <= home; h++) {
    for (let a = 1; a <= away; a++) {
      let [made, kept] = [0, 0];
      for (let points = 1; points <= 3; points++) {
        made += (ours[points] ?? 0) * (h <= points ? 1 : of(waits, h - points, a));
        kept += (theirs[points] ?? 0) * (a <= points ? 0 : of(wins, h, a - points));
      }
      // Nobody scores and the ball is back: both chances are of each other.
      const [miss, missed] = [ours[0], theirs[0]];
      const win = (made + miss * kept) / (1 - miss * missed);
      const [winRow, waitRow] = [wins[h], waits[h]];
      if (winRow !== undefined) winRow[a] = win;
      if (waitRow !== undefined) waitRow[a] = kept + missed * win;
    }
  }
  return of(ball === 'home' ? wins : waits, home, away);
}
