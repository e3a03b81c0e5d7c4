import { allVoid, ordinalOf, type MarketKey, type MarketResult } from '../../results/market-result.ts';
import type { Score } from '../../results/match-record.ts';
import { isHalvesRule, type RuledKind } from '../rules/ruled-kinds.ts';
import { halvesResult, partResult } from '../rules/ruled-results.ts';
import type { FootballRecord } from './football-record.ts';

/** Decides a market by its rule, of what it counts in its part of the match. */
export function ruledResult(
  kind: RuledKind,
  specifiers: MarketKey['specifiers'],
  match: FootballRecord,
): MarketResult {
  const { outcomes, by, scope, of } = kind;
  const whole = of === undefined ? match : match.beside?.[of];
  const isStopped = match.end !== undefined;
  if (whole === undefined || (scope !== 'match' && whole.firstHalf === 'unknown'))
    return isStopped ? allVoid(outcomes) : undefined;
  const half = scope === 'half' ? ordinalOf(specifiers['half'], 2) : undefined;
  const isFinished = match.end === 'finished';
  const [first, second] = halvesOf(whole.score, whole.firstHalf);
  const played = (score: Score, isOver: boolean) => ({ score, isOver, isStopped });
  if (isHalvesRule(by))
    return halvesResult(kind, specifiers, [played(first, isFinished), played(second, isFinished)]);
  const score = half === undefined ? whole.score : half === 1 ? first : second;
  const isOver = isFinished || (half === 1 && match.firstHalfOver);
  return partResult(kind, specifiers, played(score, isOver));
}

function halvesOf(score: Score, firstHalf: Score | 'unknown'): readonly [Score, Score] {
  const first = firstHalf === 'unknown' ? ([0, 0] as const) : firstHalf;
  return [first, [score[0] - first[0], score[1] - first[1]]];
}
