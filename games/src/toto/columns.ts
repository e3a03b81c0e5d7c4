import { outcomesOf } from './outcomes.ts';
import type { PoolKind } from './pools.ts';

/** What is chosen of one event: a bit for each outcome, in the order of `outcomesOf`. Two bits are a double, three a triple. */
export type Choice = number;

/** One row of choices over all events of a draw. */
export type Entry = readonly Choice[];

/** Rows that one coupon may have: a packet. */
export const MOST_ENTRIES = 100;

/** How many outcomes are chosen. */
export function chosenCount(pick: Choice): number {
  let count = 0;
  for (let left = pick; left > 0; left = Math.floor(left / 2)) count += left % 2;
  return count;
}

/** Columns of an entry: the product of its choices (rules §13), never listed. An event without a choice makes it 0. */
export const columnsOf = (entry: Entry): bigint =>
  entry.reduce((product, pick) => product * BigInt(chosenCount(pick)), 1n);

/** Columns of a coupon of several entries. */
export const columnsOfAll = (entries: readonly Entry[]): bigint =>
  entries.reduce((sum, entry) => sum + columnsOf(entry), 0n);

/** What a coupon costs: its columns times the price of one. */
export const priceOf = (entries: readonly Entry[], columnMinor: bigint): bigint =>
  columnsOfAll(entries) * columnMinor;

/** What is wrong with a coupon; undefined for one that can be bought. */
export type CouponFault = 'empty' | 'too-many-entries' | 'wrong-length' | 'wrong-choice' | 'too-many-columns';

/** Whether entries are ones of a draw of this kind, whoever sent them. */
export function couponFault(kind: PoolKind, entries: readonly Entry[]): CouponFault | undefined {
  if (entries.length === 0) return 'empty';
  if (entries.length > MOST_ENTRIES) return 'too-many-entries';
  if (entries.some((entry) => entry.length !== kind.events)) return 'wrong-length';
  const all = 2 ** outcomesOf(kind.question).length;
  const isChoice = (pick: Choice): boolean => Number.isInteger(pick) && pick > 0 && pick < all;
  if (!entries.every((entry) => entry.every(isChoice))) return 'wrong-choice';
  return columnsOfAll(entries) > BigInt(kind.mostColumns) ? 'too-many-columns' : undefined;
}
