export { createSportsbook } from './sportsbook.ts';
export { sportsbookProduct } from './product.ts';
export type { Sportsbook, SportsbookDependencies } from './sportsbook-api.ts';
