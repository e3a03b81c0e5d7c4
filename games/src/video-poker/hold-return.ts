import type { Ratio } from '@paddock/contract';

import { DECK, rankOf, RANKS, suitOf, type Card } from '../cards/cards.ts';
import { choose } from '../rules/ways.ts';
import {
  both,
  handOfRanks,
  handOfSuit,
  NO_RANKS,
  PAYS,
  withRank,
  type PokerHand,
  type RankSets,
} from './poker-hand.ts';

/** Positions of the cards that are kept, from 0, in ascending order. */
export type Hold = readonly number[];

const HAND = 5;
const SUITS = 4;
const LEFT = DECK - HAND;

/** Every hold, all five first. */
export const HOLDS: readonly Hold[] = Array.from({ length: 2 ** HAND }, (_, at) =>
  Array.from({ length: HAND }, (_, position) => position).filter((position) => ((at >> position) & 1) === 0),
);

/** Ways to draw so many cards of what is left of one rank, of four at most. */
const OF_RANK: readonly (readonly number[])[] = Array.from({ length: SUITS + 1 }, (_, left) =>
  Array.from({ length: left + 1 }, (_, drawn) => Number(choose(left, drawn))),
);
/** Ways to draw so many of the cards left. */
const DRAWN: readonly number[] = Array.from({ length: HAND + 1 }, (_, drawn) => Number(choose(LEFT, drawn)));

/** In stakes. */
const paysOf = (hand: PokerHand): number => PAYS[hand] / 1000;

/** How sums over draws are come by: counted, or remembered by who asks for many hands. */
export interface DrawSums {
  readonly byRanks: (held: readonly number[], left: readonly number[], draws: number) => number;
  readonly bySuit: (held: number, left: readonly number[], draws: number) => number;
}

/** Sum of what all draws pay by their ranks alone: each set of ranks once, times the ways to draw it. */
function byRanks(held: readonly number[], left: readonly number[], draws: number): number {
  /** The sets that the held cards from each rank on make, where nothing more is drawn. */
  const rest = held.map((_, from) =>
    held.reduce((sets, kept, rank) => (rank < from ? sets : withRank(sets, rank, kept)), NO_RANKS),
  );
  const from = (rank: number, todo: number, ways: number, sets: RankSets): number => {
    if (todo === 0) return ways * paysOf(handOfRanks(both(sets, rest[rank] ?? NO_RANKS)));
    if (rank === RANKS) return 0;
    const [kept = 0, ofRank = []] = [held[rank], OF_RANK[left[rank] ?? 0]];
    let sum = 0;
    for (let drawn = 0; drawn < ofRank.length && drawn <= todo; drawn++)
      sum += from(rank + 1, todo - drawn, ways * (ofRank[drawn] ?? 0), withRank(sets, rank, kept + drawn));
    return sum;
  };
  return from(0, draws, 1, NO_RANKS);
}

/** Sum of what draws pay more for being of one suit, where the held ranks are of that suit and these are left of it. */
function bySuit(held: number, left: readonly number[], draws: number): number {
  const from = (at: number, todo: number, any: number): number => {
    if (todo === 0) return paysOf(handOfSuit(any)) - paysOf(handOfRanks({ ...NO_RANKS, any }));
    let sum = 0;
    for (let next = at; next <= left.length - todo; next++)
      sum += from(next + 1, todo - 1, any | (1 << (left[next] ?? 0)));
    return sum;
  };
  return from(0, draws, held);
}

export const COUNTED: DrawSums = { byRanks, bySuit };

/** Sum over all draws, in stakes. */
function sumOf(dealt: readonly Card[], hold: Hold, sums: DrawSums): number {
  const held = dealt.filter((_, position) => hold.includes(position));
  const count = (cards: readonly Card[], rank: number) =>
    cards.filter((card) => rankOf(card) === rank).length;
  const ranks = Array.from({ length: RANKS }, (_, rank) => rank);
  const draws = HAND - held.length;
  const heldSuits = new Set(held.map(suitOf));
  const heldBits = held.reduce((bits, card) => bits | (1 << rankOf(card)), 0);
  let sum = sums.byRanks(
    ranks.map((rank) => count(held, rank)),
    ranks.map((rank) => SUITS - count(dealt, rank)),
    draws,
  );
  for (let suit = 0; suit < SUITS; suit++) {
    if (heldSuits.size > 1 || (heldSuits.size === 1 && !heldSuits.has(suit))) continue;
    const left = ranks.filter((rank) => !dealt.includes(suit * RANKS + rank));
    sum += sums.bySuit(heldBits, left, draws);
  }
  return sum;
}

/** What a stake returns that keeps these of the cards dealt; exact, over every draw from the 47 cards left. */
export const returnOfHold = (dealt: readonly Card[], hold: Hold): Ratio => ({
  num: BigInt(sumOf(dealt, hold, COUNTED)),
  den: BigInt(DRAWN[HAND - hold.length] ?? 1),
});

/** A multiple of the ways to draw any number of cards: parts in which returns of all holds are whole numbers. */
export const HOLD_PARTS = 7_669_695;

/** A hold and its return, in {@link HOLD_PARTS}. */
interface HoldParts {
  readonly hold: Hold;
  readonly parts: number;
}

/** The hold that returns most, of equal ones the first of {@link HOLDS}. */
export const bestHold = (dealt: readonly Card[], sums = COUNTED): HoldParts =>
  HOLDS.map((hold) => ({
    hold,
    parts: sumOf(dealt, hold, sums) * (HOLD_PARTS / (DRAWN[HAND - hold.length] ?? 1)),
  })).reduce((best, each) => (each.parts > best.parts ? each : best));
