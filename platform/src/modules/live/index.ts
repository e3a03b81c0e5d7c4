export { joinedSources } from './joined-sources.ts';
export type { LiveSource, TopicChange } from './live-source.ts';
export { PLAYER_NEWS, tellPlayer, type PlayerNewsMessage } from './player-news.ts';
export { HALF_READ_BOUNDS } from './half-read.ts';
export { MOST_SOCKETS_OF_ADDRESS } from './sockets-by-address.ts';
export { createLive, TICK_MS, type LiveDependencies } from './live.ts';
