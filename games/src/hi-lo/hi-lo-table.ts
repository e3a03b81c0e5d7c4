import { RANKS } from '../cards/cards.ts';
import { multiplierFor, type MultiplierMilli } from '../rules/multiplier.ts';

export const SIDES = ['higher', 'same', 'lower'] as const;
/** What the next card is said to be: `higher` and `lower` win with the same rank too, but beside an ace and a king. */
export type HiLoSide = (typeof SIDES)[number];

/** Cards of a round at most, the first one with them. */
export const CARDS = 52;
/** The house's share: 1 %, once a round however many guesses it has. */
const EDGE_BASIS_POINTS = 100;

const ACE = 0;
const KING = RANKS - 1;

/** The chance that all guesses of a round so far were right: `count` of `of`. */
export interface HiLoChance {
  readonly count: bigint;
  readonly of: bigint;
}

export const CERTAIN: HiLoChance = { count: 1n, of: 1n };

/** The chance after one more guess, by which so many ranks of the thirteen win. */
export const afterGuess = ({ count, of }: HiLoChance, ranks: number): HiLoChance => ({
  count: count * BigInt(ranks),
  of: of * BigInt(RANKS),
});

/** What collecting pays after guesses of this chance: (1 − edge) ÷ chance, floored to hundredths once. */
export const multiplierOf = ({ count, of }: HiLoChance): MultiplierMilli =>
  multiplierFor(EDGE_BASIS_POINTS, count, of);

/**
 * Whether a guess wins with the rank that follows. Of an ace and a king one side would be certain, so there the other
 * side is without the same rank, and the same rank is a guess of its own.
 */
export function isRight(rank: number, side: HiLoSide, next: number): boolean {
  if (side === 'same') return next === rank;
  if (rank === ACE || rank === KING) return next !== rank;
  return side === 'higher' ? next >= rank : next <= rank;
}

/** Which guesses a card of this rank offers. */
export function sidesOf(rank: number): readonly HiLoSide[] {
  if (rank === ACE) return ['higher', 'same'];
  return rank === KING ? ['same', 'lower'] : ['higher', 'lower'];
}

/** With how many of the thirteen ranks a guess wins. */
export const winningRanks = (rank: number, side: HiLoSide): number =>
  Array.from({ length: RANKS }, (_, next) => next).filter((next) => isRight(rank, side, next)).length;
