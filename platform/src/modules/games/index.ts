export { createGames } from './games.ts';
export type { Games, GamesDependencies } from './games-api.ts';
export { gamesProduct } from './product.ts';
export { resealSeeds } from './seeds/reseal-seeds.ts';
