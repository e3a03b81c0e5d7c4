import type { Ratio } from '@paddock/contract';

import { RANKS, type Card } from '../cards/cards.ts';
import { bestHold, COUNTED, HOLD_PARTS, type DrawSums } from './hold-return.ts';

const HAND = 5;
const SUITS = 4;

/** A hand, and how many hands are the same but for the names of their suits. */
export interface HandClass {
  readonly cards: readonly Card[];
  readonly hands: number;
}

/** A set of ranks of one suit: a bit for each, and the ranks. */
interface SuitSet {
  readonly bits: number;
  readonly ranks: readonly number[];
}

/** All of at most five ranks by how many there are, in each list from the largest number down. */
const SETS: readonly (readonly SuitSet[])[] = (() => {
  const sets: SuitSet[][] = Array.from({ length: HAND + 1 }, () => []);
  for (let bits = 2 ** RANKS - 1; bits >= 0; bits--) {
    const ranks: number[] = [];
    for (let rank = 0; rank < RANKS; rank++) if (((bits >> rank) & 1) === 1) ranks.push(rank);
    sets[ranks.length]?.push({ bits, ranks });
  }
  return sets;
})();

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

/** In how many orders four sets can be given to four suits. */
const ordersOf = (sets: readonly SuitSet[]): number =>
  [...Map.groupBy(sets, ({ bits }) => bits).values()].reduce(
    (orders, { length }) => orders / factorial(length),
    factorial(SUITS),
  );

/** Every hand once, whatever its suits are called: the sets of ranks of the four suits, never rising. */
export function* handClasses(sets: readonly SuitSet[] = [], left = HAND): Generator<HandClass, void> {
  if (sets.length === SUITS) {
    const cards = sets.flatMap(({ ranks }, suit) => ranks.map((rank) => suit * RANKS + rank));
    yield { cards, hands: ordersOf(sets) };
    return;
  }
  const most = sets.at(-1)?.bits ?? Infinity;
  for (let size = sets.length === SUITS - 1 ? left : 0; size <= left; size++)
    for (const set of SETS[size] ?? []) if (set.bits <= most) yield* handClasses([...sets, set], left - size);
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

/** What hands return by the best hold of each: those of all classes, 2,598,960, unless some are named. */
export function wholeReturn(classes: Iterable<HandClass> = handClasses()): Ratio {
  const sums: DrawSums = { byRanks: remembered(COUNTED.byRanks), bySuit: remembered(COUNTED.bySuit) };
  let [parts, all] = [0n, 0n];
  for (const { cards, hands } of classes) {
    parts += BigInt(bestHold(cards, sums).parts) * BigInt(hands);
    all += BigInt(hands);
  }
  return { num: parts, den: BigInt(HOLD_PARTS) * all };
}
