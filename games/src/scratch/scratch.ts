import type { Draws } from '../fairness/draws.ts';
import { pick, pickDifferent } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';
import { readNoChoice, type NoChoice } from '../rules/no-choice.ts';
import { PRIZES, returnOfTicket, TICKETS } from './scratch-table.ts';

export { PRIZES, scratchEnds, TICKETS } from './scratch-table.ts';

export interface ScratchFace extends InstantFace {
  /** What lies under each of nine fields: prizes in thousandths of the price. The one that is there three times is won. */
  readonly fields: readonly MultiplierMilli[];
}

export const FIELDS = 9;
export const SAME_TO_WIN = 3;

/** The prize of a ticket by its number, as its place in the table; undefined where it wins nothing. */
function prizeOf(ticket: number): number | undefined {
  let before = 0;
  const at = PRIZES.findIndex(({ tickets }) => ticket < (before += tickets));
  return at === -1 ? undefined : at;
}

/** Fields that win nothing: taken blindly from a stock with two of each prize but `without`. */
function blanks(draws: Draws, first: number, count: number, without: number | undefined): readonly number[] {
  const stock = PRIZES.flatMap((_, at) => (at === without ? [] : [at, at]));
  return pickDifferent(draws, first, count, stock.length).map((taken) => stock[taken] ?? 0);
}

/** The prizes under the fields, as places in the table. Number 0 decides the ticket, those after it what it looks like. */
function fieldsOf(draws: Draws, prize: number | undefined): readonly number[] {
  if (prize === undefined) return blanks(draws, 1, FIELDS, undefined);
  const winning = pickDifferent(draws, 1, SAME_TO_WIN, FIELDS);
  const others = [...blanks(draws, 1 + SAME_TO_WIN, FIELDS - SAME_TO_WIN, prize)];
  return Array.from({ length: FIELDS }, (_, field) =>
    winning.includes(field) ? prize : (others.pop() ?? 0),
  );
}

const milliOf = (prize: number | undefined): MultiplierMilli =>
  prize === undefined ? 0 : (PRIZES[prize]?.prizeMilli ?? 0);

export const SCRATCH = instantGame<NoChoice, ScratchFace>({
  code: 'scratch',
  version: 1,
  readChoice: readNoChoice,
  play(draws) {
    const prize = prizeOf(pick(draws(0), TICKETS));
    return { fields: fieldsOf(draws, prize).map(milliOf), paidMilli: milliOf(prize) };
  },
  returnOf: returnOfTicket,
  mostMilli: () => Math.max(...PRIZES.map(({ prizeMilli }) => prizeMilli)),
});
