export { createGames } from './games.ts';
export type { Games, GamesDependencies } from './games-api.ts';
export { readStake, roundBounds, type BoundsOfRound } from './rounds/round-bounds.ts';
export { gamesRounds } from './rounds/counted-rounds.ts';
export { gamesProduct } from './product.ts';
export { resealSeeds } from './seeds/reseal-seeds.ts';
