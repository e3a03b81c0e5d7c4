import { addScores, type MarketKey, type MarketResult, type Score } from '../../results/index.ts';
import {
  allVoid,
  growingOverUnder,
  handicapResult,
  leader,
  oneWinner,
  ordinalOf,
} from '../../results/market-result.ts';
import type { TimedRecord, TimedRules } from './timed-rules.ts';

const SIDES = ['home', 'away'];
const RESULTS = ['home', 'draw', 'away'];
const NO_GOALS: Score = [0, 0];

/**
 * Decides a market: all but the winner by regular time. Of a match that broke off what play had not decided is void.
 * @throws RangeError for a market there is not
 */
export function timedResult(
  { periods, overtime }: TimedRules,
  { type, specifiers }: MarketKey,
  match: TimedRecord,
): MarketResult {
  const score = addScores(match.periods);
  const isOver = match.periodsOver === periods;
  const isBrokenOff = match.end === 'broken-off';
  const { line } = specifiers;
  switch (type) {
    case '1x2':
      return whenOver(isOver, isBrokenOff, RESULTS, () => leader(score));
    case 'winner-with-overtime':
      if (overtime === undefined) break;
      return whenOver(
        match.end === 'finished',
        isBrokenOff,
        SIDES,
        () => match.overtimeWinner ?? leader(score),
      );
    case 'total':
      return growingOverUnder(score[0] + score[1], line, isOver, isBrokenOff);
    case 'team-total':
      return growingOverUnder(specifiers['team'] === 'home' ? score[0] : score[1], line, isOver, isBrokenOff);
    case 'handicap':
      if (isOver) return handicapResult(score, line);
      return isBrokenOff ? allVoid(SIDES) : undefined;
  }
  return ofPeriod(type, specifiers, match, periods);
}

function ofPeriod(
  type: string,
  specifiers: MarketKey['specifiers'],
  match: TimedRecord,
  periods: number,
): MarketResult {
  const [name = '', rule] = type.split('-');
  if ((name !== 'half' && name !== 'period') || (rule !== '1x2' && rule !== 'total'))
    throw new RangeError(`${match.sport} has no market ${type}`);
  const period = ordinalOf(specifiers[name], periods);
  const isOver = match.periodsOver >= period;
  const isBrokenOff = match.end === 'broken-off';
  const [home, away] = match.periods[period - 1] ?? NO_GOALS;
  if (rule === 'total') return growingOverUnder(home + away, specifiers['line'], isOver, isBrokenOff);
  return whenOver(isOver, isBrokenOff, RESULTS, () => leader([home, away]));
}

function whenOver(
  isOver: boolean,
  isBrokenOff: boolean,
  outcomes: readonly string[],
  winner: () => string,
): MarketResult {
  if (isOver) return oneWinner(outcomes, winner());
  return isBrokenOff ? allVoid(outcomes) : undefined;
}
