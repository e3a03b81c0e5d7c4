import type { Draws } from '../fairness/draws.ts';
import type { Game } from '../rules/game.ts';

/** A game whose rounds fall into cells with known chances. */
export interface OddsCase {
  readonly name: string;
  /** In how many equally likely ways each cell comes about, counted and not simulated. */
  readonly ways: ReadonlyMap<string, bigint>;
  /** The cell of the round by these draws. */
  readonly cellOf: (draws: Draws) => string;
}

/** Rounds of a game by one bet, after no move or these, told apart by what they show. */
export function caseOf<Choice, Move, Face>(
  name: string,
  game: Game<Choice, Move, Face>,
  choice: Choice,
  ways: Readonly<Record<string, bigint>>,
  cell: (face: Face) => string | number,
  moves: readonly Move[] = [],
): OddsCase {
  const bet = { stakeMinor: 1000n, choice };
  return {
    name,
    ways: new Map(Object.entries(ways)),
    cellOf: (draws) => String(cell(game.round(draws, bet, moves).face)),
  };
}

/** Chances of the cells in the order of `ways`. */
export function chancesOf({ ways }: OddsCase): readonly number[] {
  const all = [...ways.values()].reduce((sum, each) => sum + each);
  return [...ways.values()].map((each) => Number((each * 10n ** 18n) / all) / 1e18);
}

/** `count` cells, each as likely as the next. */
export const equally = (count: number): Readonly<Record<string, bigint>> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 1n]));

/** Cells from 0 on, each with its ways. */
export const byCount = (ways: readonly bigint[]): Readonly<Record<string, bigint>> =>
  Object.fromEntries(ways.entries());
