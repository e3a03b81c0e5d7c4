import type { MarketType } from '@paddock/contract/markets';

import type { MarketEntry } from '../book/entries.ts';

/** One, in the unit chances are kept in: billionths. */
export const CERTAIN_PPB = 1_000_000_000n;

/** Keeps 18 digits of 1 / price. */
const SCALE = 10n ** 18n;

/** What a chance is read from: a market as it is offered at one instant. */
export type PricedMarket = Pick<MarketEntry, 'selections' | 'specifiers'> & {
  readonly type: Pick<MarketType, 'settlement' | 'winners'>;
};

/**
 * The chance of an outcome as a bet freezes it at acceptance, in billionths, rounded up (rules §6). The margin is removed
 * proportionally over the outcomes that are open: p = k · (1/o) / Σ (1/oⱼ), k outcomes winning together. Only ever removed:
 * never above 1/o, so that a market with outcomes missing or with a mistaken price weighs no more than its prices say.
 * A line that can push keeps its margin, because the chance of the push is not known: E[m] = 1 is the most it can be. So
 * does a provider's type, of which nobody else knows how many win or push.
 */
export function frozenChance(market: PricedMarket, outcome: string): bigint {
  const own = market.selections.find((selection) => selection.outcome === outcome);
  if (own === undefined) throw new RangeError(`the market has no outcome ${outcome}`);
  const odds = BigInt(own.oddsMilli);
  const raw = ceilDivide(CERTAIN_PPB * 1000n, odds);
  if (market.type.settlement === 'told' || canPush(market.specifiers['line'])) return raw;
  const bookSum = market.selections
    .filter((selection) => selection.open || selection === own)
    .reduce((sum, { oddsMilli }) => sum + (SCALE * 1000n) / BigInt(oddsMilli), 0n);
  const winners = BigInt(market.type.winners ?? 1);
  const fair = ceilDivide(winners * CERTAIN_PPB * 1000n * SCALE, odds * bookSum);
  return fair < raw ? fair : raw;
}

/** Whole and quarter lines return stakes; a half line decides everything. */
function canPush(line: string | undefined): boolean {
  return line !== undefined && !/\.5$/.test(line);
}

export function ceilDivide(num: bigint, den: bigint): bigint {
  return (num + den - 1n) / den;
}
