export { createSportsbook } from './sportsbook.ts';
export { NameIndex } from './read/search/name-index.ts';
export { sportsbookProduct } from './product.ts';
export type { Sportsbook, SportsbookDependencies } from './sportsbook-api.ts';
