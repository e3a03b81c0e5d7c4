import { pick } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import { isWholeIn, readOneOf, readRecord } from '../rules/read.ts';
import { choose, returnOfEnds } from '../rules/ways.ts';
import { FEWEST_ROWS, MOST_ROWS, RISKS, slotsOf, type PlinkoRisk } from './plinko-table.ts';

export { FEWEST_ROWS, MOST_ROWS, RISKS, slotsOf, type PlinkoRisk } from './plinko-table.ts';

/** A ball falls through rows of pegs, at each to the left or to the right. */
export interface PlinkoChoice {
  readonly rows: number;
  readonly risk: PlinkoRisk;
}

export interface PlinkoFace extends InstantFace {
  /** At each peg on its way: 0 to the left, 1 to the right. Their sum is the slot from the left. */
  readonly path: readonly number[];
  readonly slot: number;
}

function readChoice(value: unknown): PlinkoChoice | undefined {
  const { rows, risk } = readRecord(value, ['rows', 'risk']) ?? {};
  const known = readOneOf(risk, RISKS);
  return known && isWholeIn(rows, FEWEST_ROWS, MOST_ROWS) ? { rows, risk: known } : undefined;
}

export const PLINKO = instantGame<PlinkoChoice, PlinkoFace>({
  code: 'plinko',
  version: 1,
  readChoice,
  play(draws, { rows, risk }) {
    const path = Array.from({ length: rows }, (_, row) => pick(draws(row), 2));
    const slot = path.reduce((sum, step) => sum + step, 0);
    return { path, slot, paidMilli: slotsOf(rows, risk)[slot] ?? 0 };
  },
  returnOf: ({ rows, risk }) =>
    returnOfEnds(slotsOf(rows, risk).map((milli, slot) => [choose(rows, slot), milli])),
  mostMilli: ({ rows, risk }) => Math.max(...slotsOf(rows, risk)),
});
