import type { OddsMilli, PriceChangePolicy } from '@paddock/contract';
import { acceptsPrice, areRelated } from '@paddock/contract';
import type { PlaceBetRequest } from '@paddock/contract/schemas';
import type { CouponLeg, PriceValue } from '@paddock/shared-utils';

/**
 * A coupon's leg as it stands now.
 * - `kept`: the price the player saw, or one their policy takes
 * - `moved`: another price that the player has to accept
 * - `suspended`, `gone`: cannot be bet; listed, and left out of the bet
 * - `waiting`: no price known yet, or prices are stale
 */
export type LegStanding = 'kept' | 'moved' | 'suspended' | 'gone' | 'waiting';

export interface LegView {
  readonly leg: CouponLeg;
  readonly standing: LegStanding;
  /** What is shown and what would be sent; `null` while no price is known. */
  readonly price: { readonly oddsMilli: OddsMilli; readonly version: string } | null;
  /** Key of `common:suspension.<reason>` while suspended. */
  readonly reason: string | null;
}

/** Puts a leg and its live price together under the player's standing answer to moved prices (rules §5). */
export function legView(leg: CouponLeg, price: PriceValue, policy: PriceChangePolicy): LegView {
  if (price.status === 'loading') return { leg, standing: 'waiting', price: null, reason: null };
  if (price.status === 'gone') return { leg, standing: 'gone', price: null, reason: null };
  const shown = { oddsMilli: price.oddsMilli, version: price.version };
  if (price.status === 'stale') return { leg, standing: 'waiting', price: shown, reason: 'stale' };
  if (price.status === 'suspended') return { leg, standing: 'suspended', price: shown, reason: price.reason };
  const kept = acceptsPrice(policy, leg.seenOddsMilli, price.oddsMilli);
  return { leg, standing: kept ? 'kept' : 'moved', price: shown, reason: null };
}

/** Legs that a bet made now would hold. */
export function bettableLegs(views: readonly LegView[]): readonly LegView[] {
  return views.filter(({ standing }) => standing === 'kept' || standing === 'moved');
}

/** The prices of a bet made now; suspended and gone legs have none. */
export function bettablePrices(views: readonly LegView[]): readonly OddsMilli[] {
  return bettableLegs(views).flatMap(({ price }) => (price === null ? [] : [price.oddsMilli]));
}

/**
 * The leg as it was sent while its bet is under way: what moves meanwhile is the server's to judge, and no longer the
 * player's to accept or to leave out.
 */
export function asSent(view: LegView, sent: readonly PlaceBetRequest[]): LegView {
  const leg = sent
    .flatMap(({ legs }) => legs)
    .find(({ selectionId }) => selectionId === view.leg.selectionId);
  if (leg === undefined) return view;
  return {
    leg: view.leg,
    standing: 'kept',
    price: { oddsMilli: leg.oddsMilli, version: leg.priceVersion },
    reason: null,
  };
}

/**
 * The leg of an anti-accumulator: its price alone is nothing to accept, since the bet has one of its own, which goes the other
 * way.
 */
export function asPart(view: LegView): LegView {
  return view.standing === 'moved' ? { ...view, standing: 'kept' } : view;
}

/** Events of bettable legs that are related to each other; they cannot be in one accumulator (rules §6). */
export function relatedEventIds(views: readonly LegView[]): ReadonlySet<string> {
  const legs = bettableLegs(views).map(({ leg }) => leg);
  const related = legs.filter((leg) => legs.some((other) => other !== leg && areRelated(leg, other)));
  return new Set(related.map(({ eventId }) => eventId));
}
