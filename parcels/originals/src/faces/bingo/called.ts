import { BINGOS, type BingoBalls, type BingoWin, type Card } from '@paddock/games/bingo';

/** From one ball to the next. */
export const BALL_MS = 80;

/** When each ball has been called. */
export const momentsOf = (balls: BingoBalls): readonly number[] => {
  const { drawn } = BINGOS[balls];
  return Array.from({ length: drawn }, (_, at) => (at + 1) / drawn);
};

/** Columns and rows of a card. */
export const shapeOf = (balls: BingoBalls): readonly [columns: number, rows: number] =>
  balls === 75 ? [5, 5] : [9, 3];

/** A card before there is one, or one without numbers: its fields alone. */
export const blankCard = (balls: BingoBalls): Card => {
  const [columns, rows] = shapeOf(balls);
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));
};

/** The wins of a card that are complete after so many balls. */
export const winsBy = (wins: readonly BingoWin[], card: number, called: number): readonly BingoWin[] =>
  wins.filter((win) => win.card === card && win.balls <= called);

/** Numbers by which a pattern that pays was complete in time: they are lit. What was complete later is not. */
export function litNumbers(
  card: Card,
  balls: BingoBalls,
  wins: readonly BingoWin[],
  drawn: readonly number[],
): ReadonlySet<number> {
  const numbers = card.flat().filter((number) => number !== 0);
  const lit = wins.flatMap((win) => {
    const inTime = new Set(drawn.slice(0, win.balls));
    const sets = BINGOS[balls].patterns.find(({ name }) => name === win.pattern)?.sets ?? [];
    return sets
      .map((places) => places.map((place) => numbers[place] ?? 0))
      .filter((set) => set.every((number) => inTime.has(number)));
  });
  return new Set(lit.flat());
}

/** Balls of a cage of 75 bear a letter for their fifteen. */
export const letterOf = (ball: number, balls: BingoBalls): string =>
  balls === 75 ? ('BINGO'[Math.floor((ball - 1) / 15)] ?? '') : '';

/** Which colour a ball has: fifteen, or ten, of each. */
export const toneOf = (ball: number, balls: BingoBalls): number =>
  balls === 75 ? Math.floor((ball - 1) / 15) : Math.floor((ball - 1) / 18);
