export { createCalendar } from './simulation/fixtures/calendar.ts';
export { createFeeds, type Feeds, type FeedsDependencies } from './feeds.ts';
export { STILL_EVERY_MS } from './simulation/running/event-run.ts';
export type { FeedSink, IngestOutcome } from './feed-sink.ts';
export { createProviderKey } from './push/provider-keys.ts';
export type { MarketKey, OutcomeResult, Score } from './results/index.ts';
export type { MarketWithBets, SportModel } from './sports/sport-model.ts';
export { type JointChances, type JointLeg } from './sports/joint-chances.ts';
export { findSportModel, type MatchRecord } from './sports/sports.ts';
