import type { Draws } from '../fairness/draws.ts';
import { pick } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';
import { readNoChoice, type NoChoice } from '../rules/no-choice.ts';
import { MOST_ROUND_MILLI } from './slot-par.ts';
import { returnOfRound } from './slot-return.ts';
import {
  FREE_FACTOR,
  FREE_SPINS,
  isPaying,
  LINE_PAYS,
  LINES,
  matches,
  ROWS,
  SCATTER_PAYS,
  SCATTERS_TO_FREE,
  STOPS,
  STRIPS,
  symbolAt,
  type PayingSymbol,
} from './slot-table.ts';

export {
  FREE_FACTOR,
  FREE_SPINS,
  LINE_PAYS,
  LINES,
  ROWS,
  SCATTER_PAYS,
  STOPS,
  STRIPS,
} from './slot-table.ts';
export { parSheet, type ParSheet } from './slot-par.ts';
export type { PayingSymbol, SlotSymbol } from './slot-table.ts';

export interface LineWin {
  /** Which of the lines, from 0. */
  readonly line: number;
  readonly symbol: PayingSymbol;
  /** How many from the left, wilds among them. */
  readonly count: number;
  readonly paidMilli: MultiplierMilli;
}

export interface Spin {
  /** Which stop of its strip each reel shows in its top row. */
  readonly stops: readonly number[];
  readonly lines: readonly LineWin[];
  /** In the whole window. */
  readonly scatters: number;
  /** Lines and scatters, in a free spin times its factor. */
  readonly paidMilli: MultiplierMilli;
}

export interface SlotFace extends InstantFace {
  /** The paid spin, and the free ones where it brought them, in their order. */
  readonly spins: readonly Spin[];
}

function winOn(line: number, stops: readonly number[]): LineWin | undefined {
  const symbols = (LINES[line] ?? []).map((row, reel) => symbolAt(reel, stops[reel] ?? 0, row));
  const [symbol] = symbols;
  if (!isPaying(symbol)) return undefined;
  const other = symbols.findIndex((each) => !matches(each, symbol));
  const count = other === -1 ? symbols.length : other;
  const paidMilli = LINE_PAYS[symbol][count - 3];
  return paidMilli === undefined ? undefined : { line, symbol, count, paidMilli };
}

const scattersIn = (stops: readonly number[]): number =>
  stops
    .flatMap((stop, reel) => Array.from({ length: ROWS }, (_, row) => symbolAt(reel, stop, row)))
    .filter((symbol) => symbol === 'S').length;

/** What a window pays that shows these stops. */
export function spinAt(stops: readonly number[], factor: number): Spin {
  const lines = LINES.map((_, line) => winOn(line, stops)).filter((win) => win !== undefined);
  const scatters = scattersIn(stops);
  const sum = lines.reduce((all, { paidMilli }) => all + paidMilli, SCATTER_PAYS[scatters] ?? 0);
  return { stops, lines, scatters, paidMilli: sum * factor };
}

/** Spin n of a round takes five numbers, from 5n on. */
const stopsOf = (draws: Draws, spin: number): readonly number[] =>
  STRIPS.map((_, reel) => pick(draws(spin * STRIPS.length + reel), STOPS));

export const SLOT = instantGame<NoChoice, SlotFace>({
  code: 'slot',
  version: 1,
  readChoice: readNoChoice,
  play(draws) {
    const paid = spinAt(stopsOf(draws, 0), 1);
    const freeSpins = paid.scatters >= SCATTERS_TO_FREE ? FREE_SPINS : 0;
    const free = Array.from({ length: freeSpins }, (_, at) => spinAt(stopsOf(draws, at + 1), FREE_FACTOR));
    const spins = [paid, ...free];
    return { spins, paidMilli: spins.reduce((sum, { paidMilli }) => sum + paidMilli, 0) };
  },
  returnOf: returnOfRound,
  mostMilli: () => MOST_ROUND_MILLI,
});
