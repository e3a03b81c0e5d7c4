import { RESULT_LOSE, RESULT_WIN } from '@paddock/contract';

import type { Score } from '../../results/match-record.ts';
import {
  allVoid,
  growingOverUnder,
  handicapResult,
  ordinalOf,
  type MarketKey,
  type MarketResult,
} from '../../results/market-result.ts';
import type { FootballRecord } from './football-record.ts';
import { isHalvesRule, isTallyRule, type RuledKind } from './football-ruled.ts';
import { HALVES_RULES, TALLY_RULES, type Won } from './football-rules.ts';

type Specifiers = MarketKey['specifiers'];

/** More goals than can change who leads in any match there was, for asking whether a market can still change. */
const MOST_MORE = 20;
const MORE: readonly Score[] = Array.from({ length: (MOST_MORE + 1) ** 2 }, (_, at): Score => [
  at % (MOST_MORE + 1),
  Math.floor(at / (MOST_MORE + 1)),
]).toSorted(([a, b], [c, d]) => a + b - c - d);

/** Decides a market by its rule: at the end of its part, or as soon as every way on from here says the same. */
export function ruledResult(kind: RuledKind, specifiers: Specifiers, match: FootballRecord): MarketResult {
  const { outcomes, by, scope, of } = kind;
  const whole = of === undefined ? match : match.beside?.[of];
  const half = scope === 'half' ? ordinalOf(specifiers['half'], 2) : undefined;
  const isOver = match.end === 'finished' || (half === 1 && match.firstHalfOver);
  const open = () => (match.end === undefined ? undefined : allVoid(outcomes));
  if (whole === undefined || (scope !== 'match' && whole.firstHalf === 'unknown')) return open();
  const [first, second] = halvesOf(whole.score, whole.firstHalf);
  if (isHalvesRule(by)) {
    return isOver ? resultOf(outcomes, HALVES_RULES[by](first, second, specifiers)) : open();
  }
  const score = half === undefined ? whole.score : half === 1 ? first : second;
  if (by === 'total')
    return growingOverUnder(
      countOf(score, specifiers),
      specifiers['line'],
      isOver,
      match.end === 'broken-off',
    );
  if (by === 'handicap') return isOver ? handicapResult(score, specifiers['line']) : open();
  if (!isTallyRule(by)) throw new RangeError(`football has no rule ${by}`);
  const rule = TALLY_RULES[by];
  const won = rule(score, specifiers, outcomes);
  const same = (other: Won) => String(other) === String(won);
  const isDecided =
    isOver ||
    MORE.every(([home, away]) => same(rule([score[0] + home, score[1] + away], specifiers, outcomes)));
  return isDecided ? resultOf(outcomes, won) : open();
}

function halvesOf(score: Score, firstHalf: Score | 'unknown'): readonly [Score, Score] {
  const first = firstHalf === 'unknown' ? ([0, 0] as const) : firstHalf;
  return [first, [score[0] - first[0], score[1] - first[1]]];
}

function countOf([home, away]: Score, { team }: Specifiers): number {
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
