import { totalOddsMilli } from '@paddock/contract';

import type { BetAtRisk } from '../joint-loss/bet-at-risk.ts';

/**
 * Price a bet is held against the smallest one by (rules §14): of a system that of its cheapest line, in thousandths,
 * rounded half up. Legs that are void are no part of a price.
 */
export function smallestPriceMilli({ legs, lines }: BetAtRisk): bigint {
  const odds = legs.map(({ oddsMilli, result }) => (result === 'void' ? 1000 : oddsMilli));
  const free = odds.filter((_, at) => !lines.bankers.includes(at)).toSorted((a, b) => a - b);
  const cheapest = [...lines.bankers.map((at) => odds[at] ?? 1000), ...free.slice(0, lines.folds[0])];
  return totalOddsMilli(cheapest);
}
