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
import type { FootballRecord } from './football-record.ts';
import { findRuled } from './football-ruled.ts';
import { intervalResult } from './intervals.ts';
import { SCORER_TYPES, scorerResult } from './scorer-results.ts';
import { ruledResult } from './ruled-results.ts';

const SIDES_AND_DRAW = ['home', 'draw', 'away'];
const NEXT_GOAL = ['home', 'none', 'away'];
const YES_NO = ['yes', 'no'];
const DOUBLE_CHANCE: Readonly<Record<string, readonly string[]>> = {
  '1x': ['home', 'draw'],
  '12': ['home', 'away'],
  x2: ['draw', 'away'],
};
const MOST_LISTED_GOALS = 4;

/** The scores of the correct-score market: every one up to 4:4, the rest is `any-other`. */
export const CORRECT_SCORES: readonly string[] = Array.from(
  { length: (MOST_LISTED_GOALS + 1) ** 2 },
  (_, at) => `${Math.floor(at / (MOST_LISTED_GOALS + 1))}:${at % (MOST_LISTED_GOALS + 1)}`,
);
export const CORRECT_SCORE_OUTCOMES: readonly string[] = [...CORRECT_SCORES, 'any-other'];

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
      return nextGoal(match, ordinalOf(specifiers['goal']));
    case 'total':
      return growingOverUnder(score[0] + score[1], specifiers['line'], over, brokenOff);
    case 'team-total': {
      const goals = specifiers['team'] === 'away' ? score[1] : score[0];
      return growingOverUnder(goals, specifiers['line'], over, brokenOff);
    }
    case 'handicap':
      return atEnd(match, ['home', 'away'], () => handicapResult(score, specifiers['line']));
    case 'correct-score':
      return correctScore(match);
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

function correctScore(match: FootballRecord): MarketResult {
  const text = match.score.join(':');
  // Goals are never taken back, so a score past the list can only end as another one past the list.
  if (!CORRECT_SCORES.includes(text)) return oneWinner(CORRECT_SCORE_OUTCOMES, 'any-other');
  return atEnd(match, CORRECT_SCORE_OUTCOMES, () => oneWinner(CORRECT_SCORE_OUTCOMES, text));
}

/** Who scores goal number `ordinal`; `none` when the match ends before it. */
function nextGoal(match: FootballRecord, ordinal: number): MarketResult {
  const total = match.score[0] + match.score[1];
  if (total < ordinal) return atEnd(match, NEXT_GOAL, () => oneWinner(NEXT_GOAL, 'none'));
  if (match.score[0] === 0) return oneWinner(NEXT_GOAL, 'away');
  if (match.score[1] === 0) return oneWinner(NEXT_GOAL, 'home');
  if (match.goals === 'unknown') return atEnd(match, NEXT_GOAL, () => allVoid(NEXT_GOAL));
  const scorer = match.goals[ordinal - 1];
  if (scorer === undefined) throw new RangeError('the goals do not add up to the score');
  return oneWinner(NEXT_GOAL, scorer);
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
