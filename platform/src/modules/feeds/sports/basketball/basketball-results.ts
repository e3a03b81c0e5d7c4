import { partResult, wholeResult } from './part-results.ts';
import { addScores, type PlayedMatch, type Score, type Side } from '../../results/match-record.ts';
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

export interface BasketballRecord extends PlayedMatch {
  readonly sport: 'basketball';
  /** Points of each period begun: four quarters, then overtimes. */
  readonly periods: readonly Score[];
  /** How many of them are over. */
  readonly periodsOver: number;
  /** Who was first to have so many points; absent where the source does not tell. */
  readonly races?: Readonly<Record<number, Side | undefined>>;
}

const SIDES = ['home', 'away'];

/**
 * Decides a basketball market. Winner, total, team total and handicap count overtime; the second half is the third and
 * fourth quarter alone. A drawn quarter is void.
 */
export function basketballResult({ type, specifiers }: MarketKey, match: BasketballRecord): MarketResult {
  const { end } = match;
  const score = addScores(match.periods);
  const over = end === 'finished';
  const brokenOff = end === 'broken-off';
  switch (type) {
    case 'winner':
      return over ? winnerOrVoid(score) : voidIf(brokenOff);
    case 'handicap':
      return over ? handicapResult(score, specifiers['line']) : voidIf(brokenOff);
    case 'total':
      return growingOverUnder(score[0] + score[1], specifiers['line'], over, brokenOff);
    case 'team-total': {
      const points = specifiers['team'] === 'away' ? score[1] : score[0];
      return growingOverUnder(points, specifiers['line'], over, brokenOff);
    }
    case 'quarter-winner': {
      const ordinal = ordinalOf(specifiers['quarter'], 4);
      const quarter = match.periods[ordinal - 1];
      if (quarter !== undefined && match.periodsOver >= ordinal) return winnerOrVoid(quarter);
      return voidIf(brokenOff);
    }
    default:
      return (
        wholeResult({ type, specifiers }, match) ?? { decided: partResult({ type, specifiers }, match) }
      ).decided;
  }
}

function winnerOrVoid(score: Score): MarketResult {
  const winner = leader(score);
  return winner === 'draw' ? allVoid(SIDES) : oneWinner(SIDES, winner);
}

function voidIf(brokenOff: boolean): MarketResult {
  return brokenOff ? allVoid(SIDES) : undefined;
}
