import { rankOf, suitOf, type Card } from '../cards/cards.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';

export type PokerHand =
  | 'royal-flush'
  | 'straight-flush'
  | 'four-of-a-kind'
  | 'full-house'
  | 'flush'
  | 'straight'
  | 'three-of-a-kind'
  | 'two-pair'
  | 'jacks-or-better'
  | 'nothing';

/** What a stake is paid times: Jacks or Better 9/6, the royal flush 800 at every stake. */
export const PAYS: Readonly<Record<PokerHand, MultiplierMilli>> = {
  'royal-flush': 800_000,
  'straight-flush': 50_000,
  'four-of-a-kind': 25_000,
  'full-house': 9_000,
  flush: 6_000,
  straight: 4_000,
  'three-of-a-kind': 3_000,
  'two-pair': 2_000,
  'jacks-or-better': 1_000,
  nothing: 0,
};

/** How often ranks come in a hand, a bit for each rank from the ace. */
export interface RankSets {
  readonly any: number;
  readonly pairs: number;
  readonly threes: number;
  readonly fours: number;
}

export const NO_RANKS: RankSets = { any: 0, pairs: 0, threes: 0, fours: 0 };

/** Ace, jack, queen, king. */
const HIGH = 0b1_1100_0000_0001;
const BROADWAY = 0b1_1110_0000_0001;
/** Five in a row: the ace stands below the two and above the king. */
const STRAIGHTS: ReadonlySet<number> = new Set([
  BROADWAY,
  ...Array.from({ length: 9 }, (_, lowest) => 0b1_1111 << lowest),
]);

/** The sets with so many cards of a further rank. */
export function withRank(sets: RankSets, rank: number, count: number): RankSets {
  if (count === 0) return sets;
  const bit = 1 << rank;
  return {
    any: sets.any | bit,
    pairs: count === 2 ? sets.pairs | bit : sets.pairs,
    threes: count === 3 ? sets.threes | bit : sets.threes,
    fours: count === 4 ? sets.fours | bit : sets.fours,
  };
}

/** The sets of two parts of a hand that share no rank. */
export const both = (one: RankSets, other: RankSets): RankSets => ({
  any: one.any | other.any,
  pairs: one.pairs | other.pairs,
  threes: one.threes | other.threes,
  fours: one.fours | other.fours,
});

/** What five cards are worth by their ranks alone. */
export function handOfRanks({ any, pairs, threes, fours }: RankSets): PokerHand {
  if (fours !== 0) return 'four-of-a-kind';
  if (threes !== 0) return pairs === 0 ? 'three-of-a-kind' : 'full-house';
  if (pairs !== 0) {
    if ((pairs & (pairs - 1)) !== 0) return 'two-pair';
    return (pairs & HIGH) === 0 ? 'nothing' : 'jacks-or-better';
  }
  return STRAIGHTS.has(any) ? 'straight' : 'nothing';
}

/** What five cards of one suit are worth, a bit for each rank. */
export function handOfSuit(any: number): PokerHand {
  if (any === BROADWAY) return 'royal-flush';
  return STRAIGHTS.has(any) ? 'straight-flush' : 'flush';
}

/** What five cards are worth. */
export function pokerHand(cards: readonly Card[]): PokerHand {
  const counts = new Map<number, number>();
  for (const rank of cards.map(rankOf)) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  let sets = NO_RANKS;
  for (const [rank, count] of counts) sets = withRank(sets, rank, count);
  return new Set(cards.map(suitOf)).size === 1 ? handOfSuit(sets.any) : handOfRanks(sets);
}
