import { DAY_MS } from '@paddock/contract';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { tellPlayer } from '../../live/index.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { giveWinnings } from '../free-rounds/give-winnings.ts';
import {
  areFreeRounds,
  findDueGifts,
  findEndingGifts,
  giftOf,
  markEndTold,
  writeGift,
  type KeptGift,
} from './gift-store.ts';
import { pageByPage } from './page-by-page.ts';
import { tellOfGift } from './tell-of-gift.ts';

/** Gifts that are read at once. */
const BATCH = 100;
/** How long before its end a player is told of a gift. */
export const TOLD_BEFORE_MS = DAY_MS;

/** Ends gifts whose time is over, each by itself: one that fails is tried again at the next run. */
export async function expireGifts(parts: BonusesParts): Promise<void> {
  const { db, clock } = parts.kernel;
  const nowMs = clock.nowMs();
  const expire = (due: readonly KeptGift[]) =>
    eachReady(parts, due, async (tx, gift, atMs) => {
      if (gift.expiresAtMs > atMs) return;
      await writeGift(tx, { ...gift, state: 'expired' }, atMs);
      await tellOfGift(tx, parts, gift, { step: 'expired', atMs });
      if (areFreeRounds(gift)) await giveWinnings(tx, parts, gift, atMs);
    });
  await pageByPage((after, limit) => findDueGifts(db, nowMs, { after, limit }), expire, BATCH);
}

/** Tells of gifts whose last day has begun, once; of one that was given for so short a time nothing. */
export async function tellOfEndingGifts(parts: BonusesParts): Promise<void> {
  const { db, clock } = parts.kernel;
  const near = { nowMs: clock.nowMs(), withinMs: TOLD_BEFORE_MS };
  const tell = (ending: readonly KeptGift[]) =>
    eachReady(parts, ending, async (tx, gift, atMs) => {
      await markEndTold(tx, gift);
      await tellOfGift(tx, parts, gift, { step: 'ending', atMs });
    });
  await pageByPage((after, limit) => findEndingGifts(db, { ...near, after, limit }), tell, BATCH);
}

async function eachReady(
  { kernel, wallet }: BonusesParts,
  gifts: readonly KeptGift[],
  act: (tx: Tx, gift: KeptGift, atMs: number) => Promise<void>,
): Promise<void> {
  const { db, clock, log, bus } = kernel;
  const one = async ({ playerId, giftId }: KeptGift): Promise<void> => {
    await inTransaction(db, async (tx) => {
      await wallet.lock(tx, playerId);
      const gift = await giftOf(tx, playerId, giftId);
      if (gift?.state === 'ready') await act(tx, gift, clock.nowMs());
    });
    tellPlayer(bus, playerId, { kind: 'inbox' });
  };
  for (const gift of gifts) {
    await one(gift).catch((error: unknown) => {
      log.error({ err: error, giftId: gift.giftId }, 'a gift could not be looked after');
    });
  }
}
