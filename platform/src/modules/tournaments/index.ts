export { createTournaments } from './tournaments.ts';
export { prizeFacts } from './prizes/prize-store.ts';
export type { Tournaments, TournamentsDependencies } from './tournaments-api.ts';
