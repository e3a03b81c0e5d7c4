import { EGGS, ROWS, type DragonChoice, type DragonFace } from '@paddock/games/dragon';

/** No egg of a row yet: the rules refuse a bet by it. */
export const NO_EGG = -1;

export const withEgg = (choice: DragonChoice, row: number, egg: number): DragonChoice => ({
  ...choice,
  path: choice.path.map((each, at) => (at === row ? egg : each)),
});

/** Rows of which the player's egg is opened: those passed, and the one with the first dragon. */
export const rowsShown = (passed: number): number => Math.min(passed + 1, ROWS);

/** When the egg of each row is opened, then all the others, then the end. */
export function momentsOf(passed: number): readonly number[] {
  const rows = rowsShown(passed);
  return [...Array.from({ length: rows }, (_, row) => (0.75 * (row + 1)) / rows), 0.88, 1];
}

export type EggState = 'egg' | 'chosen' | 'safe' | 'dragon' | 'aside-safe' | 'aside-dragon';

/** How an egg lies after so many moments. */
export function eggState(
  { path }: DragonChoice,
  face: DragonFace | undefined,
  [row, egg]: readonly [row: number, egg: number],
  moments: number,
): EggState {
  const isChosen = path[row] === egg;
  if (face === undefined) return isChosen ? 'chosen' : 'egg';
  const rows = rowsShown(face.passed);
  const hasDragon = face.dragons[row]?.includes(egg) === true;
  if (isChosen && row < Math.min(moments, rows)) return hasDragon ? 'dragon' : 'safe';
  if (moments > rows) return hasDragon ? 'aside-dragon' : 'aside-safe';
  return isChosen ? 'chosen' : 'egg';
}

/** Middles of the eggs of the path in a square of 100 by 100, the lowest row at its foot. */
export const pathPoints = (
  path: readonly number[],
  rows: number,
): readonly (readonly [x: number, y: number])[] =>
  path
    .slice(0, rows)
    .flatMap((egg, row) =>
      egg === NO_EGG ? [] : [[(100 * (egg + 0.5)) / EGGS, 100 - (100 * (row + 0.5)) / ROWS] as const],
    );
