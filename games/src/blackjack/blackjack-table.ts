import type { Ratio } from '@paddock/contract';

import type { MultiplierMilli } from '../rules/multiplier.ts';
import { isSoft, totalOf, type HandPoints } from './blackjack-hand.ts';

export const MOVES = ['hit', 'stand', 'double', 'split'] as const;
export type BlackjackKind = (typeof MOVES)[number];

export type BlackjackResult = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

/** What a hand is paid times its stake. A blackjack pays 3 to 2. */
export const PAYS: Readonly<Record<BlackjackResult, MultiplierMilli>> = {
  blackjack: 2500,
  won: 2000,
  push: 1000,
  lost: 0,
  bust: 0,
};

/**
 * The stated best play, by the dealer's card from 2 to 10 and the ace: H hit, S stand, D double or else hit, E double or
 * else stand, P split. What no line names is as its neighbours say: hit below, stand above.
 */
const HARD: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};
const SOFT: Readonly<Record<number, string>> = {
  13: 'HHHHDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHHDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SEEEESSHHH',
};
/** By the points of one of the two cards. */
const PAIRS: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP....',
  3: 'PPPPPP....',
  4: '...PP.....',
  6: 'PPPPP.....',
  7: 'PPPPPP....',
  8: 'PPPPPPPPPP',
  9: 'PPPPP.PP..',
};

/** What a round by the stated best play brings on average, in stakes it began with. */
export interface BlackjackReturn {
  readonly paid: Ratio;
  /** The first stake, and those of doubling and splitting. */
  readonly staked: Ratio;
}

/** Exact, as `blackjack-return.ts` counts it: 1.121231 paid of 1.126935 staked. */
export const RETURN: BlackjackReturn = {
  paid: { num: 7_911_865_040_755_275_415_257_305_528n, den: 13n ** 25n },
  staked: { num: 418_423n, den: 13n ** 5n },
};

/** What may be done with the hand beside hitting and standing. */
export interface BlackjackOptions {
  readonly canDouble: boolean;
  readonly canSplit: boolean;
}

/** What the stated best play does with a hand against the dealer's open card. */
export function basicMove(
  hand: HandPoints,
  dealerPoints: number,
  { canDouble, canSplit }: BlackjackOptions,
): BlackjackKind {
  const column = (dealerPoints + 8) % 10;
  if (canSplit && PAIRS[hand.hard / 2]?.[column] === 'P') return 'split';
  const total = totalOf(hand);
  const line = isSoft(hand) ? SOFT[total] : HARD[total];
  const said = line?.[column] ?? (total < (isSoft(hand) ? 13 : 9) ? 'H' : 'S');
  if (said === 'D') return canDouble ? 'double' : 'hit';
  if (said === 'E') return canDouble ? 'double' : 'stand';
  return said === 'H' ? 'hit' : 'stand';
}
