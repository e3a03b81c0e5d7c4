import type { OddsMilli } from '@paddock/contract';
import { oneLine, type BetPlan } from '@paddock/contract/bets';
import type { EachWayOffer, OwnPriceView, PlaceBetRequest, QuoteRequest } from '@paddock/contract/schemas';

import { linksOf as chainLinks, type ChosenChain } from './coupon-chain.ts';
import type { CouponMode } from './coupon-mode.ts';
import { linesOf, type ChosenSystem } from './coupon-system.ts';

/** What the server is told of the one bet on some selections, beside them. */
export type AskedPlan = Pick<QuoteRequest, 'lines' | 'links' | 'anti' | 'builder' | 'eachWay'>;

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
    case 'builder':
      return ids.length < 2 ? {} : { builder: true };
    case 'each-way':
      return { eachWay: true };
    default:
      return {};
  }
}

/** What the server offers of kinds with prices or terms of their own. */
export interface OfferedPlan {
  readonly ownPrice: OwnPriceView | undefined;
  readonly eachWay: readonly EachWayOffer[] | undefined;
}

/** The plan of that bet; one with a price of its own can bring nothing while it has none. */
export function planOf(
  { lines, links, anti, builder, eachWay }: AskedPlan,
  legCount: number,
  { ownPrice: offered, eachWay: terms }: OfferedPlan,
): BetPlan {
  if (eachWay && terms?.length === legCount) return { terms };
  if (anti) return { antiOddsMilli: priceOf(offered) ?? 0, marginPpb: 0 };
  if (builder) return builderAt(priceOf(offered) ?? 0);
  return links === undefined ? (lines ?? oneLine(legCount)) : { links };
}

/** The plan of a bet as it was sent. */
export function planOfSent({ type, lines, links, legs, ...own }: PlaceBetRequest): BetPlan {
  if (own.eachWay !== undefined) return { terms: own.eachWay };
  if (own.antiOddsMilli !== undefined) return { antiOddsMilli: own.antiOddsMilli, marginPpb: 0 };
  if (own.builderOddsMilli !== undefined) return builderAt(own.builderOddsMilli);
  const asked = { ...(lines && { lines }), ...(links && { links }) };
  return planOf(type === 'chain' ? { links: legs.map(() => 1) } : asked, legs.length, {
    ownPrice: undefined,
    eachWay: undefined,
  });
}

/** A builder as far as a coupon knows one: by its price. What it was made of is the server's. */
function builderAt(oddsMilli: OddsMilli): BetPlan {
  return { builderMilli: [oddsMilli], model: { name: '', figures: {} } };
}

/** The price of a bet that has one of its own, where it is offered. */
export function priceOf(offered: OwnPriceView | undefined): number | undefined {
  return offered !== undefined && 'oddsMilli' in offered ? offered.oddsMilli : undefined;
}
