import type { Score, Side } from '../../results/index.ts';
import { lineLadder, type Distribution, type LadderOptions } from '../../simulation/match/lines.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import { OVERTIME_SEC, plus, QUARTER_SEC, type Efficiency } from './possessions.ts';
import {
  chanceAt,
  mixture,
  pointChances,
  without,
  type PointChances,
  type Stretch,
} from './remaining-points.ts';

/** What prices may depend on: the state after the last possession. */
export interface BasketballSituation {
  /** Period being played or about to begin, from 0; 4 and on are overtimes. */
  readonly period: number;
  /** What is left of it. */
  readonly leftSec: number;
  /** Who has the ball, or begins with it. */
  readonly ball: Side;
  readonly jump: Side;
  /** Points by period, the running one last. */
  readonly periods: readonly Score[];
  readonly efficiency: Efficiency;
}

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
  neverLevel: true,
};
export const teamTotal = (team: Side): LadderOptions => ladder('team-total', 1, { team });
export const halfTotal = (half: 1 | 2): LadderOptions => ladder('half-total', 1, { half: String(half) });

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
    ...([1, 2] as const).flatMap((half) => halfTotals(situation, half)),
    ...quarterWinners(situation),
  ];
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

function sumOf(scores: readonly Score[]): Score {
  return scores.reduce<Score>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
}

/** What is left of the quarters from `first` to `last`. */
function stretchesOf(situation: BasketballSituation, first: number, last: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let quarter = Math.max(first, situation.period); quarter <= last; quarter++) {
    const running = quarter === situation.period;
    const begins = quarter % 2 === 0 ? situation.jump : otherOf(situation.jump);
    stretches.push(
      running ? { sec: situation.leftSec, ball: situation.ball } : { sec: QUARTER_SEC, ball: begins },
    );
  }
  return stretches;
}

function otherOf(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** A level match goes on for an overtime; a second one is too rare to change a price, so its lead is left out. */
function withOvertime(regular: PointChances, efficiency: Efficiency): PointChances {
  const level = chanceAt(regular.lead, 0);
  const overtime = pointChances([0, 0], [{ sec: OVERTIME_SEC, ball: 'home' }], efficiency);
  const mixed = (usual: Distribution, more: Distribution) =>
    mixture([
      [1 - level, usual],
      [level, plus(usual, more)],
    ]);
  return {
    home: mixed(regular.home, overtime.home),
    away: mixed(regular.away, overtime.away),
    total: mixed(regular.total, overtime.total),
    lead: mixture([
      [1 - level, without(regular.lead, 0)],
      [level, without(overtime.lead, 0)],
    ]),
  };
}

/** In overtime the running one decides, and another one follows while the scores are level. */
function regularOvertime(situation: BasketballSituation): PointChances {
  const { periods, leftSec, ball, efficiency } = situation;
  return withOvertime(pointChances(sumOf(periods), [{ sec: leftSec, ball }], efficiency), efficiency);
}

function halfTotals(situation: BasketballSituation, half: 1 | 2): readonly FairMarket[] {
  const [first, last] = half === 1 ? [0, 1] : [2, 3];
  if (situation.period > last) return [];
  const scored = sumOf(situation.periods.slice(first, last + 1));
  const chances = pointChances(scored, stretchesOf(situation, first, last), situation.efficiency);
  return lineLadder(chances.total, halfTotal(half));
}

function quarterWinners(situation: BasketballSituation): readonly FairMarket[] {
  const markets: FairMarket[] = [];
  for (let quarter = situation.period; quarter < 4; quarter++) {
    const scored = situation.periods[quarter] ?? [0, 0];
    const { lead } = pointChances(scored, stretchesOf(situation, quarter, quarter), situation.efficiency);
    markets.push(ladderless('quarter-winner', { quarter: String(quarter + 1) }, homeChance(lead)));
  }
  return markets;
}
