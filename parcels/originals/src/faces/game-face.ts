import type { Ratio } from '@paddock/contract';
import type { ComponentType } from 'react';

import type { Game } from '@paddock/games';
import type { End } from '@paddock/games/ways';

/** A round as its player sees it: a real one from the server, or one of a demo. */
export interface ShownRound<Choice, Move, Face> {
  /** Another for each round. */
  readonly id: string;
  readonly choice: Choice;
  /** What lies on the table, by the rules of the game. */
  readonly face: Face;
  readonly made: readonly Move[];
  /** What may be done next; none once it is over. */
  readonly moves: readonly Move[];
  readonly isOver: boolean;
  /** Whole minor units of `currency`. */
  readonly stakedMinor: bigint;
  /** Undefined while it is not over. */
  readonly paidMinor: bigint | undefined;
  /** The house paid the stake. */
  readonly isFree?: boolean;
  readonly currency: string;
}

export interface ChoiceProps<Choice> {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  /** While a round is dealt or open: what is shown may not change. */
  readonly isDisabled: boolean;
}

export interface TableProps<Choice, Move, Face> extends ChoiceProps<Choice> {
  /** The last round, open or over; undefined before the first one and after another choice was made. */
  readonly round: ShownRound<Choice, Move, Face> | undefined;
  /** A round was asked for and is not here yet. */
  readonly isDealing: boolean;
  /** Time of the motion that shows what this step of the round brought; 0 where motion is off or the round was reloaded. */
  readonly motionMs: number;
  /** Ends the motion: `motionMs` becomes 0, and the page says the result. */
  readonly onSkip: () => void;
  /** Makes one of `round.moves`; pressed twice, the second press is ignored by the page. */
  readonly onMove: (move: Move) => void;
  /** Worth of the chip that a press on the table lays, in minor units; for games whose stake is chips. */
  readonly chipMinor: bigint;
  /** Of the chips, and of the next round. */
  readonly currency: string;
}

/**
 * What one of our own games looks like. The page around it has the stake, the balance, seeds, rounds and rules, and is the
 * same for all; a face draws the table and what is chosen on it, from the rules' own data. A face keeps no money and asks no
 * server.
 */
export interface GameFace<Choice, Move, Face> {
  readonly game: Game<Choice, Move, Face>;
  /** What is chosen before the player chose anything. */
  readonly firstChoice: Choice;
  /**
   * How the stake comes about: an amount beside the table, or the chips that lie in the choice, whose sum it is.
   * `chipsMinor` of a choice without chips is 0, and such a round cannot be played.
   */
  readonly stake: 'amount' | { readonly chipsMinor: (choice: Choice) => bigint };
  /**
   * Every end of a round by this choice, with the ways to it and what it pays, those that pay nothing too: the page counts
   * from it the chance to win and what exactly the chosen stake returns. Absent where ends depend on moves or are not
   * counted; the page then says the bound of rules §12.
   */
  readonly ends?: (choice: Choice) => readonly End[];
  /**
   * The ends by each way to play a round that is played by moves, where a way is a simple plan: the page says what the best
   * of them returns at the chosen stake.
   */
  readonly plans?: (choice: Choice) => readonly (readonly End[])[];
  /** Whatever a round pays is a whole multiple of this part of the stake; a thousandth unless it is said. */
  readonly payStep?: (choice: Choice) => Ratio;
  /** How many parts of a stake are paid, each rounded down by itself, at most: chips, cards. One unless it is said. */
  readonly paidApart?: (choice: Choice) => number;
  /** How long the table moves until a step of the round has been shown; the page tells result and balance after it. */
  readonly motionMs: (round: ShownRound<Choice, Move, Face>) => number;
  /** What is chosen beside the table, in the panel of the bet; absent where all is chosen on the table. */
  readonly Choice?: ComponentType<ChoiceProps<Choice>>;
  readonly Table: ComponentType<TableProps<Choice, Move, Face>>;
  /** What belongs to the rules beyond their words: a par sheet, tables of prizes. */
  readonly Rules?: ComponentType;
}

/** A face of which only the code is known: its choices are its own first one, or what it chose itself. */
export type AnyFace = GameFace<unknown, unknown, unknown>;

/** What a face is among all faces. Components take their props as functions do, which no type says of an unknown choice. */
export const anyFace = <Choice, Move, Face>(face: GameFace<Choice, Move, Face>): AnyFace =>
  face as unknown as AnyFace;
