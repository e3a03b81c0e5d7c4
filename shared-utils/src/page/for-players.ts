// Reached by `loadForPlayers` alone.
export { createBets } from '../bets/bets.ts';
export { parseLimits } from '../limits/parse-limits.ts';
export { startPlayerParts } from './player-parts.ts';
