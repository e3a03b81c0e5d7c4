import type { MultiplierMilli } from '../rules/multiplier.ts';

/** Balls of the cage. */
export const CAGES = [75, 90] as const;
export type BingoBalls = (typeof CAGES)[number];

export const MOST_CARDS = 4;

export type PatternName = 'line' | 'corners' | 'full' | 'two-lines';

/** A pattern is complete with so many of its sets; each is numbers of the card by their place in reading order. */
export interface Pattern {
  readonly name: PatternName;
  readonly sets: readonly (readonly number[])[];
  readonly needed: number;
  /** What it pays of a card's stake if it took no more balls than these, the fewest first; nothing after the last. */
  readonly prizes: readonly { readonly balls: number; readonly prizeMilli: MultiplierMilli }[];
}

export interface Bingo {
  /** Balls drawn in a round. */
  readonly drawn: number;
  readonly patterns: readonly Pattern[];
}

const upTo = (...prizes: readonly (readonly [balls: number, prizeMilli: MultiplierMilli])[]) =>
  prizes.map(([balls, prizeMilli]) => ({ balls, prizeMilli }));

const FIVE = [0, 1, 2, 3, 4];
const CENTRE = 12;
/** Cells of a card of 75 without its free centre, as places among its 24 numbers. */
const placesOf = (cells: readonly number[]): readonly number[] =>
  cells.filter((cell) => cell !== CENTRE).map((cell) => (cell > CENTRE ? cell - 1 : cell));

/** Five rows, five columns and both diagonals. */
const LINES = [
  ...FIVE.map((row) => FIVE.map((column) => row * 5 + column)),
  ...FIVE.map((column) => FIVE.map((row) => row * 5 + column)),
  FIVE.map((at) => at * 6),
  FIVE.map((at) => at * 4 + 4),
].map(placesOf);

/** The three rows of a ticket of 90, five numbers each. */
const ROWS = [0, 1, 2].map((row) => FIVE.map((at) => row * 5 + at));

export const BINGOS: Readonly<Record<BingoBalls, Bingo>> = {
  75: {
    drawn: 60,
    patterns: [
      {
        name: 'line',
        sets: LINES,
        needed: 1,
        prizes: upTo([10, 40_000], [15, 12_000], [20, 5_000], [25, 2_500], [30, 1_400], [35, 800], [40, 400]),
      },
      {
        name: 'corners',
        sets: [placesOf([0, 4, 20, 24])],
        needed: 1,
        prizes: upTo([8, 200_000], [16, 25_000], [24, 5_000], [32, 2_000], [40, 800]),
      },
      {
        name: 'full',
        sets: [Array.from({ length: 24 }, (_, place) => place)],
        needed: 1,
        prizes: upTo([45, 9_700_000], [50, 4_000_000], [54, 1_000_000], [57, 250_000], [60, 90_000]),
      },
    ],
  },
  90: {
    drawn: 65,
    patterns: [
      {
        name: 'line',
        sets: ROWS,
        needed: 1,
        prizes: upTo([10, 300_000], [20, 40_000], [30, 10_000], [40, 2_500], [50, 800], [60, 400]),
      },
      {
        name: 'two-lines',
        sets: ROWS,
        needed: 2,
        prizes: upTo([30, 800_000], [40, 80_000], [50, 12_000], [58, 3_000], [65, 1_000]),
      },
      {
        name: 'full',
        sets: ROWS,
        needed: 3,
        prizes: upTo([45, 8_900_000], [50, 2_200_000], [55, 250_000], [60, 80_000], [65, 20_000]),
      },
    ],
  },
};
