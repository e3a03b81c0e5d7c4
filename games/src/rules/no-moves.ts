import type { Game, GameRound } from './game.ts';

/** A game whose round is over as soon as it began takes no moves. */
export const NO_MOVES = {
  readMove: () => undefined,
  moveForAbsent: () => {
    throw new Error('a round without moves is never open');
  },
} satisfies Pick<Game<never, never, never>, 'readMove' | 'moveForAbsent'>;

/** The round of such a game. */
export const overAtOnce = <Face>(
  face: Face,
  stakedMinor: bigint,
  paidMinor: bigint,
): GameRound<never, Face> => ({ face, moves: [], stakedMinor, paidMinor });
