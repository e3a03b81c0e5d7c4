import { addScores, type MarketKey, type MarketResult, type Score, type Side } from '../../results/index.ts';
import { allVoid, leader, oneWinner, ordinalOf } from '../../results/market-result.ts';
import { correctScoreResult } from '../rules/correct-score.ts';
import { highestOutcomes, highestResult } from '../rules/highest-part.ts';
import { nextGoalResult } from '../rules/next-goal.ts';
import { isHalvesRule } from '../rules/ruled-kinds.ts';
import { halvesResult, partResult, type PlayedPart } from '../rules/ruled-results.ts';
import type { TimedBook } from './timed-book.ts';
import type { TimedRecord, TimedRules } from './timed-rules.ts';

const SIDES = ['home', 'away'] as const;
const YES_NO = ['yes', 'no'];
const NO_GOALS: Score = [0, 0];

/**
 * Decides a market: all but the winner by regular time. Of a match that broke off what play had not decided is void.
 * @throws RangeError for a market there is not
 */
export function timedResult(
  rules: TimedRules,
  book: TimedBook,
  { type, specifiers }: MarketKey,
  match: TimedRecord,
): MarketResult {
  if (!book.types.has(type)) throw new RangeError(`${match.sport} has no market ${type}`);
  const kind = book.kinds.get(type);
  if (kind === undefined) return byHand(rules, book, { type, specifiers }, match);
  const partOf = (at: number) => playedPart(match, at);
  if (isHalvesRule(kind.by)) return halvesResult(kind, specifiers, [partOf(0), partOf(1)]);
  if (kind.scope === 'match') return partResult(kind, specifiers, wholeOf(rules, match));
  return partResult(kind, specifiers, partOf(ordinalOf(specifiers[kind.scope], rules.periods) - 1));
}

function wholeOf({ periods }: TimedRules, match: TimedRecord): PlayedPart {
  return {
    score: addScores(match.periods),
    isOver: match.periodsOver === periods,
    isStopped: match.end !== undefined,
  };
}

function playedPart({ periods, periodsOver, end }: TimedRecord, at: number): PlayedPart {
  return { score: periods[at] ?? NO_GOALS, isOver: periodsOver > at, isStopped: end !== undefined };
}

function byHand(
  rules: TimedRules,
  { scores }: TimedBook,
  { type, specifiers }: MarketKey,
  match: TimedRecord,
): MarketResult {
  const { score, isOver, isStopped } = wholeOf(rules, match);
  const atEnd = (outcomes: readonly string[], decide: () => MarketResult): MarketResult =>
    isOver ? decide() : isStopped ? allVoid(outcomes) : undefined;
  switch (type) {
    case 'winner-with-overtime':
      if (match.end === 'finished') return oneWinner(SIDES, match.overtimeWinner ?? leader(score));
      return isStopped ? allVoid(SIDES) : undefined;
    case 'overtime':
      return atEnd(YES_NO, () => oneWinner(YES_NO, leader(score) === 'draw' ? 'yes' : 'no'));
    case 'correct-score':
      return correctScoreResult(scores, score, atEnd);
    case 'next-goal':
      return nextGoalResult(ordinalOf(specifiers['goal']), score, match.goals ?? 'unknown', atEnd);
    case 'highest-period':
      return atEnd(highestOutcomes(rules.periods), () => highestResult(match.periods));
    case 'race': {
      const first = firstTo(match.goals ?? [], ordinalOf(specifiers['points']));
      return first === undefined ? atEnd(SIDES, () => allVoid(SIDES)) : oneWinner(SIDES, first);
    }
    default:
      throw new RangeError(`${match.sport} has no market ${type}`);
  }
}

function firstTo(goals: readonly Side[], count: number): Side | undefined {
  const scored = { home: 0, away: 0 };
  return goals.find((side) => {
    scored[side] += 1;
    return scored[side] === count;
  });
}
