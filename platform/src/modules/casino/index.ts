export { createCasino } from './casino.ts';
export type { Casino, CasinoDependencies, CatalogueGame, PlayWish } from './casino-api.ts';
