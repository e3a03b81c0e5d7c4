export { createFeeds, type Feeds, type FeedsDependencies } from './feeds.ts';
export type { FeedSink, IngestOutcome } from './feed-sink.ts';
export { createProviderKey } from './push/provider-keys.ts';
export {
  addScores,
  decideMarket,
  setScores,
  type MarketKey,
  type MatchRecord,
  type OutcomeResult,
  type Score,
} from './results/index.ts';
