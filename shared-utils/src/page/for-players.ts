// Reached by `loadForPlayers` alone.
export { createBets } from '../bets/bets.ts';
export { startPlayerParts } from './player-parts.ts';
