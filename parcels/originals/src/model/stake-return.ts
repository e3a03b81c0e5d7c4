import type { Ratio } from '@paddock/contract';
import type { MultiplierMilli } from '@paddock/games';
import type { End } from '@paddock/games/ways';

/** What a stake gets back on average. */
export interface StakeReturn {
  readonly ratio: Ratio;
  /** Else it is at least that. */
  readonly isExact: boolean;
}

/** What a stake returns by all ends of a round: each is paid whole minor units, the rest of them is lost. */
export function returnByEnds(ends: readonly End[], stakeMinor: bigint): StakeReturn {
  let num = 0n;
  let ways = 0n;
  for (const [count, paidMilli] of ends) {
    num += count * ((stakeMinor * BigInt(paidMilli)) / 1000n);
    ways += count;
  }
  return { ratio: { num, den: ways * stakeMinor }, isExact: true };
}

/**
 * What a stake returns where the ends are not counted: above the return of the rules by nothing, and below it by less than
 * one minor unit a win (rules §12). A stake is one of `pays`, where a game pays each of them by itself.
 */
export function returnAtLeast({ num, den }: Ratio, stakeMinor: bigint, pays = 1n): StakeReturn {
  const least = { num: num * stakeMinor - den * pays, den: den * stakeMinor };
  return { ratio: least.num < 0n ? { num: 0n, den: 1n } : least, isExact: false };
}

const EVEN_MILLI: MultiplierMilli = 1_000;

/** The chance that a round pays more than its stake: what gives back the stake, or a part of it, is no win. */
export function winChance(ends: readonly End[]): Ratio {
  const count = (some: readonly End[]) => some.reduce((sum, [ways]) => sum + ways, 0n);
  return { num: count(ends.filter(([, paidMilli]) => paidMilli > EVEN_MILLI)), den: count(ends) };
}

/** A fraction in percent with two decimals, never rounded up: 0.98029 is 98.02. */
export const percentOf = ({ num, den }: Ratio): number => Number((num * 10_000n) / den) / 100;

/** The ends of a game that pays one multiplier or nothing, from what it returns. */
export function oneEnd(returns: Ratio, paidMilli: MultiplierMilli): readonly End[] {
  const den = returns.den * BigInt(paidMilli);
  const winning = returns.num * 1000n;
  return [
    [winning, paidMilli],
    [den - winning, 0],
  ];
}
