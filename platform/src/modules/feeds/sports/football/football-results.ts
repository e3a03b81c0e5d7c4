import { RESULT_LOSE, RESULT_WIN } from '@paddock/contract';

import type { Score } from '../../results/match-record.ts';
import {
  allVoid,
  growingOverUnder,
  handicapResult,
  leader,
  oneWinner,
  ordinalOf,
  type MarketKey,
  type MarketResult,
} from '../../results/market-result.ts';
import { correctScoreResult, listedScores } from '../rules/correct-score.ts';
import { nextGoalResult } from '../rules/next-goal.ts';
import type { FootballRecord } from './football-record.ts';
import { findRuled } from './football-ruled.ts';
import { intervalResult } from './intervals.ts';
import { SCORER_TYPES, scorerResult } from './scorer-results.ts';
import { ruledResult } from './ruled-results.ts';

const SIDES_AND_DRAW = ['home', 'draw', 'away'];
const YES_NO = ['yes', 'no'];
const DOUBLE_CHANCE: Readonly<Record<string, readonly string[]>> = {
  '1x': ['home', 'draw'],
  '12': ['home', 'away'],
  x2: ['draw', 'away'],
};
/** Every score up to 4:4. */
export const CORRECT_SCORES: readonly string[] = listedScores(4);

/** Decides a football market on the 90-minute score; half markets on their half (rules §7). */
export function footballResult({ type, specifiers }: MarketKey, match: FootballRecord): MarketResult {
  const { score, end } = match;
  const over = end === 'finished';
  const brokenOff = end === 'broken-off';
  switch (type) {
    case '1x2':
      return atEnd(match, SIDES_AND_DRAW, () => oneWinner(SIDES_AND_DRAW, leader(score)));
    case 'double-chance':
      return atEnd(match, Object.keys(DOUBLE_CHANCE), () => doubleChance(score));
    case 'both-score':
      if (score[0] > 0 && score[1] > 0) return oneWinner(YES_NO, 'yes');
      return atEnd(match, YES_NO, () => oneWinner(YES_NO, 'no'));
    case 'next-goal':
      return nextGoalResult(ordinalOf(specifiers['goal']), score, match.goals, (outcomes, decide) =>
        atEnd(match, outcomes, decide),
      );
    case 'total':
      return growingOverUnder(score[0] + score[1], specifiers['line'], over, brokenOff);
    case 'team-total': {
      const goals = specifiers['team'] === 'away' ? score[1] : score[0];
      return growingOverUnder(goals, specifiers['line'], over, brokenOff);
    }
    case 'handicap':
      return atEnd(match, ['home', 'away'], () => handicapResult(score, specifiers['line']));
    case 'correct-score':
      return correctScoreResult(CORRECT_SCORES, score, (outcomes, decide) => atEnd(match, outcomes, decide));
    case 'half-1x2':
    case 'half-total':
      return halfMarket(type, specifiers, match);
    case 'interval-1x2':
    case 'interval-total':
    case 'first-goal-interval':
      return intervalResult({ type, specifiers }, match.intervals, end);
    default: {
      if (SCORER_TYPES.includes(type)) return scorerResult(type, match.scorers, end);
      const kind = findRuled(type);
      if (kind === undefined) throw new RangeError(`football has no market ${type}`);
      return ruledResult(kind, specifiers, match);
    }
  }
}

function atEnd(match: FootballRecord, outcomes: readonly string[], decide: () => MarketResult): MarketResult {
  if (match.end === 'finished') return decide();
  return match.end === 'broken-off' ? allVoid(outcomes) : undefined;
}

function doubleChance(score: Score): MarketResult {
  const winner = leader(score);
  return Object.entries(DOUBLE_CHANCE).map(([outcome, covered]) => ({
    outcome,
    result: covered.includes(winner) ? RESULT_WIN : RESULT_LOSE,
  }));
}

function halfMarket(
  type: 'half-1x2' | 'half-total',
  specifiers: MarketKey['specifiers'],
  match: FootballRecord,
): MarketResult {
  const outcomes = type === 'half-1x2' ? SIDES_AND_DRAW : ['over', 'under'];
  if (match.firstHalf === 'unknown') return match.end === undefined ? undefined : allVoid(outcomes);
  const first = ordinalOf(specifiers['half'], 2) === 1;
  const goals: Score = first
    ? match.firstHalf
    : [match.score[0] - match.firstHalf[0], match.score[1] - match.firstHalf[1]];
  const over = first ? match.firstHalfOver : match.end === 'finished';
  const brokenOff = match.end === 'broken-off';
  if (type === 'half-total')
    return growingOverUnder(goals[0] + goals[1], specifiers['line'], over, brokenOff);
  if (over) return oneWinner(outcomes, leader(goals));
  return brokenOff ? allVoid(outcomes) : undefined;
}
