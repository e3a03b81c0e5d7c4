import type { Ratio } from '@paddock/contract';

import { DECK, RANKS, type Card } from '../cards/cards.ts';
import { choose } from '../rules/ways.ts';
import { bestHold, COUNTED, HOLD_PARTS, type DrawSums } from './hold-return.ts';

const HAND = 5;
const SUITS = 4;

/** A hand, and how many hands are the same but for the names of their suits. */
interface HandClass {
  readonly cards: readonly Card[];
  readonly hands: number;
}

/** Sets of ranks of one suit, a bit a rank, by how many there are of them; each list from the largest number down. */
const SETS: readonly (readonly number[])[] = Array.from({ length: HAND + 1 }, (_, size) =>
  Array.from({ length: 2 ** RANKS }, (_each, at) => 2 ** RANKS - 1 - at).filter(
    (set) => ranksOf(set).length === size,
  ),
);

function ranksOf(set: number): readonly number[] {
  return Array.from({ length: RANKS }, (_, rank) => rank).filter((rank) => ((set >> rank) & 1) === 1);
}

/** In how many orders four sets can be given to four suits. */
function ordersOf(sets: readonly number[]): number {
  const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));
  return [...new Set(sets)].reduce(
    (orders, set) => orders / factorial(sets.filter((other) => other === set).length),
    factorial(SUITS),
  );
}

/** Every hand once, whatever its suits are called: the sets of ranks of the four suits, never rising. */
function* handClasses(sets: readonly number[] = [], left = HAND): Generator<HandClass, void> {
  if (sets.length === SUITS) {
    const cards = sets.flatMap((set, suit) => ranksOf(set).map((rank) => suit * RANKS + rank));
    if (left === 0) yield { cards, hands: ordersOf(sets) };
    return;
  }
  for (let size = sets.length === SUITS - 1 ? left : 0; size <= left; size++)
    for (const set of SETS[size] ?? [])
      if (set <= (sets.at(-1) ?? Infinity)) yield* handClasses([...sets, set], left - size);
}

function remembered<Held>(
  of: (held: Held, left: readonly number[], draws: number) => number,
): (held: Held, left: readonly number[], draws: number) => number {
  const known = new Map<string, number>();
  return (held, left, draws) => {
    const key = `${String(held)};${left.join()};${String(draws)}`;
    const sum = known.get(key) ?? of(held, left, draws);
    known.set(key, sum);
    return sum;
  };
}

/** What video poker returns by the best hold of every hand: all 2,598,960 of them, in some 134,000 classes. */
export function wholeReturn(): Ratio {
  const sums: DrawSums = { byRanks: remembered(COUNTED.byRanks), bySuit: remembered(COUNTED.bySuit) };
  let parts = 0n;
  for (const { cards, hands } of handClasses()) parts += BigInt(bestHold(cards, sums).parts) * BigInt(hands);
  return { num: parts, den: BigInt(HOLD_PARTS) * choose(DECK, HAND) };
}
