import { DAY_MS, type PaymentId, type PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { writeGrant } from '../promotions/grant-store.ts';
import type { Grant } from '../promotions/promotion.ts';
import { giftsOf, insertGift, markGone, writeGift } from './gift-store.ts';
import { usesOf, type KeptGiftTerms } from './gift-terms.ts';
import { tellOfGift } from './tell-of-gift.ts';

/** Gives a gift for the coupon, free rounds or a ticket: it can be used from now on. */
export async function giveGift(
  tx: Tx,
  parts: Pick<BonusesParts, 'kernel' | 'tellInbox'>,
  grant: Grant & { readonly currency: string; readonly givenMinor: bigint },
  terms: KeptGiftTerms,
  atMs: number,
): Promise<void> {
  const { playerId, grantId, currency, givenMinor } = grant;
  const giftId = parts.kernel.ids.forPlayer<'gift'>(playerId);
  await insertGift(tx, {
    ...{ playerId, giftId, grantId, currency },
    amountMinor: givenMinor,
    mostBets: usesOf(terms),
    givenAtMs: atMs,
    expiresAtMs: atMs + terms.days * DAY_MS,
  });
  await writeGrant(tx, { ...grant, state: 'running', giftId });
  const gift = { playerId, giftId, terms, currency, amountMinor: givenMinor };
  const unused = { mostBets: usesOf(terms), usedAtMs: [] };
  await tellOfGift(tx, parts, { ...gift, ...unused }, { step: 'given', atMs });
}

/**
 * Ends gifts that nobody has used: those of one part in a promotion, or of a deposit that was charged back. Of such a deposit
 * one that is used stays where it is, and does not come back from there.
 */
export async function endGifts(
  tx: Tx,
  playerId: PlayerId,
  of: { readonly grantId: string } | { readonly paymentId: PaymentId },
  state: 'left' | 'charged-back',
  atMs: number,
): Promise<void> {
  for (const gift of await giftsOf(tx, playerId)) {
    const isOne = 'grantId' in of ? gift.grantId === of.grantId : gift.paymentId === of.paymentId;
    if (isOne && gift.state === 'ready') await writeGift(tx, { ...gift, state }, atMs);
    else if (isOne && state === 'charged-back') await markGone(tx, gift);
  }
}
