import { isLess, type Ratio } from '@paddock/contract';
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

const THOUSANDTH: Ratio = { num: 1n, den: 1000n };

/**
 * What a stake returns where the ends are not counted: above the return of the rules by nothing, and below it by less than
 * one minor unit a win (rules §12), or by nothing where whatever is paid comes to whole units.
 * @param step of which every pay is a whole multiple, as a part of the stake
 * @param pays the parts of a stake that a game pays by themselves
 */
export function returnAtLeast(
  { num, den }: Ratio,
  stakeMinor: bigint,
  step: Ratio = THOUSANDTH,
  pays = 1n,
): StakeReturn {
  // A pay is a whole number of `unit` parts of `step.den` of a minor unit: the floor takes less than all of them.
  const unit = greatestDivisor(stakeMinor * step.num, step.den);
  const lost = { num: (step.den - unit) * pays, den: step.den };
  const least = { num: num * stakeMinor * lost.den - lost.num * den, den: den * stakeMinor * lost.den };
  return { ratio: least.num < 0n ? { num: 0n, den: 1n } : least, isExact: lost.num === 0n };
}

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

/** What a stake returns by the plan that returns most of it. */
export function returnByPlans(plans: readonly (readonly End[])[], stakeMinor: bigint): StakeReturn {
  const returns = plans.map((ends) => returnByEnds(ends, stakeMinor));
  return returns.reduce((best, next) => (isLess(best.ratio, next.ratio) ? next : best));
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
