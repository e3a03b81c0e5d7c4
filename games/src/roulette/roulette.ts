import type { Draws } from '../fairness/draws.ts';
import { pick } from '../fairness/picks.ts';
import { paidByChips, readChips, returnOfChips, type Chip } from '../rules/chips.ts';
import type { Game } from '../rules/game.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';
import { NO_MOVES, overAtOnce } from '../rules/no-moves.ts';
import { readOneOf, readRecord } from '../rules/read.ts';
import { returnOfEqual } from '../rules/ways.ts';
import { isEvenChance, PLACES, POCKETS } from './roulette-table.ts';

export { isEvenChance, PLACES, POCKETS } from './roulette-table.ts';

/** A table with la partage gives back half of an even chance when the ball falls into the zero. */
export const TABLES = ['european', 'la-partage'] as const;
export type RouletteTable = (typeof TABLES)[number];

export interface RouletteChoice {
  readonly table: RouletteTable;
  /** On different places; together they are the stake. */
  readonly chips: readonly Chip<string>[];
}

export interface RouletteFace {
  /** Where the ball fell, 0 to 36. */
  readonly pocket: number;
  /** What each chip was paid times, in their order. */
  readonly paidMilli: readonly MultiplierMilli[];
}

const NAMES: ReadonlySet<string> = new Set(PLACES.keys());
/** A place is paid as if there were no zero: 36 times what lies on each number, its own stake with it. */
const SHARED_MILLI = 36_000;
const HALF_MILLI = 500;

function milliOn(place: string, pocket: number, table: RouletteTable): MultiplierMilli {
  const numbers = PLACES.get(place) ?? [];
  if (numbers.includes(pocket)) return SHARED_MILLI / numbers.length;
  return pocket === 0 && table === 'la-partage' && isEvenChance(place) ? HALF_MILLI : 0;
}

const pockets = (): readonly number[] => Array.from({ length: POCKETS }, (_, pocket) => pocket);

const paidAt = ({ table, chips }: RouletteChoice, pocket: number): readonly MultiplierMilli[] =>
  chips.map(({ on }) => milliOn(on, pocket, table));

/** Where the ball falls, by the first number of a round. */
export const pocketBy = (draws: Draws): number => pick(draws(0), POCKETS);

/** What all chips of a bet are paid where the ball fell into a pocket. */
export const paidIn = (choice: RouletteChoice, pocket: number): bigint =>
  paidByChips(choice.chips, paidAt(choice, pocket));

export const ROULETTE: Game<RouletteChoice, never, RouletteFace> = {
  code: 'roulette',
  version: 1,
  readBet(stakeMinor, value) {
    const record = readRecord(value, ['table', 'chips']);
    const table = readOneOf(record?.table, TABLES);
    const chips = readChips(stakeMinor, record?.chips, NAMES);
    return table && chips && { stakeMinor, choice: { table, chips } };
  },
  ...NO_MOVES,
  round(draws, { stakeMinor, choice }) {
    const pocket = pocketBy(draws);
    return overAtOnce({ pocket, paidMilli: paidAt(choice, pocket) }, stakeMinor, paidIn(choice, pocket));
  },
  returnOf: ({ table, chips }) =>
    returnOfChips(chips, (place) => returnOfEqual(pockets().map((pocket) => milliOn(place, pocket, table)))),
  mostMinor: ({ choice }) =>
    pockets()
      .map((pocket) => paidIn(choice, pocket))
      .reduce((most, paid) => (paid > most ? paid : most)),
  leastMinor: ({ choice }) =>
    pockets()
      .map((pocket) => paidIn(choice, pocket))
      .reduce((least, paid) => (paid < least ? paid : least)),
};
