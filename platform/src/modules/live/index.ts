export type { LiveSource, TopicChange } from './live-source.ts';
export { createLive, type LiveDependencies } from './live.ts';
