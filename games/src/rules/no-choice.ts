import type { GameBet } from './game.ts';
import { readRecord } from './read.ts';

/** Choice of a game in which nothing is chosen beside the stake: `{}` over the wire. */
export type NoChoice = Readonly<Record<string, never>>;

/** Reads it. */
export const readNoChoice = (value: unknown): NoChoice | undefined => readRecord(value, []);

/** `readBet` of such a game. */
export const readBetWithoutChoice = (stakeMinor: bigint, value: unknown): GameBet<NoChoice> | undefined =>
  readNoChoice(value) && { stakeMinor, choice: {} };
