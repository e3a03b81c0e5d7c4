import { isLess, type Ratio } from '@paddock/contract';
import type { MarketType } from '@paddock/contract/markets';
import type { SelectionView } from '@paddock/contract/schemas';

import type { MarketEntry } from '../book/entries.ts';

/** One, in the unit chances are kept in: billionths. */
export const CERTAIN_PPB = 1_000_000_000n;

/** Keeps 18 digits of 1 / price. */
const SCALE = 10n ** 18n;

/** What a chance is read from: a market as it is offered at one instant. */
export type PricedMarket = Pick<MarketEntry, 'selections' | 'specifiers'> & {
  readonly type: Pick<MarketType, 'settlement' | 'winners'>;
};

/** A market with its feed's prices: chances are the feed's, whatever traders cut. */
export function asFed(market: MarketEntry): PricedMarket {
  return { type: market.type, specifiers: market.specifiers, selections: market.fed };
}

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
  const { num, den } = withoutMargin(market, own);
  const fair = ceilDivide(CERTAIN_PPB * num, den);
  return fair < raw ? fair : raw;
}

/**
 * The chance of an outcome now, margin removed proportionally over the outcomes that are open (rules §11), never above that
 * of its price alone. Of a market without `hasKnownChances` this is no chance.
 * @throws RangeError for an outcome that the market has not.
 */
export function fairChance(market: PricedMarket, outcome: string): Ratio {
  const own = market.selections.find((selection) => selection.outcome === outcome);
  if (own === undefined) throw new RangeError(`the market has no outcome ${outcome}`);
  const raw: Ratio = { num: 1000n, den: BigInt(own.oddsMilli) };
  const fair = withoutMargin(market, own);
  return isLess(fair, raw) ? fair : raw;
}

function withoutMargin(market: PricedMarket, own: SelectionView): Ratio {
  const bookSum = market.selections
    .filter((selection) => selection.open || selection === own)
    .reduce((sum, { oddsMilli }) => sum + (SCALE * 1000n) / BigInt(oddsMilli), 0n);
  const winners = BigInt(market.type.winners ?? 1);
  return { num: winners * 1000n * SCALE, den: BigInt(own.oddsMilli) * bookSum };
}

/**
 * Whether an outcome of the market either wins or loses, so that its price tells its chance: nothing gives the stake back, and
 * it is known how many win.
 */
export function hasKnownChances({ type: { settlement }, specifiers }: PricedMarket): boolean {
  const maybeDrawn = typeof settlement === 'object' && settlement.maybeDrawn === true;
  return settlement !== 'told' && !maybeDrawn && !canPush(specifiers['line']);
}

/** Whole and quarter lines return stakes; a half line decides everything. */
function canPush(line: string | undefined): boolean {
  return line !== undefined && !/\.5$/.test(line);
}

export function ceilDivide(num: bigint, den: bigint): bigint {
  return (num + den - 1n) / den;
}
