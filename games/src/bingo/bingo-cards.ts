import type { Draws } from '../fairness/draws.ts';
import { pick, pickDifferent } from '../fairness/picks.ts';
import type { BingoBalls } from './bingo-table.ts';

/** A card as rows from the top; 0 is a blank, or the free centre. */
export type Card = readonly (readonly number[])[];

/** Numbers of a card, in reading order. */
export const numbersOf = (card: Card): readonly number[] => card.flat().filter((number) => number !== 0);

/** Balls take the numbers before these, each card a stretch of its own. */
const FIRST_CARD = 100;
const NUMBERS_A_CARD = 50;

const FIVE = [0, 1, 2, 3, 4];
const LETTER = 15;

/** Five columns B, I, N, G, O with five of fifteen numbers each; the one in the middle is free. */
function cardOf75(draws: Draws, first: number): Card {
  const columns = FIVE.map((column) =>
    pickDifferent(draws, first + column * 5, 5, LETTER).map((at) => column * LETTER + at + 1),
  );
  return FIVE.map((row) => columns.map((column, at) => (row === 2 && at === 2 ? 0 : (column[row] ?? 0))));
}

const COLUMNS = 9;
const ALL_COLUMNS = Array.from({ length: COLUMNS }, (_, column) => column);
/** The first column has 1 to 9, the next ones tens, the last one 80 to 90. */
const lowestOf = (column: number): number => (column === 0 ? 1 : column * 10);
const sizeOf = (column: number): number => (column === 0 ? 9 : column === COLUMNS - 1 ? 11 : 10);

/**
 * Three rows with five numbers each, and one in each of nine columns at least: two rows share the columns between them and
 * one more, the third takes any five; which is which is drawn. No layout is luckier than another.
 */
function cardOf90(draws: Draws, first: number): Card {
  const order = pickDifferent(draws, first, COLUMNS, COLUMNS);
  const shared = order[pick(draws(first + 9), 5)] ?? 0;
  const rows = [order.slice(0, 5), [...order.slice(5), shared], pickDifferent(draws, first + 10, 5, COLUMNS)];
  const taken = pickDifferent(draws, first + 15, 3, 3).map((row) => new Set(rows[row]));
  const columns = ALL_COLUMNS.map((column) => {
    const count = taken.filter((row) => row.has(column)).length;
    const numbers = pickDifferent(draws, first + 18 + column * 3, count, sizeOf(column));
    return numbers.map((at) => lowestOf(column) + at).toSorted((one, other) => one - other);
  });
  return taken.map((row, at) =>
    columns.map((numbers, column) => {
      const above = taken.slice(0, at).filter((upper) => upper.has(column)).length;
      return row.has(column) ? (numbers[above] ?? 0) : 0;
    }),
  );
}

/** The player's cards of a round. */
export const cardsOf = (draws: Draws, balls: BingoBalls, count: number): readonly Card[] =>
  Array.from({ length: count }, (_, at) => {
    const first = FIRST_CARD + at * NUMBERS_A_CARD;
    return balls === 75 ? cardOf75(draws, first) : cardOf90(draws, first);
  });
