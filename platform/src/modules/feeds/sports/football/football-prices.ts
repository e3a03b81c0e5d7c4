import type { CountedBeside } from '@paddock/contract/markets';

import type { MarketKey, Score } from '../../results/index.ts';
import { lineLadder, type LadderOptions } from '../../simulation/match/lines.ts';
import type { FairMarket, FairSelection } from '../../simulation/match/simulated-match.ts';
import { correctScoreMarket } from '../rules/correct-score.ts';
import { differenceOf, poisson, threeWay } from './goal-counts.ts';
import type { Counted } from './football-record.ts';
import type { GoalRates, RemainingGoals } from './goal-rates.ts';
import { CORRECT_SCORES } from './football-results.ts';

/** What prices may depend on: the state of the match at a moment. */
export interface FootballSituation {
  readonly score: Score;
  readonly firstHalf: Score;
  readonly firstHalfOver: boolean;
  readonly remaining: RemainingGoals;
  /** Corners and cards; absent where nobody tells them. */
  readonly beside?: Readonly<Record<CountedBeside, Counted & { readonly remaining: RemainingGoals }>>;
}

const HIGH_LOW: readonly [string, string] = ['over', 'under'];
export const TOTAL: LadderOptions = {
  type: 'total',
  outcomes: HIGH_LOW,
  stepQuarters: 1,
  steps: 3,
  pricedFrom: 0.03,
};
export const HANDICAP: LadderOptions = {
  type: 'handicap',
  outcomes: ['home', 'away'],
  stepQuarters: 1,
  steps: 3,
  pricedFrom: 0.03,
  negated: true,
};
export const teamTotal = (team: 'home' | 'away'): LadderOptions => ({
  type: 'team-total',
  specifiers: { team },
  outcomes: HIGH_LOW,
  stepQuarters: 4,
  steps: 1,
  pricedFrom: 0.05,
});
export const halfTotal = (half: 1 | 2): LadderOptions => ({
  type: 'half-total',
  specifiers: { half: String(half) },
  outcomes: HIGH_LOW,
  stepQuarters: 4,
  steps: 1,
  pricedFrom: 0.05,
});

/** Every football market that is still open to chance, from goals expected for the rest of the match. */
export function footballPrices(situation: FootballSituation): readonly FairMarket[] {
  const { score, remaining } = situation;
  const rest: GoalRates = [
    remaining.first[0] + remaining.second[0],
    remaining.first[1] + remaining.second[1],
  ];
  const home = poisson(rest[0]);
  const away = poisson(rest[1]);
  const difference = differenceOf(home, away, score);
  const [win, draw, lose] = threeWay(difference);
  return [
    market('1x2', {}, [
      ['home', win],
      ['draw', draw],
      ['away', lose],
    ]),
    market('double-chance', {}, [
      ['1x', win + draw],
      ['12', win + lose],
      ['x2', draw + lose],
    ]),
    ...bothScore(score, home, away),
    nextGoal(score, rest),
    ...lineLadder({ least: score[0] + score[1], chances: poisson(rest[0] + rest[1]) }, TOTAL),
    ...lineLadder({ least: score[0], chances: home }, teamTotal('home')),
    ...lineLadder({ least: score[1], chances: away }, teamTotal('away')),
    ...lineLadder(difference, HANDICAP),
    correctScoreMarket(CORRECT_SCORES, score, home, away),
    ...halves(situation),
  ];
}

function market(
  type: string,
  specifiers: MarketKey['specifiers'],
  selections: readonly FairSelection[],
): FairMarket {
  return { type, specifiers, selections, core: true };
}

function bothScore(score: Score, home: readonly number[], away: readonly number[]): readonly FairMarket[] {
  if (score[0] > 0 && score[1] > 0) return [];
  const homeScores = score[0] > 0 ? 1 : 1 - (home[0] ?? 0);
  const awayScores = score[1] > 0 ? 1 : 1 - (away[0] ?? 0);
  const yes = homeScores * awayScores;
  return [
    market('both-score', {}, [
      ['yes', yes],
      ['no', 1 - yes],
    ]),
  ];
}

/** The sides race as two Poisson processes of proportional rates, so who is first does not depend on when. */
function nextGoal(score: Score, [home, away]: GoalRates): FairMarket {
  const none = Math.exp(-home - away);
  const some = home + away === 0 ? 0 : (1 - none) / (home + away);
  const goal = String(score[0] + score[1] + 1);
  return market('next-goal', { goal }, [
    ['home', home * some],
    ['none', none],
    ['away', away * some],
  ]);
}

function halves({ score, firstHalf, firstHalfOver, remaining }: FootballSituation): readonly FairMarket[] {
  const second: Score = [score[0] - firstHalf[0], score[1] - firstHalf[1]];
  return [
    ...(firstHalfOver ? [] : halfMarkets(1, firstHalf, remaining.first)),
    ...halfMarkets(2, second, remaining.second),
  ];
}

function halfMarkets(half: 1 | 2, score: Score, rest: GoalRates): readonly FairMarket[] {
  const [win, draw, lose] = threeWay(differenceOf(poisson(rest[0]), poisson(rest[1]), score));
  return [
    market('half-1x2', { half: String(half) }, [
      ['home', win],
      ['draw', draw],
      ['away', lose],
    ]),
    ...lineLadder({ least: score[0] + score[1], chances: poisson(rest[0] + rest[1]) }, halfTotal(half)),
  ];
}
