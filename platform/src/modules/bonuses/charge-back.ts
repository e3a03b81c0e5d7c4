import type { PaymentId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { bonusesOf } from './bonuses-store.ts';
import { endGifts } from './coupon-gifts/give-gift.ts';
import { endBonus, takeBack } from './end-bonus.ts';
import { endWaiting } from './promotions/give.ts';
import { takeBackAtOnce } from './promotions/gifts/take-back-at-once.ts';
import { chargeBackStarts } from './promotions/starts/charge-back-starts.ts';
import { endWaitingFirst } from './waiting-first.ts';

/** What a charge-back takes of a bonus. @see Bonuses.depositChargedBack */
export async function depositChargedBack(
  tx: Tx,
  parts: BonusesParts,
  deposit: { readonly playerId: PlayerId; readonly paymentId: PaymentId; readonly atMs: number },
): Promise<void> {
  const { playerId, paymentId, atMs } = deposit;
  // What waits for it never begins, also not as the next one.
  await endWaiting(tx, { playerId, paymentId }, 'charged-back', atMs);
  await endWaitingFirst(tx, { playerId, paymentId }, 'charged-back', atMs);
  await endGifts(tx, playerId, { paymentId }, 'charged-back', atMs);
  await takeBackAtOnce(tx, parts, deposit);
  await chargeBackStarts(tx, parts, { playerId, atMs });
  for (const bonus of await bonusesOf(tx, playerId)) {
    if (bonus.status === 'running') await endBonus(tx, parts, bonus, 'charged-back', atMs);
    else if (bonus.status === 'completed' && bonus.paymentId === paymentId)
      await takeBack(tx, parts, bonus, atMs);
  }
}
