// Reached by `loadForPlayers` alone.
export { createBets } from '../bets/bets.ts';
export { readLimits } from '../limits/read-limits.ts';
export { startPlayerParts } from './player-parts.ts';
