import { pickDifferent } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';
import { isWholeIn, readOneOf, readRecord } from '../rules/read.ts';
import { returnOfEqual } from '../rules/ways.ts';

export const SIZES = [3, 6, 12] as const;
export type ChestCount = (typeof SIZES)[number];

/** The player opens one of several chests. */
export interface ChestChoice {
  readonly chests: ChestCount;
  /** Which one, from 0. */
  readonly opened: number;
}

export interface ChestFace extends InstantFace {
  /** What lay in each chest before one was opened. */
  readonly prizesMilli: readonly MultiplierMilli[];
}

/** What lies in the chests, in whatever order. */
export const PRIZES: Readonly<Record<ChestCount, readonly MultiplierMilli[]>> = {
  3: [0, 440, 2_500],
  6: [0, 0, 0, 380, 1_500, 4_000],
  12: [0, 0, 0, 0, 0, 0, 260, 500, 500, 1_000, 1_500, 8_000],
};

function readChoice(value: unknown): ChestChoice | undefined {
  const record = readRecord(value, ['chests', 'opened']);
  const chests = readOneOf(record?.chests, SIZES);
  const opened = record?.opened;
  return chests && isWholeIn(opened, 0, chests - 1) ? { chests, opened } : undefined;
}

export const CHEST = instantGame<ChestChoice, ChestFace>({
  code: 'chest',
  version: 1,
  readChoice,
  play(draws, { chests, opened }) {
    const prizesMilli = pickDifferent(draws, 0, chests, chests).map((prize) => PRIZES[chests][prize] ?? 0);
    return { prizesMilli, paidMilli: prizesMilli[opened] ?? 0 };
  },
  returnOf: ({ chests }) => returnOfEqual(PRIZES[chests]),
  mostMilli: ({ chests }) => Math.max(...PRIZES[chests]),
});
