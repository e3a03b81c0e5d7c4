export type { LiveSource, TopicChange } from './live-source.ts';
export { PLAYER_NEWS, tellPlayer, type PlayerNewsMessage } from './player-news.ts';
export { createLive, type LiveDependencies } from './live.ts';
