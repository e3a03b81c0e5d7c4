import type { Ratio } from '@paddock/contract';

import type { Draws } from '../fairness/draws.ts';

/** What a round begins with. */
export interface GameBet<Choice> {
  readonly stakeMinor: bigint;
  /** What the player chose beside the stake. */
  readonly choice: Choice;
}

/** A round as far as its moves have brought it. */
export interface GameRound<Move, Face> {
  /** What the player may see now: nothing that is still to be found out. Plain data, with no bigint in it. */
  readonly face: Face;
  /** What may be done next; nothing once the round is over. */
  readonly moves: readonly Move[];
  /** Everything staked so far: the first stake, and what moves such as doubling added. */
  readonly stakedMinor: bigint;
  /** What the round pays if it is over, and undefined while it is not. */
  readonly paidMinor: bigint | undefined;
}

/**
 * The rules of one game: pure, and the same code in the server, on the page where a round is recomputed, and in the file
 * that does so without us. Everything in a round follows from its draws, its bet and the moves made, so that no state of
 * a round is kept anywhere: a round of two moves is dealt anew and played to where it stands.
 *
 * Written as methods, whose parameters TypeScript lets be narrower, so that each game is also an {@link AnyGame}.
 */
export interface Game<Choice, Move, Face> {
  /** Name in addresses, rows and dictionaries; never changed. */
  readonly code: string;
  /** Counts up with each change by which an old round would come out otherwise; a round keeps that of its bet. */
  readonly version: number;
  /**
   * Reads a choice as it came over the wire.
   * @returns undefined where it is none of this game's, or its stake does not fit it
   */
  readBet(stakeMinor: bigint, choice: unknown): GameBet<Choice> | undefined;
  /**
   * Reads a move as it came over the wire; undefined where it is none of this game's. What is read is plain data written
   * in one way, so that two moves are the same if their JSON is.
   */
  readMove(move: unknown): Move | undefined;
  /** The round after these moves, each of which was among `moves` of the round before: `playMove` sees to it. */
  round(draws: Draws, bet: GameBet<Choice>, moves: readonly Move[]): GameRound<Move, Face>;
  /**
   * What is done for a player who left, while the round is not over: the move of the game's stated rule (rules §12).
   * @returns undefined where nothing of the outcome has been shown yet: the round is void and the stake goes back
   */
  moveForAbsent(round: GameRound<Move, Face>, bet: GameBet<Choice>): Move | undefined;
  /**
   * Expected return by this choice and, where there are moves, the game's stated best play; exact. It is of all that is
   * staked: what rounds pay over what they stake, on average.
   */
  returnOf(choice: Choice): Ratio;
  /** Most that a round by this bet can pay. */
  mostMinor(bet: GameBet<Choice>): bigint;
  /** Least that it pays, where parts of the stake can cover one another; missing where all of it can be lost. */
  leastMinor?(bet: GameBet<Choice>): bigint;
}

/** A game of which only the code is known: its bets and moves are what it has read itself. */
export type AnyGame = Game<unknown, unknown, unknown>;
