import { pickDifferent } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';
import { isWholeIn, readOneOf, readRecord } from '../rules/read.ts';
import { returnOfEnds, type End } from '../rules/ways.ts';

export const DRAGONS = [1, 2, 3] as const;
export type DragonCount = (typeof DRAGONS)[number];

/** Six rows of four eggs; the player names one in each row, and goes up until one of them has a dragon in it. */
export interface DragonChoice {
  /** Eggs of each row with a dragon in them. */
  readonly dragons: DragonCount;
  /** The egg of each row, 0 to 3, from the lowest. */
  readonly path: readonly number[];
}

export interface DragonFace extends InstantFace {
  /** The eggs of each row that have a dragon in them, from the lowest. */
  readonly dragons: readonly (readonly number[])[];
  /** Rows passed before the first dragon. */
  readonly passed: number;
}

export const ROWS = 6;
export const EGGS = 4;
/** Numbers a row has to itself, whatever the dragons in it. */
const NUMBERS_A_ROW = 3;

/** What each number of rows passed pays, from none on. */
export const PAYS: Readonly<Record<DragonCount, readonly MultiplierMilli[]>> = {
  1: [0, 200, 500, 900, 1_400, 2_000, 3_080],
  2: [0, 300, 800, 2_000, 5_000, 12_000, 21_500],
  3: [0, 900, 3_500, 14_000, 55_000, 220_000, 660_000],
};

/** Ways of all rows by which exactly so many are passed: safe eggs, then a dragon, then anything. */
function waysToPass(rows: number, dragons: DragonCount): bigint {
  const safe = BigInt(EGGS - dragons) ** BigInt(rows);
  return rows === ROWS ? safe : safe * BigInt(dragons) * BigInt(EGGS) ** BigInt(ROWS - rows - 1);
}

/** Every end of a round by this choice, with the ways to it. */
export const dragonEnds = ({ dragons }: DragonChoice): readonly End[] =>
  PAYS[dragons].map((milli, rows) => [waysToPass(rows, dragons), milli]);

function readChoice(value: unknown): DragonChoice | undefined {
  const record = readRecord(value, ['dragons', 'path']);
  const dragons = readOneOf(record?.dragons, DRAGONS);
  const path = record?.path;
  if (dragons === undefined || !Array.isArray(path) || path.length !== ROWS) return undefined;
  const eggs = path.filter((egg: unknown) => isWholeIn(egg, 0, EGGS - 1));
  return eggs.length === ROWS ? { dragons, path: eggs } : undefined;
}

export const DRAGON = instantGame<DragonChoice, DragonFace>({
  code: 'dragon',
  version: 1,
  readChoice,
  play(draws, choice) {
    const dragons = choice.path.map((_, row) =>
      pickDifferent(draws, row * NUMBERS_A_ROW, choice.dragons, EGGS),
    );
    const met = choice.path.findIndex((egg, row) => dragons[row]?.includes(egg));
    const passed = met === -1 ? ROWS : met;
    return { dragons, passed, paidMilli: PAYS[choice.dragons][passed] ?? 0 };
  },
  returnOf: (choice) => returnOfEnds(dragonEnds(choice)),
  mostMilli: ({ dragons }) => Math.max(...PAYS[dragons]),
});
