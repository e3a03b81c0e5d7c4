export { createFeeds, type Feeds, type FeedsDependencies } from './feeds.ts';
export type { FeedSink, IngestOutcome } from './feed-sink.ts';
export { createProviderKey } from './push/provider-keys.ts';
