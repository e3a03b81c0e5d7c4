import { divideRoundHalfUp, times, totalOddsMilli } from '@paddock/contract';
import {
  isAnti,
  isBuilder,
  isEachWay,
  isLines,
  linkMultipliers,
  placePriceOf,
  type EachWay,
} from '@paddock/contract/bets';

import type { BetAtRisk } from '../joint-loss/bet-at-risk.ts';

/**
 * Price a bet is held against the smallest one by (rules §14), in thousandths, rounded half up: of a system that of its
 * cheapest line, each way that of the line to be placed, of a chain that of its cheapest link, of an anti-accumulator the one
 * it was struck at. Legs that are void are no part of a price, but of an anti-accumulator.
 */
export function smallestPriceMilli({ legs, plan }: BetAtRisk): bigint {
  if (isAnti(plan)) return BigInt(plan.antiOddsMilli);
  if (isBuilder(plan)) return BigInt(plan.builderMilli[standingOf(legs)] ?? 0);
  if (isEachWay(plan)) return placeLineMilli(plan, legs);
  const odds = legs.map(({ oddsMilli, result }) => (result === 'void' ? 1000 : oddsMilli));
  if (!isLines(plan)) {
    const prices = odds.map((oddsMilli) => ({ num: BigInt(oddsMilli), den: 1000n }));
    const links = linkMultipliers(plan, prices).filter(({ num, den }) => num > den);
    const milli = links.map(({ num, den }) => divideRoundHalfUp(1000n * num, den));
    return milli.reduce((least, one) => (one < least ? one : least), milli[0] ?? 1000n);
  }
  const free = odds.filter((_, at) => !plan.bankers.includes(at)).toSorted((a, b) => a - b);
  const cheapest = [...plan.bankers.map((at) => odds[at] ?? 1000), ...free.slice(0, plan.folds[0])];
  return totalOddsMilli(cheapest);
}

function placeLineMilli({ terms }: EachWay, legs: BetAtRisk['legs']): bigint {
  const prices = terms.flatMap((own, at) => {
    const isVoid = legs[terms.length + at]?.result === 'void';
    return isVoid ? [] : [placePriceOf(own, legs[at]?.oddsMilli ?? 1000)];
  });
  const { num, den } = prices.reduce(times, { num: 1n, den: 1n });
  return divideRoundHalfUp(1000n * num, den);
}

/** The set of a builder's legs that its price is left with. */
function standingOf(legs: BetAtRisk['legs']): number {
  const isGone = ({ result }: BetAtRisk['legs'][number]) =>
    result === 'void' || result === 'half-win' || result === 'half-lose';
  return legs.reduce((set, leg, at) => (isGone(leg) ? set : set | (1 << at)), 0);
}
