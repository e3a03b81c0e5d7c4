import type { Side } from '../../results/index.ts';
import { lineLadder, type Distribution, type LadderOptions } from '../../simulation/match/lines.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import { doubleResult } from '../rules/double-result.ts';
import { highestPart } from '../rules/highest-part.ts';
import { halfPart, oddEven, partPrices, quarterPart } from './part-prices.ts';
import { pointsMargin, racePrices, regularPrices } from './whole-prices.ts';
import { OVERTIME_SEC, QUARTER_SEC, type Efficiency } from './possessions.ts';
import { withOvertime } from './overtime.ts';
import { pointChances, type PointChances } from './remaining-points.ts';
import { stretchesOf, sumOf, type BasketballSituation } from './situation.ts';
import { untouched } from './untouched.ts';

const HIGH_LOW: readonly [string, string] = ['over', 'under'];
const ladder = (type: string, steps: number, specifiers: Record<string, string> = {}): LadderOptions => ({
  type,
  specifiers,
  outcomes: HIGH_LOW,
  stepQuarters: 4,
  steps,
  pricedFrom: 0.2,
});
export const TOTAL = ladder('total', 3);
export const HANDICAP: LadderOptions = {
  ...ladder('handicap', 3),
  outcomes: ['home', 'away'],
  negated: true,
  wonBy: 1,
};
export const teamTotal = (team: Side): LadderOptions => ladder('team-total', 1, { team });

/** Every basketball market still open, from the possessions still to come. */
export function basketballPrices(situation: BasketballSituation): readonly FairMarket[] {
  const { periods, efficiency } = situation;
  const regular = pointChances(sumOf(periods), stretchesOf(situation, 0, 3), efficiency);
  const played = situation.period < 4 ? withOvertime(regular, efficiency) : regularOvertime(situation);
  return [
    ladderless('winner', {}, homeChance(played.lead)),
    ...lineLadder(played.total, TOTAL),
    ...lineLadder(played.lead, HANDICAP),
    ...lineLadder(played.home, teamTotal('home')),
    ...lineLadder(played.away, teamTotal('away')),
    pointsMargin(played.lead),
    oddEven('points-odd-even', {}, played.total),
    ...(['home', 'away'] as const).map((team) => oddEven('team-points-odd-even', { team }, played[team])),
    ...(situation.period < 4 ? regularPrices(regular.lead) : []),
    ...parts(situation),
  ];
}

/** The home side's lead at the end of a whole match. */
export function finalLead(efficiency: Efficiency): Distribution {
  const quarters = untouched(
    (['home', 'away', 'away', 'home'] as const).map((ball) => ({ sec: QUARTER_SEC, ball })),
    efficiency,
  );
  return withOvertime(quarters, efficiency).lead;
}

function ladderless(type: string, specifiers: Record<string, string>, home: number): FairMarket {
  const selections = [
    ['home', home],
    ['away', 1 - home],
  ] as const;
  return { type, specifiers, selections, core: true };
}

/** Chance that home leads, level left out. */
function homeChance({ least, chances }: Distribution): number {
  let [home, away] = [0, 0];
  for (const [at, chance] of chances.entries()) {
    if (least + at > 0) home += chance;
    if (least + at < 0) away += chance;
  }
  return home / (home + away);
}

/** In overtime the running one decides, and another one follows while the scores are level. */
function regularOvertime(situation: BasketballSituation): PointChances {
  const { periods, leftSec, ball, efficiency } = situation;
  return withOvertime(pointChances(sumOf(periods), [{ sec: leftSec, ball }], efficiency), efficiency);
}

/** What is left of some quarters, on top of what they have brought. */
function ofPeriods(situation: BasketballSituation, first: number, last: number): PointChances {
  const stretches = stretchesOf(situation, first, last);
  if (situation.period < first) return untouched(stretches, situation.efficiency);
  return pointChances(sumOf(situation.periods.slice(first, last + 1)), stretches, situation.efficiency);
}

function ofHalf(situation: BasketballSituation, half: 1 | 2): PointChances {
  const [first, last] = half === 1 ? [0, 1] : [2, 3];
  return ofPeriods(situation, first, last);
}

function ofQuarters(situation: BasketballSituation): readonly PointChances[] {
  return [0, 1, 2, 3].map((quarter) => ofPeriods(situation, quarter, quarter));
}

/** Of what is over nothing is priced. */
function parts(situation: BasketballSituation): readonly FairMarket[] {
  const { period, periods, ball, efficiency } = situation;
  if (period > 3) return [];
  const halves = [ofHalf(situation, 1), ofHalf(situation, 2)] as const;
  const quarters = ofQuarters(situation);
  const overtime = untouched([{ sec: OVERTIME_SEC, ball: 'home' }], efficiency);
  return [
    ...halves.flatMap((half, at) => (period > 2 * at + 1 ? [] : partPrices(halfPart(at + 1), half))),
    ...quarters.flatMap((chances, quarter) =>
      quarter < period
        ? []
        : [
            ladderless('quarter-winner', { quarter: String(quarter + 1) }, homeChance(chances.lead)),
            ...partPrices(quarterPart(quarter + 1), chances),
          ],
    ),
    doubleResult(halves[0].lead, halves[1].lead, homeChance(overtime.lead)),
    highestPart(
      'highest-quarter',
      quarters.map(({ total }) => total),
    ),
    ...racePrices(sumOf(periods), ball, efficiency),
  ];
}
