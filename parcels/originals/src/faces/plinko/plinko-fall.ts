import { FEWEST_ROWS, MOST_ROWS, slotsOf, type PlinkoChoice } from '@paddock/games/plinko';
import { choose, type End } from '@paddock/games/ways';

/** Rows a ball may fall through. */
export const ROWS = Array.from({ length: MOST_ROWS - FEWEST_ROWS + 1 }, (_, at) => FEWEST_ROWS + at);

/** A place on the board: x from its middle, y down, both in steps from peg to peg. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The pegs of so many rows: in row r there are r + 1, each between two of the row below. */
export const pegsOf = (rows: number): readonly Place[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_peg, at) => ({ x: at - row / 2, y: row })),
  ).flat();

/** Height of a bounce from peg to peg. */
const BOUNCE = 0.35;

/** Where the ball is on its path: it starts above the first peg, and each step throws it half a step aside. */
export function ballAt(path: readonly number[], part: number): Place {
  const made = Math.min(path.length, part * path.length);
  const whole = Math.floor(made);
  const rest = made - whole;
  const x = path.slice(0, whole).reduce((sum, step) => sum + step - 0.5, 0);
  const step = path[whole];
  if (step === undefined) return { x, y: path.length };
  return { x: x + (step - 0.5) * rest, y: whole + rest - 4 * BOUNCE * rest * (1 - rest) };
}

export const plinkoEnds = ({ rows, risk }: PlinkoChoice): readonly End[] =>
  slotsOf(rows, risk).map((milli, slot): End => [choose(rows, slot), milli]);
