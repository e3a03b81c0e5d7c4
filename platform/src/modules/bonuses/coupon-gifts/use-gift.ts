import { DAY_MS, type AmountMinor, type BetId, type PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { giftOf, insertUse, useOf, writeGift, writeUse, type CouponGift } from './gift-store.ts';

/** Of a gift that came back from a bet so much time is left at least. */
export const TIME_AFTER_RETURN_MS = DAY_MS;

type Parts = Pick<BonusesParts, 'wallet'>;

/** A gift as the coupon asks for it. */
export interface UsableGift {
  readonly giftId: string;
  readonly kind: 'free-bet';
  readonly currency: string;
  /** The whole stake. */
  readonly amountMinor: AmountMinor;
  readonly minOddsMilli: number;
  readonly minLegs: number;
  /** Undefined for all. */
  readonly sports: readonly string[] | undefined;
  readonly stakeReturned: boolean;
}

interface OneBet {
  readonly playerId: PlayerId;
  readonly betId: BetId;
  readonly atMs: number;
}

/** A gift of the player that can be used now. @throws GIFT_UNKNOWN, GIFT_USED, GIFT_EXPIRED */
export async function usableGift(
  db: Database | Tx,
  { playerId, giftId, atMs }: { readonly playerId: PlayerId; readonly giftId: string; readonly atMs: number },
): Promise<UsableGift> {
  const { terms, currency, amountMinor } = await readyGift(db, playerId, giftId, atMs);
  const { kind, minOddsMilli, minLegs = 1, sports, stakeReturned } = terms;
  return { giftId, kind, currency, amountMinor, minOddsMilli, minLegs, sports, stakeReturned };
}

async function readyGift(
  db: Database | Tx,
  playerId: PlayerId,
  giftId: string,
  atMs: number,
): Promise<CouponGift> {
  const gift = await giftOf(db, playerId, giftId);
  if (gift === undefined) throw new PlatformError('GIFT_UNKNOWN');
  // The task that ends it may not have come to it.
  if (gift.state === 'expired' || (gift.state === 'ready' && gift.expiresAtMs <= atMs))
    throw new PlatformError('GIFT_EXPIRED');
  if (gift.state !== 'ready') throw new PlatformError('GIFT_USED');
  return gift;
}

/**
 * Uses a gift for a bet, in the transaction that takes its stake next: the house pays that stake. Of several at once one
 * does, since each locks the player's accounts first. @throws as `usableGift`, and BALANCE_NEGATIVE
 */
export async function useGift(
  tx: Tx,
  { wallet }: Parts,
  { playerId, betId, giftId, atMs }: OneBet & { readonly giftId: string },
): Promise<void> {
  await wallet.lock(tx, playerId);
  const gift = await readyGift(tx, playerId, giftId, atMs);
  const { currency, amountMinor, code } = gift;
  await insertUse(tx, gift, betId);
  await writeGift(tx, { ...gift, state: 'used' }, atMs);
  const reason = `promotion ${code}`;
  await wallet.moveFreeStake(tx, {
    playerId,
    betId,
    currency,
    amountMinor,
    revision: undefined,
    reason,
    atMs,
  });
}

/**
 * Says whether a bet's stake came back to the player, after its money moved: then the house takes it, and the gift can be
 * used again; where a correction takes that back the other way round. A gift that is in another bet by then stays there,
 * and the house bears both.
 */
export async function stakeCameBack(
  tx: Tx,
  { wallet }: Parts,
  {
    playerId,
    betId,
    atMs,
    revision,
    isBack,
  }: OneBet & { readonly revision: number; readonly isBack: boolean },
): Promise<void> {
  const use = await useOf(tx, playerId, betId);
  if (use === undefined || use.isBack === isBack) return;
  const gift = await giftOf(tx, playerId, use.giftId);
  if (gift === undefined) throw new Error(`bet ${betId} has a gift that is not there`);
  const { currency, amountMinor } = gift;
  await writeUse(tx, playerId, betId, isBack);
  await wallet.moveFreeStake(tx, {
    ...{ playerId, betId, currency, revision, atMs },
    amountMinor: isBack ? -amountMinor : amountMinor,
    reason: isBack ? 'free bet given back' : 'free bet used after all',
  });
  const now = await giftOf(tx, playerId, use.giftId);
  const isUsed = now?.betId !== null;
  const expiresAtMs = isBack ? Math.max(gift.expiresAtMs, atMs + TIME_AFTER_RETURN_MS) : gift.expiresAtMs;
  await writeGift(tx, { ...gift, state: isUsed ? 'used' : 'ready', expiresAtMs }, atMs);
}
