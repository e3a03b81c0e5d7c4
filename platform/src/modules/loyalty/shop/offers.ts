import { formatAmount, parseAmount, type PlayerId } from '@paddock/contract';
import type { LoyaltyOfferRequest, OperatorOfferView, ShopView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import { BASE_CURRENCY } from '../../rates/index.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import {
  allOffers,
  boughtBy,
  closeOffer,
  insertOffer,
  lockOffer,
  offersAt,
  purchasesOf,
  type NewOffer,
  type OfferId,
} from './offer-store.ts';

const inSite = (cents: bigint): string => formatAmount(cents, BASE_CURRENCY);

/** What can be bought now and how much of it is left for the player, and what they bought. */
export async function shopView({ kernel, mayPlay }: LoyaltyParts, playerId: PlayerId): Promise<ShopView> {
  const { db, clock } = kernel;
  const bought = await boughtBy(db, playerId);
  const offers = await offersAt(db, clock.nowMs());
  return {
    currency: BASE_CURRENCY,
    isPaused: !(await mayPlay(db, playerId)),
    offers: offers.map(({ offerId, name, points, givesCents, stock, sold, mostPerPlayer, toMs }) => ({
      id: offerId,
      name,
      points: Number(points),
      gives: inSite(givesCents),
      left: stock === undefined ? null : stock - sold,
      leftForPlayer:
        mostPerPlayer === undefined ? null : Math.max(0, mostPerPlayer - (bought.get(offerId) ?? 0)),
      toMs: toMs ?? null,
    })),
    bought: (await purchasesOf(db, playerId)).map((one) => ({
      id: one.purchaseId,
      name: one.name,
      points: Number(one.points),
      paid: formatAmount(one.paidMinor, one.currency),
      currency: one.currency,
      atMs: one.atMs,
    })),
  };
}

export async function offersView({ kernel }: Pick<LoyaltyParts, 'kernel'>): Promise<OperatorOfferView[]> {
  return (await allOffers(kernel.db)).map((one) => ({
    id: one.offerId,
    code: one.code,
    name: one.name,
    points: Number(one.points),
    gives: inSite(one.givesCents),
    stock: one.stock ?? null,
    sold: one.sold,
    mostPerPlayer: one.mostPerPlayer ?? null,
    fromMs: one.fromMs,
    toMs: one.toMs ?? null,
    closedAtMs: one.closedAtMs ?? null,
  }));
}

/** What a request offers. @throws INVALID_INPUT naming what is wrong */
export function readOffer(request: LoyaltyOfferRequest, offerId: OfferId, nowMs: number): NewOffer {
  const givesCents = parseAmount(request.gives, BASE_CURRENCY);
  const wrong = (at: string, message: string) => new PlatformError('INVALID_INPUT', [{ at, message }]);
  if (givesCents === undefined || givesCents <= 0n)
    throw wrong('/gives', `is no amount above zero of ${BASE_CURRENCY}`);
  if (request.toMs !== null && request.toMs <= Math.max(nowMs, request.fromMs))
    throw wrong('/toMs', 'is over, or not after it begins');
  return {
    offerId,
    code: request.code,
    name: request.name,
    points: BigInt(request.points),
    givesCents,
    stock: request.stock ?? undefined,
    mostPerPlayer: request.mostPerPlayer ?? undefined,
    fromMs: request.fromMs,
    toMs: request.toMs ?? undefined,
  };
}

/** Makes an offer, written down with the reason. @throws INVALID_INPUT, REWARD_EXISTS */
export async function makeOffer(
  { kernel, operators }: LoyaltyParts,
  request: LoyaltyOfferRequest,
  operator: OperatorPrincipal,
): Promise<void> {
  const offer = readOffer(request, kernel.ids.next<'loyalty-offer'>(), kernel.clock.nowMs());
  const { reason, ...after } = request;
  await inTransaction(kernel.db, async (tx) => {
    if (!(await insertOffer(tx, offer))) throw new PlatformError('REWARD_EXISTS');
    const subject = `loyalty-offer:${offer.offerId}`;
    await operators.record(tx, { operator, action: 'loyalty.offer', subject, after, reason });
  });
}

/** Closes an offer: nobody buys it any more, what was bought stays. @throws NOT_FOUND */
export async function endOffer(
  { kernel, operators }: LoyaltyParts,
  offerId: OfferId,
  { operator, reason }: { readonly operator: OperatorPrincipal; readonly reason: string },
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    if ((await lockOffer(tx, offerId)) === undefined) throw new PlatformError('NOT_FOUND');
    await closeOffer(tx, offerId, kernel.clock.nowMs());
    const subject = `loyalty-offer:${offerId}`;
    await operators.record(tx, { operator, action: 'loyalty.offer-close', subject, after: {}, reason });
  });
}
