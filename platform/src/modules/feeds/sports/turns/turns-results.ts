import { addScores, type MarketKey, type MarketResult } from '../../results/index.ts';
import { allVoid, leader, oneWinner, ordinalOf } from '../../results/market-result.ts';
import { highestOutcomes, highestResult } from '../rules/highest-part.ts';
import { isHalvesRule } from '../rules/ruled-kinds.ts';
import { halvesResult, partResult, type PlayedPart } from '../rules/ruled-results.ts';
import { pricedPeriods, spanOf, type TurnsBook } from './turns-offer.ts';
import type { TurnsRecord, TurnsRules } from './turns-rules.ts';

const RESULTS = ['home', 'draw', 'away'];
const YES_NO = ['yes', 'no'];
const DOUBLE = RESULTS.flatMap((half) => ['home', 'away'].map((side) => `${half}-${side}`));

/**
 * Decides a market. Winner, totals and handicap count what is played after the last period. Of a match that broke off what
 * play had not decided is void.
 * @throws RangeError for a market there is not
 */
export function turnsResult(
  rules: TurnsRules,
  book: TurnsBook,
  { type, specifiers }: MarketKey,
  match: TurnsRecord,
): MarketResult {
  if (!book.types.has(type)) throw new RangeError(`${match.sport} has no market ${type}`);
  const kind = book.kinds.get(type);
  if (kind === undefined) return byHand(rules, type, match);
  const { halves, periods } = rules;
  if (isHalvesRule(kind.by)) {
    const [first = [0, 0], second = [0, 0]] = halves;
    return halvesResult(kind, specifiers, [partOf(match, first), partOf(match, second)]);
  }
  const most = kind.scope === 'half' ? halves.length : kind.scope === 'period' ? pricedPeriods(rules).length : periods; // oxfmt-ignore
  const span = spanOf(rules, kind, kind.scope === 'match' ? 1 : ordinalOf(specifiers[kind.scope], most));
  return partResult(kind, specifiers, span === undefined ? wholeOf(match) : partOf(match, span));
}

function wholeOf({ periods, end }: TurnsRecord): PlayedPart {
  return { score: addScores(periods), isOver: end === 'finished', isStopped: end !== undefined };
}

function partOf(
  { periods, periodsOver, end }: TurnsRecord,
  [from, to]: readonly [number, number],
): PlayedPart {
  const score = addScores(periods.slice(from, to + 1));
  return { score, isOver: periodsOver > to, isStopped: end !== undefined };
}

function byHand({ periods, halves }: TurnsRules, type: string, match: TurnsRecord): MarketResult {
  const isFinished = match.end === 'finished';
  const isRegularOver = isFinished || match.periodsOver >= periods;
  const when = (isOver: boolean, outcomes: readonly string[], decide: () => MarketResult): MarketResult =>
    isOver ? decide() : match.end === undefined ? undefined : allVoid(outcomes);
  const regular = match.periods.slice(0, periods);
  const atEnd = leader(addScores(regular));
  switch (type) {
    case 'regular-1x2':
      return when(isRegularOver, RESULTS, () => oneWinner(RESULTS, atEnd));
    case 'overtime':
      return when(isRegularOver, YES_NO, () => oneWinner(YES_NO, atEnd === 'draw' ? 'yes' : 'no'));
    case 'double-result': {
      const [, half = 0] = halves[0] ?? [];
      const first = leader(addScores(match.periods.slice(0, half + 1)));
      return when(isFinished, DOUBLE, () =>
        oneWinner(DOUBLE, `${first}-${leader(addScores(match.periods))}`),
      );
    }
    case 'highest-quarter':
      return when(isRegularOver, highestOutcomes(periods), () => highestResult(regular));
    default:
      throw new RangeError(`${match.sport} has no market ${type}`);
  }
}
