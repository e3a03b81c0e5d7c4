import type { Draws } from '../fairness/draws.ts';
import type { Game, GameBet, GameRound } from './game.ts';

/** A round with the moves that brought it where it stands, in the writing of its game. */
export interface Played<Move, Face> {
  readonly moves: readonly Move[];
  readonly round: GameRound<Move, Face>;
}

/** A round before its first move. */
export const begin = <Choice, Move, Face>(
  game: Game<Choice, Move, Face>,
  draws: Draws,
  bet: GameBet<Choice>,
): Played<Move, Face> => ({ moves: [], round: game.round(draws, bet, []) });

/**
 * Plays one move as it came over the wire: the one place that looks whether it may be played. What is stored of a round
 * has come through here.
 * @returns undefined where the move is none of the game's, or none of those that the round offers
 */
export function playMove<Choice, Move, Face>(
  game: Game<Choice, Move, Face>,
  draws: Draws,
  bet: GameBet<Choice>,
  { moves, round }: Played<Move, Face>,
  asked: unknown,
): Played<Move, Face> | undefined {
  const move = game.readMove(asked);
  if (move === undefined) return undefined;
  const written = JSON.stringify(move);
  if (!round.moves.some((offered) => JSON.stringify(offered) === written)) return undefined;
  const all = [...moves, move];
  return { moves: all, round: game.round(draws, bet, all) };
}

/** Plays a whole round of unknown moves; undefined where one of them could not have been played. */
export function playMoves<Choice, Move, Face>(
  game: Game<Choice, Move, Face>,
  draws: Draws,
  bet: GameBet<Choice>,
  asked: readonly unknown[],
): Played<Move, Face> | undefined {
  let played: Played<Move, Face> | undefined = begin(game, draws, bet);
  for (const move of asked) {
    played = playMove(game, draws, bet, played, move);
    if (played === undefined) return undefined;
  }
  return played;
}
