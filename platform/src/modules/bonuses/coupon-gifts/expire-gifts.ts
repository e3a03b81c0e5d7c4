import { inTransaction } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { findDueGifts, giftOf, writeGift, type CouponGift } from './gift-store.ts';

/** Gifts worked on in one run of the task. */
const BATCH = 100;

/** Ends gifts whose time is over, each by itself: one that fails is tried again at the next run. */
export async function expireGifts({
  kernel,
  wallet,
}: Pick<BonusesParts, 'kernel' | 'wallet'>): Promise<void> {
  const { db, clock, log } = kernel;
  const expire = ({ playerId, giftId }: CouponGift) =>
    inTransaction(db, async (tx) => {
      await wallet.lock(tx, playerId);
      const gift = await giftOf(tx, playerId, giftId);
      if (gift?.state !== 'ready' || gift.expiresAtMs > clock.nowMs()) return;
      await writeGift(tx, { ...gift, state: 'expired' }, clock.nowMs());
    });
  for (const due of await findDueGifts(db, clock.nowMs(), BATCH)) {
    await expire(due).catch((error: unknown) => {
      log.error({ err: error, giftId: due.giftId }, 'a gift could not be ended');
    });
  }
}
