import type { Ratio } from '@paddock/contract';

import type { MultiplierMilli } from './multiplier.ts';

/** C(n, k): how many sets of `count` can be taken of `of` things; none where there are too few. */
export function choose(of: number, count: number): bigint {
  if (count < 0 || count > of) return 0n;
  let ways = 1n;
  for (let taken = 1; taken <= count; taken++) ways = (ways * BigInt(of - taken + 1)) / BigInt(taken);
  return ways;
}

/** An end of a round: in how many equally likely ways it comes about, and what the stake is then paid times. */
export type End = readonly [ways: bigint, paidMilli: MultiplierMilli];

/** What a stake returns by all ends of a round. */
export function returnOfEnds(ends: readonly End[]): Ratio {
  let num = 0n;
  let ways = 0n;
  for (const [count, paidMilli] of ends) {
    num += count * BigInt(paidMilli);
    ways += count;
  }
  return { num, den: ways * 1000n };
}

/** The same where every end is as likely as the next. */
export const returnOfEqual = (paidMilli: readonly MultiplierMilli[]): Ratio =>
  returnOfEnds(paidMilli.map((milli) => [1n, milli]));

/** The ends of a game by hits: of `of` numbers `marked` are marked and `drawn` are drawn; `pays` is what each count of hits is paid. */
export const endsByHits = (
  pays: readonly MultiplierMilli[],
  marked: number,
  drawn: number,
  of: number,
): readonly End[] =>
  pays.map((milli, hits) => [choose(marked, hits) * choose(of - marked, drawn - hits), milli]);
