import { ownGames } from '@paddock/contract';

/** The id in the catalogue of one of our own games, by its route; empty for what is none. */
export const ownGameId = (own: string): string =>
  String(ownGames().find(({ route }) => route === own)?.id ?? '');
