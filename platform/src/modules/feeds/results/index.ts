import { basketballResult } from './basketball-results.ts';
import { footballResult } from './football-results.ts';
import type { MarketKey, MarketResult } from './market-result.ts';
import type { MatchRecord } from './match-record.ts';
import { tennisResult } from './tennis-results.ts';

export { CORRECT_SCORES } from './football-results.ts';
export { setScores } from './tennis-results.ts';
export {
  addScores,
  type BasketballRecord,
  type FootballRecord,
  type MatchEnd,
  type MatchRecord,
  type Score,
  type Side,
  type TennisRecord,
} from './match-record.ts';
export type { MarketKey, MarketResult, OutcomeResult } from './market-result.ts';
export { toFeedResult, type FeedMarketResult } from './feed-result.ts';

/**
 * Decides one market from what a match has come to so far (rules §7): the result of each of its selections, or
 * `undefined` while play can still change one. @throws RangeError for a market the sport does not have.
 */
export function decideMarket(market: MarketKey, match: MatchRecord): MarketResult {
  if (match.sport === 'football') return footballResult(market, match);
  return match.sport === 'tennis' ? tennisResult(market, match) : basketballResult(market, match);
}
