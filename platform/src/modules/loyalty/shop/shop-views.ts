import { formatAmount, type PlayerId } from '@paddock/contract';
import type { OperatorOfferView, ShopView } from '@paddock/contract/schemas';

import { BASE_CURRENCY } from '../../rates/index.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { allOffers, boughtBy, offersAt, purchasesOf, type Offer } from './offer-store.ts';

const inSite = (cents: bigint): string => formatAmount(cents, BASE_CURRENCY);

/** What can be bought now and how much of it is left for the player, and what they bought. */
export async function shopView(parts: LoyaltyParts, playerId: PlayerId): Promise<ShopView> {
  const { kernel, mayPlay, promotions } = parts;
  const { db, clock } = kernel;
  const [offers, past] = [await offersAt(db, clock.nowMs()), await purchasesOf(db, playerId)];
  const sold = promotionsOf(offers.map(({ gives }) => gives));
  const named = await promotions.find(db, [...sold, ...promotionsOf(past.map(({ brought }) => brought))]);
  const shownAs = (promotion: string) => ({ promotion, title: named.get(promotion)?.title ?? {} });
  const standings = await promotions.standings(playerId, sold);
  const bought = await boughtBy(db, playerId);
  const leftOf = ({ offerId, stock, sold: count, mostPerPlayer, gives }: Offer) => {
    const standing = 'promotion' in gives ? standings.get(gives.promotion) : 'open';
    const left = stock === undefined ? null : stock - count;
    const leftForPlayer =
      mostPerPlayer === undefined ? null : Math.max(0, mostPerPlayer - (bought.get(offerId) ?? 0));
    return {
      left: standing === 'spent' ? 0 : left,
      leftForPlayer: standing === 'had' ? 0 : leftForPlayer,
    };
  };
  return {
    currency: BASE_CURRENCY,
    isPaused: !(await mayPlay(db, playerId)),
    offers: offers
      .filter(({ gives }) => !('promotion' in gives) || standings.has(gives.promotion))
      .map((offer) => ({
        id: offer.offerId,
        name: offer.name,
        points: Number(offer.points),
        gives: 'cents' in offer.gives ? inSite(offer.gives.cents) : shownAs(offer.gives.promotion),
        ...leftOf(offer),
        toMs: offer.toMs ?? null,
      })),
    bought: past.map(({ purchaseId, name, points, brought, currency, atMs }) => ({
      id: purchaseId,
      name,
      points: Number(points),
      paid: 'paidMinor' in brought ? formatAmount(brought.paidMinor, currency) : shownAs(brought.promotion),
      currency,
      atMs,
    })),
  };
}

/** Codes of promotions among what is given. */
const promotionsOf = (gifts: readonly object[]): readonly string[] =>
  gifts.flatMap((gift) => ('promotion' in gift ? [String(gift.promotion)] : []));

export async function offersView({ kernel }: Pick<LoyaltyParts, 'kernel'>): Promise<OperatorOfferView[]> {
  return (await allOffers(kernel.db)).map((one) => ({
    id: one.offerId,
    code: one.code,
    name: one.name,
    points: Number(one.points),
    gives: 'cents' in one.gives ? inSite(one.gives.cents) : one.gives,
    stock: one.stock ?? null,
    sold: one.sold,
    mostPerPlayer: one.mostPerPlayer ?? null,
    fromMs: one.fromMs,
    toMs: one.toMs ?? null,
    closedAtMs: one.closedAtMs ?? null,
  }));
}
