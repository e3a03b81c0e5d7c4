import { oneLine, type BetPlan } from '@paddock/contract/bets';
import type { AntiQuoteView, PlaceBetRequest, QuoteRequest } from '@paddock/contract/schemas';

import { linksOf as chainLinks, type ChosenChain } from './coupon-chain.ts';
import type { CouponMode } from './coupon-mode.ts';
import { linesOf, type ChosenSystem } from './coupon-system.ts';

/** What the server is told of the one bet on some selections, beside them. */
export type AskedPlan = Pick<QuoteRequest, 'lines' | 'links' | 'anti'>;

/** What a player chose of the kinds that have something to choose. */
export interface ChosenPlan {
  readonly system: ChosenSystem;
  readonly chain: ChosenChain;
}

/** How these selections are bet as one, for the question about it. */
export function askedPlan(
  mode: CouponMode,
  { system, chain }: ChosenPlan,
  ids: readonly string[],
): AskedPlan {
  switch (mode) {
    case 'system': {
      const { bankers, folds } = linesOf(system, ids);
      return { lines: { bankers: [...bankers], folds: [...folds] } };
    }
    case 'chain':
      return ids.length < 2 ? {} : { links: ids.map(() => 1) };
    case 'conditional': {
      const links = [...chainLinks(chain, ids)];
      return links.length < 2 ? {} : { links };
    }
    case 'anti-accumulator':
      return { anti: true };
    default:
      return {};
  }
}

/** The plan of that bet; an anti-accumulator without a price can bring nothing. */
export function planOf(
  { lines, links, anti }: AskedPlan,
  legCount: number,
  offered: AntiQuoteView | undefined,
): BetPlan {
  if (anti) return { antiOddsMilli: priceOf(offered) ?? 0, marginPpb: 0 };
  return links === undefined ? (lines ?? oneLine(legCount)) : { links };
}

/** The plan of a bet as it was sent. */
export function planOfSent({ type, lines, links, antiOddsMilli, legs }: PlaceBetRequest): BetPlan {
  if (antiOddsMilli !== undefined) return { antiOddsMilli, marginPpb: 0 };
  const asked = { ...(lines && { lines }), ...(links && { links }) };
  return planOf(type === 'chain' ? { links: legs.map(() => 1) } : asked, legs.length, undefined);
}

/** The price of an anti-accumulator, where there is one. */
export function priceOf(offered: AntiQuoteView | undefined): number | undefined {
  return offered !== undefined && 'oddsMilli' in offered ? offered.oddsMilli : undefined;
}
