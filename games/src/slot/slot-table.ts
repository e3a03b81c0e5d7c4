import type { MultiplierMilli } from '../rules/multiplier.ts';

/** The letters of the strips: horse, rider, saddle, boots, ace, king, queen, jack; wild and scatter. */
export type SlotSymbol = 'H' | 'R' | 'D' | 'B' | 'A' | 'K' | 'Q' | 'J' | 'W' | 'S';
export type PayingSymbol = Exclude<SlotSymbol, 'W' | 'S'>;

/** Stops of a reel; a power of two, so that each is exactly as likely as the next. */
export const STOPS = 32;
/** Rows of a window. */
export const ROWS = 3;

/** The strips of the five reels, from top to bottom and around. Wilds are on the three in the middle. */
export const STRIPS: readonly (readonly SlotSymbol[])[] = [
  'DKJQABJKRAHJQBDQBRAKJSDJKQAHKRBQ',
  'KDWJAKDBAJRWHBRJKQBJKBQDHJQASRAQ',
  'DQBJKBQAHKQAWJDRBJKABQRKDJQWHRAS',
  'WAQKDRKDBJQRHBJHABKQBKJQAWKSRAJD',
  'JQKDBQJRBJDKAQJABDKQDAKRBQHKSJRA',
].map((strip) => Array.from(strip) as SlotSymbol[]);

/** Which row of the window each line takes on each reel, 0 at the top. Every spin plays all of them. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** What three, four and five of a symbol from the left pay on a line: thousandths of the stake, a tenth of it being a line's. */
export const LINE_PAYS: Readonly<
  Record<PayingSymbol, readonly [MultiplierMilli, MultiplierMilli, MultiplierMilli]>
> = {
  H: [5_000, 25_000, 300_000],
  R: [3_000, 12_000, 75_000],
  D: [2_500, 9_000, 50_000],
  B: [2_000, 6_000, 25_000],
  A: [1_500, 3_500, 12_500],
  K: [1_000, 2_500, 10_000],
  Q: [1_000, 2_000, 7_500],
  J: [500, 2_000, 6_000],
};

/** What so many scatters anywhere in the window pay, from none on. */
export const SCATTER_PAYS: readonly MultiplierMilli[] = [0, 0, 0, 3_000, 10_000, 50_000];

/** Scatters that bring the free spins. */
export const SCATTERS_TO_FREE = 3;
/** Free spins a round has at most: they bring scatter pays, and no further free spins. */
export const FREE_SPINS = 10;
/** A free spin is paid times this. */
export const FREE_FACTOR = 3;

export const matches = (symbol: SlotSymbol | undefined, first: SlotSymbol): boolean =>
  symbol === first || symbol === 'W';

export const isPaying = (symbol: SlotSymbol | undefined): symbol is PayingSymbol =>
  symbol !== undefined && symbol !== 'W' && symbol !== 'S';

/** What stands in a row of the window of a reel that stopped there. */
export const symbolAt = (reel: number, stop: number, row: number): SlotSymbol | undefined =>
  STRIPS[reel]?.[(stop + row) % STOPS];
