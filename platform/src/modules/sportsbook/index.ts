export { createSportsbook } from './sportsbook.ts';
export { searchView } from './read/search/search-view.ts';
export { createThingSearch } from './read/search/thing-search.ts';
export { namedBook, type EventNames } from './testing/named-book.ts';
export { sportsbookBets } from './bets/counted-bets.ts';
export { sportsbookProduct } from './product.ts';
export type { MatchMoment } from './push/match-moments.ts';
export type { Sportsbook, SportsbookDependencies } from './sportsbook-api.ts';
export type { PoolEvent, PoolEventEnd, PoolEvents } from './read/pool-events.ts';
