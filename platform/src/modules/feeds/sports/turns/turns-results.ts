import { addScores, type MarketKey, type MarketResult, type Score } from '../../results/index.ts';
import {
  allVoid,
  growingOverUnder,
  handicapResult,
  leader,
  oneWinner,
  ordinalOf,
} from '../../results/market-result.ts';
import { pricedPeriods } from './turns-prices.ts';
import type { TurnsRecord, TurnsRules } from './turns-rules.ts';

const SIDES = ['home', 'away'];
const RESULTS = ['home', 'draw', 'away'];

/**
 * Decides a market. Winner, totals and handicap count what is played after the last period. Of a match that broke off what
 * play had not decided is void.
 * @throws RangeError for a market there is not
 */
export function turnsResult(
  rules: TurnsRules,
  { type, specifiers }: MarketKey,
  match: TurnsRecord,
): MarketResult {
  const score = addScores(match.periods);
  const isOver = match.end === 'finished';
  const isBrokenOff = match.end === 'broken-off';
  const { line } = specifiers;
  switch (type) {
    case 'winner':
      if (isOver) return oneWinner(SIDES, leader(score));
      return isBrokenOff ? allVoid(SIDES) : undefined;
    case 'handicap':
      if (isOver) return handicapResult(score, line);
      return isBrokenOff ? allVoid(SIDES) : undefined;
    case 'total':
      return growingOverUnder(score[0] + score[1], line, isOver, isBrokenOff);
    case 'team-total':
      return growingOverUnder(specifiers['team'] === 'home' ? score[0] : score[1], line, isOver, isBrokenOff);
  }
  const span = spanOf(rules, type, specifiers);
  if (span === undefined) throw new RangeError(`${match.sport} has no market ${type}`);
  return ofSpan(type, line, match, span);
}

/** First and last period a market is about. */
function spanOf(
  rules: TurnsRules,
  type: string,
  specifiers: MarketKey['specifiers'],
): readonly [number, number] | undefined {
  const [part, rule] = type.split('-');
  if (rule !== '1x2' && rule !== 'total') return undefined;
  if (part === 'half') return rules.halves[ordinalOf(specifiers['half'], rules.halves.length) - 1];
  if (part !== 'period') return undefined;
  const at = ordinalOf(specifiers['period'], pricedPeriods(rules).length) - 1;
  return [at, at];
}

function ofSpan(
  type: string,
  line: string | undefined,
  match: TurnsRecord,
  [from, to]: readonly [number, number],
): MarketResult {
  const isOver = match.periodsOver > to;
  const isBrokenOff = match.end === 'broken-off';
  const [home, away]: Score = addScores(match.periods.slice(from, to + 1));
  if (type.endsWith('total')) return growingOverUnder(home + away, line, isOver, isBrokenOff);
  if (isOver) return oneWinner(RESULTS, leader([home, away]));
  return isBrokenOff ? allVoid(RESULTS) : undefined;
}
