export { createCasino } from './casino.ts';
export type { Casino, CasinoDependencies, CatalogueGame, PlayWish } from './casino-api.ts';
export { Catalogue } from './catalogue/catalogue.ts';
export type { StoredGame } from './catalogue/game.ts';
export { gameSearch } from './lists/game-search.ts';
