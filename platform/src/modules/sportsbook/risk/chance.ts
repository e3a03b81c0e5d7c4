import { divideRoundUp, isLess, type Ratio } from '@paddock/contract';
import { fairChances, type MarginMethod, type MarketType } from '@paddock/contract/markets';
import type { SelectionView } from '@paddock/contract/schemas';

import type { MarketEntry } from '../book/entries.ts';

/** One, in the unit chances are kept in: billionths. */
export const CERTAIN_PPB = 1_000_000_000n;

/** What a chance is read from: a market as it is offered at one instant. */
export type PricedMarket = Pick<MarketEntry, 'selections' | 'specifiers'> & {
  readonly type: Pick<MarketType, 'settlement' | 'winners' | 'margin'>;
};

/** A market with its feed's prices: chances are the feed's, whatever traders cut. */
export function asFed(market: MarketEntry): PricedMarket {
  return { type: market.type, specifiers: market.specifiers, selections: market.fed };
}

/**
 * The chance of an outcome as a bet freezes it at acceptance, in billionths, rounded up (rules §6). The margin is removed by
 * the method of the market's type over the outcomes that are open, as many winning together as its type says. Only ever
 * removed: never above 1/o, so that a market with outcomes missing or with a mistaken price weighs no more than its prices say.
 * A line that can push keeps its margin, because the chance of the push is not known: E[m] = 1 is the most it can be. So
 * does a provider's type, of which nobody else knows how many win or push.
 */
export function frozenChance(market: PricedMarket, outcome: string): bigint {
  const own = ownOf(market, outcome);
  if (!isFreed(market)) return divideRoundUp(CERTAIN_PPB * 1000n, BigInt(own.oddsMilli));
  const { num, den } = withoutMargin(market, own);
  return divideRoundUp(CERTAIN_PPB * num, den);
}

/** How the margin was taken off a chance that is frozen; undefined for one that keeps it. */
export function frozenBy(market: PricedMarket): MarginMethod | undefined {
  return isFreed(market) ? market.type.margin : undefined;
}

/**
 * The chance of an outcome now, margin removed by the market's method over the outcomes that are open (rules §11), never
 * above that of its price alone. Of a market without `hasKnownChances` this is no chance.
 * @throws RangeError for an outcome that the market has not.
 */
export function fairChance(market: PricedMarket, outcome: string): Ratio {
  return withoutMargin(market, ownOf(market, outcome));
}

/**
 * The chance a bet is bought back at (rules §11): the feed's, and where a trader's prices stand in the market no more than
 * those say, so that a raised price is no money for whoever takes it and leaves at once.
 */
export function chanceToLeave(market: MarketEntry, outcome: string): Ratio {
  const fed = fairChance(asFed(market), outcome);
  if (market.ordered.overrides.length === 0) return fed;
  const offered = fairChance(market, outcome);
  return isLess(offered, fed) ? offered : fed;
}

function ownOf({ selections }: PricedMarket, outcome: string): SelectionView {
  const own = selections.find((selection) => selection.outcome === outcome);
  if (own === undefined) throw new RangeError(`the market has no outcome ${outcome}`);
  return own;
}

/** Whether a chance that is frozen loses its margin. */
function isFreed({ type, specifiers }: PricedMarket): boolean {
  return type.settlement !== 'told' && !canPush(specifiers['line']);
}

/** By prices, which are replaced and never changed in place: while they stand, every bet and every offer asks the same. */
const chances = new WeakMap<PricedMarket['selections'], Map<string, Ratio>>();

function withoutMargin(market: PricedMarket, own: SelectionView): Ratio {
  const { selections, type } = market;
  const { winners = 1, margin } = type;
  const found = chances.get(selections) ?? new Map<string, Ratio>();
  const asked = `${own.outcome} ${winners} ${margin}`;
  const chance = found.get(asked) ?? findWithoutMargin(market, own, winners);
  chances.set(selections, found.set(asked, chance));
  return chance;
}

function findWithoutMargin({ selections, type }: PricedMarket, own: SelectionView, winners: number): Ratio {
  const counted = selections.filter((selection) => selection.open || selection === own);
  const fair = fairChances(
    counted.map(({ oddsMilli }) => oddsMilli),
    winners,
    type.margin,
  );
  return fair[counted.indexOf(own)] ?? { num: 1000n, den: BigInt(own.oddsMilli) };
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
