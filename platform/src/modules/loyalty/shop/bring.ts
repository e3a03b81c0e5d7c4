import { formatAmount, type PlayerId } from '@paddock/contract';
import type { LoyaltyPurchase } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Account } from '../../wallet/index.ts';
import { inCurrency } from '../cashback/claim.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import type { Brought, Offer, Purchase } from './offer-store.ts';

interface Bringing {
  readonly playerId: PlayerId;
  readonly offer: Offer;
  readonly account: Account;
  readonly purchase: Purchase;
}

/** What was handed over, for the books and for pages. */
interface HandedOver {
  readonly brought: Brought;
  readonly paid: LoyaltyPurchase['paid'];
}

/**
 * Hands over what was bought, in the transaction that takes the points and holds the player's accounts.
 * @throws REWARD_OVER, RATE_UNAVAILABLE, and of a promotion what refuses to take part in it
 */
export async function bring(tx: Tx, parts: LoyaltyParts, bringing: Bringing): Promise<HandedOver> {
  const { gives } = bringing.offer;
  return 'cents' in gives
    ? pay(tx, parts, bringing, gives.cents)
    : takeIntoPromotion(tx, parts, bringing, gives.promotion);
}

async function pay(
  tx: Tx,
  parts: LoyaltyParts,
  { playerId, offer: { offerId, code }, account, purchase: { purchaseId, currency, atMs } }: Bringing,
  cents: bigint,
): Promise<HandedOver> {
  const paidMinor = await inCurrency(tx, parts, cents, currency, atMs);
  if (paidMinor === 0n) throw new PlatformError('REWARD_OVER');
  await parts.wallet.post(tx, {
    id: `points-reward:${purchaseId}`,
    playerId,
    kind: 'points-reward',
    actor: 'system',
    cause: `offer:${offerId}`,
    reason: code,
    atMs,
    postings: [
      { account: account.id, amountMinor: paidMinor },
      { house: 'loyalty', currency, amountMinor: -paidMinor },
    ],
  });
  return { brought: { paidMinor }, paid: formatAmount(paidMinor, currency) };
}

/** Buying it is the player's own will to take part. */
async function takeIntoPromotion(
  tx: Tx,
  { promotions }: LoyaltyParts,
  { playerId, purchase: { atMs } }: Bringing,
  promotion: string,
): Promise<HandedOver> {
  const grantId = await promotions.takeIn(tx, { playerId, code: promotion, atMs });
  if (grantId === undefined) throw new PlatformError('REWARD_OVER');
  const named = await promotions.find(tx, [promotion]);
  return { brought: { grantId }, paid: { promotion, title: named.get(promotion)?.title ?? {} } };
}
