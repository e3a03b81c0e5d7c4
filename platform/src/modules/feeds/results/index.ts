export { addScores, type MatchEnd, type PlayedMatch, type Score, type Side } from './match-record.ts';
export type { MarketKey, MarketResult, OutcomeResult } from './market-result.ts';
export { toFeedResult, type FeedMarketResult } from './feed-result.ts';
