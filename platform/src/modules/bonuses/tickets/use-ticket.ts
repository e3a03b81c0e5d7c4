import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import type { GiftMisfit } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { giftOf, insertUse, isForTicket, writeGift, type TicketGift } from '../coupon-gifts/gift-store.ts';
import type { TicketProduct } from './ticket-terms.ts';

/** A ticket that is bought with a gift. */
export interface GivenTicket {
  readonly playerId: PlayerId;
  readonly giftId: string;
  /** The stake's id. */
  readonly betId: BetId;
  readonly product: TicketProduct;
  /** Of which of its lotteries or pools. */
  readonly of: string;
  readonly currency: string;
  /** All of it: the house pays no part of a ticket. */
  readonly stakeMinor: AmountMinor;
  readonly atMs: number;
}

/**
 * Uses a gift for a ticket, in the transaction that takes its stake next, which the house pays. Of several tabs one does,
 * since each locks the player's accounts first; it comes back by `stakeCameBack`.
 * @throws GIFT_UNKNOWN, GIFT_USED, GIFT_EXPIRED, GIFT_NOT_FOR_BET, BALANCE_NEGATIVE
 */
export async function useTicket(
  tx: Tx,
  { wallet }: Pick<BonusesParts, 'wallet'>,
  ticket: GivenTicket,
): Promise<void> {
  const { playerId, betId, atMs } = ticket;
  await wallet.lock(tx, playerId);
  const gift = await readyTicket(tx, ticket);
  const reason = misfitOf(gift, ticket);
  if (reason !== undefined) throw new PlatformError('GIFT_NOT_FOR_BET', { reason });
  await insertUse(tx, gift, betId, atMs);
  await writeGift(tx, { ...gift, state: 'used' }, atMs);
  const { currency, amountMinor, code } = gift;
  const stake = { playerId, betId, currency, amountMinor, revision: undefined, atMs };
  await wallet.moveFreeStake(tx, { ...stake, reason: `promotion ${code}` });
}

async function readyTicket(tx: Tx, { playerId, giftId, atMs }: GivenTicket): Promise<TicketGift> {
  const gift = await giftOf(tx, playerId, giftId);
  if (gift === undefined || !isForTicket(gift)) throw new PlatformError('GIFT_UNKNOWN');
  // The task that ends it may not have come to it.
  if (gift.state === 'expired' || (gift.state === 'ready' && gift.expiresAtMs <= atMs))
    throw new PlatformError('GIFT_EXPIRED');
  if (gift.state !== 'ready') throw new PlatformError('GIFT_USED');
  return gift;
}

function misfitOf(gift: TicketGift, ticket: GivenTicket): GiftMisfit | undefined {
  const { terms } = gift;
  if (terms.product !== ticket.product || !terms.of.includes(ticket.of)) return 'game';
  if (gift.currency !== ticket.currency) return 'currency';
  return gift.amountMinor === ticket.stakeMinor ? undefined : 'stake';
}
