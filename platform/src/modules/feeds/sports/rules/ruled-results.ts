import { RESULT_LOSE, RESULT_WIN } from '@paddock/contract';

import type { Score } from '../../results/match-record.ts';
import {
  allVoid,
  growingOverUnder,
  handicapResult,
  type MarketKey,
  type MarketResult,
} from '../../results/market-result.ts';
import { isHalvesRule, isTallyRule, type RuledKind } from './ruled-kinds.ts';
import { HALVES_RULES, TALLY_RULES, type Won } from './tally-rules.ts';

type Specifiers = MarketKey['specifiers'];

/** A match, or a part of it, as far as it has been played. */
export interface PlayedPart {
  readonly score: Score;
  readonly isOver: boolean;
  /** It will not be played on. */
  readonly isStopped: boolean;
}

/** More goals than can change who leads in any match there was, for asking whether a market can still change. */
const MOST_MORE = 20;
const MORE: readonly Score[] = Array.from({ length: (MOST_MORE + 1) ** 2 }, (_, at): Score => [
  at % (MOST_MORE + 1),
  Math.floor(at / (MOST_MORE + 1)),
]).toSorted(([a, b], [c, d]) => a + b - c - d);

/** Rules that a score which only grows may settle before the end. */
const MAY_BE_EARLY: ReadonlySet<string> = new Set([
  ...['count', 'three-way', 'to-nil', 'clean-sheet', 'both-score'],
  ...['winner-both-score', 'winner-total', 'double-chance-both-score', 'both-score-total'],
]);

/** Decides a market of one part by its rule: at the end of it, or as soon as every way on from here says the same. */
export function partResult(
  { outcomes, by, key }: RuledKind,
  specifiers: Specifiers,
  { score, isOver, isStopped }: PlayedPart,
): MarketResult {
  const open = () => (isStopped ? allVoid(outcomes) : undefined);
  if (by === 'total')
    return growingOverUnder(ownCount(score, specifiers), specifiers['line'], isOver, isStopped);
  if (by === 'handicap') return isOver ? handicapResult(score, specifiers['line']) : open();
  if (!isTallyRule(by)) throw new RangeError(`no rule decides ${key}`);
  const rule = TALLY_RULES[by];
  const won = rule(score, specifiers, outcomes);
  const same = (other: Won) => String(other) === String(won);
  const isDecided =
    isOver ||
    (MAY_BE_EARLY.has(by) &&
      MORE.every(([home, away]) => same(rule([score[0] + home, score[1] + away], specifiers, outcomes))));
  return isDecided ? resultOf(outcomes, won) : open();
}

/** Decides a market of both halves, which their end alone decides. */
export function halvesResult(
  { outcomes, by, key }: RuledKind,
  specifiers: Specifiers,
  [first, second]: readonly [PlayedPart, PlayedPart],
): MarketResult {
  if (!isHalvesRule(by)) throw new RangeError(`no rule decides ${key}`);
  if (first.isOver && second.isOver)
    return resultOf(outcomes, HALVES_RULES[by](first.score, second.score, specifiers));
  return second.isStopped ? allVoid(outcomes) : undefined;
}

function ownCount([home, away]: Score, { team }: Specifiers): number {
  return team === undefined ? home + away : team === 'home' ? home : away;
}

function resultOf(outcomes: readonly string[], won: Won): MarketResult {
  if (won === undefined) return allVoid(outcomes);
  const winners = typeof won === 'string' ? [won] : won;
  return outcomes.map((outcome) => ({
    outcome,
    result: winners.includes(outcome) ? RESULT_WIN : RESULT_LOSE,
  }));
}
