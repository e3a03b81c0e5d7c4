import type { AccountId, AmountMinor, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { areFreeRounds, giftOf, writeGift, type FreeRounds } from '../coupon-gifts/gift-store.ts';
import { giveWinnings } from './give-winnings.ts';
import { roundStakeMinor } from './round-terms.ts';
import { insertRoundUse, type PlayedFree } from './round-use-store.ts';

interface AskedRounds {
  readonly playerId: PlayerId;
  readonly giftId: string;
  readonly atMs: number;
}

/** Free rounds as the games ask for them. */
export interface UsableRounds {
  readonly currency: string;
  /** Of each round. */
  readonly stakeMinor: AmountMinor;
  readonly games: readonly string[];
}

/** Free rounds of the player of which one can be played now. @throws GIFT_UNKNOWN, GIFT_USED, GIFT_EXPIRED */
export async function usableRounds(db: Database | Tx, asked: AskedRounds): Promise<UsableRounds> {
  const { currency, terms } = await readyRounds(db, asked);
  return { currency, stakeMinor: roundStakeMinor(terms, currency), games: terms.games };
}

async function readyRounds(db: Database | Tx, { playerId, giftId, atMs }: AskedRounds): Promise<FreeRounds> {
  const gift = await giftOf(db, playerId, giftId);
  if (gift === undefined || !areFreeRounds(gift)) throw new PlatformError('GIFT_UNKNOWN');
  // The task that ends them may not have come to them.
  if (gift.state === 'expired' || (gift.state === 'ready' && gift.expiresAtMs <= atMs))
    throw new PlatformError('GIFT_EXPIRED');
  if (gift.state !== 'ready') throw new PlatformError('GIFT_USED');
  return gift;
}

/**
 * Counts a free round that was dealt, and pays what it won, in the transaction that keeps it. Of several at once no more
 * than there are left do, since each locks the player's accounts first. Nothing of the player's own is staked, so that
 * limits of money do not count it; a break and a frozen account hold.
 * @throws as `usableRounds`, PLAY_PAUSED, ACCOUNT_FROZEN
 */
export async function playFree(
  tx: Tx,
  parts: BonusesParts,
  { playerId, giftId, accountId, roundId, wonMinor, atMs }: AskedRounds & PlayedFree & FreePayout,
): Promise<void> {
  const { wallet } = parts;
  await wallet.lock(tx, playerId);
  const gift = await readyRounds(tx, { playerId, giftId, atMs });
  if (!(await parts.mayPlay(tx, playerId))) throw new PlatformError('PLAY_PAUSED');
  if (await wallet.isFrozen(tx, playerId)) throw new PlatformError('ACCOUNT_FROZEN');
  await insertRoundUse(tx, gift, { roundId, wonMinor, atMs });
  if (gift.terms.as === 'money' && wonMinor > 0n)
    await wallet.payPromotion(tx, {
      ...{ id: winId(roundId), playerId, accountId, atMs },
      amountMinor: wonMinor,
      reason: `promotion ${gift.code}`,
    });
  if (gift.usedAtMs.length + 1 < gift.mostBets) return;
  await writeGift(tx, { ...gift, state: 'used' }, atMs);
  await giveWinnings(tx, parts, gift, atMs);
}

/** Where winnings of real money go. */
interface FreePayout {
  readonly accountId: AccountId;
}

/** What a round's win is known by among those of promotions. */
const winId = (roundId: string): string => `round:${roundId}`;
/** Transfers of such wins. */
export const ROUND_WIN = /^promotion-win:round:(\d+)$/;
