import type { Draws } from '../fairness/draws.ts';
import { pick, pickDifferent } from '../fairness/picks.ts';

/** A card of a deck of 52: suit · 13 + rank, where rank 0 is the ace, 1 the two, 12 the king, and suits are ♠ ♥ ♦ ♣. */
export type Card = number;

export const DECK = 52;
export const RANKS = 13;

/** 0 is the ace, 9 the ten, 12 the king. */
export const rankOf = (card: Card): number => card % RANKS;
export const suitOf = (card: Card): number => Math.floor(card / RANKS);

/** A card of a whole deck by one draw, whatever fell before. */
export const cardBy = (draw: number): Card => pick(draw, DECK);

/** The first cards of a shuffled deck. */
export const dealt = (draws: Draws, count: number): readonly Card[] => pickDifferent(draws, 0, count, DECK);
