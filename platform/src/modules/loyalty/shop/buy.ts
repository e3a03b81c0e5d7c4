import type { PlayerId } from '@paddock/contract';
import type { LoyaltyPurchase } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { lockPoints, pointsAccount } from '../points/points-store.ts';
import { postPoints } from '../points/post-points.ts';
import { bring } from './bring.ts';
import { boughtBy, countSold, insertPurchase, lockOffer, type Offer, type OfferId } from './offer-store.ts';

interface Buying {
  readonly playerId: PlayerId;
  readonly offerId: OfferId;
  /** What the player saw that it costs: another price is refused. */
  readonly points: number;
}

/**
 * Buys an offer with points, in the caller's transaction: points go, the money comes to the main account or the player is taken
 * into the promotion, and the offer has one less, or nothing of it happens.
 * @throws NOT_FOUND, REWARD_OVER, REWARD_CHANGED, REWARD_LIMIT, POINTS_INSUFFICIENT, PLAY_PAUSED, ACCOUNT_FROZEN,
 * ACCOUNT_RESTRICTED, RATE_UNAVAILABLE, and of a promotion what refuses to take part in it
 */
export async function buy(
  tx: Tx,
  parts: LoyaltyParts,
  { playerId, offerId, points }: Buying,
): Promise<LoyaltyPurchase> {
  const { kernel, wallet, mayPlay, isBanned } = parts;
  const atMs = kernel.clock.nowMs();
  if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  // The player's points before the offer, as everybody who buys: two of one player follow one another.
  await lockPoints(tx, playerId);
  const offer = await lockOffer(tx, offerId);
  if (offer === undefined) throw new PlatformError('NOT_FOUND');
  requireOpen(offer, atMs);
  if (offer.points !== BigInt(points)) throw new PlatformError('REWARD_CHANGED');
  const bought = (await boughtBy(tx, playerId)).get(offerId) ?? 0;
  if (offer.mostPerPlayer !== undefined && bought >= offer.mostPerPlayer)
    throw new PlatformError('REWARD_LIMIT');
  if (!(await mayPlay(tx, playerId))) throw new PlatformError('PLAY_PAUSED');
  const accounts = await wallet.lock(tx, playerId);
  if (await wallet.isFrozen(tx, playerId)) throw new PlatformError('ACCOUNT_FROZEN');
  const account = accounts.find(({ kind }) => kind === 'main');
  if (account === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
  const { currency } = account;
  const purchaseId = kernel.ids.forPlayer<'loyalty-purchase'>(playerId);
  await postPoints(tx, {
    playerId,
    id: `spent:${purchaseId}`,
    kind: 'spent',
    house: 'rewards',
    actor: 'player',
    cause: `offer:${offerId}`,
    reason: offer.code,
    points: -offer.points,
    atMs,
  });
  const purchase = { purchaseId, offerId, points: offer.points, currency, atMs };
  const { brought, paid } = await bring(tx, parts, { playerId, offer, account, purchase });
  await insertPurchase(tx, playerId, purchase, brought);
  await countSold(tx, offerId);
  // A promotion may have given points.
  const { balance } = await pointsAccount(tx, playerId);
  return { id: purchaseId, name: offer.name, points, paid, currency, atMs, balance: Number(balance) };
}

function requireOpen({ closedAtMs, fromMs, toMs, stock, sold }: Offer, nowMs: number): void {
  const isOver = closedAtMs !== undefined || nowMs < fromMs || (toMs !== undefined && nowMs >= toMs);
  if (isOver || (stock !== undefined && sold >= stock)) throw new PlatformError('REWARD_OVER');
}
