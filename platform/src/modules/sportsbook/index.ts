export { createSportsbook } from './sportsbook.ts';
export type { Sportsbook, SportsbookDependencies } from './sportsbook-api.ts';
