import { DAY_MS, type AmountMinor, type BetId, type PlayerId } from '@paddock/contract';
import type { BetGift } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { dayOf } from '../../../kernel/time/site-days.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { minorOf } from '../promotions/check-terms.ts';
import {
  giftOf,
  insertUse,
  isForCoupon,
  useOf,
  writeGift,
  writeUse,
  type CouponGift,
  type KeptGift,
} from './gift-store.ts';
import { betGift, heldTo, isHouseStake, maxStakeOf, type GiftedBetType } from './gift-terms.ts';

/** Of a gift that came back from a bet so much time is left at least. */
export const TIME_AFTER_RETURN_MS = DAY_MS;

type Parts = Pick<BonusesParts, 'wallet' | 'timeZoneHours'>;

/** A gift as the coupon asks for it. */
export interface UsableGift {
  readonly giftId: string;
  readonly currency: string;
  /** What its bet keeps. */
  readonly bet: BetGift;
  /** The whole stake of a free bet; undefined where the stake is the player's own. */
  readonly amountMinor: AmountMinor | undefined;
  /** The largest stake of the player's own; undefined for any. */
  readonly maxStakeMinor: AmountMinor | undefined;
  readonly types: readonly GiftedBetType[];
  readonly minOddsMilli: number;
  /** Of those whose price is `minLegOddsMilli` or more. */
  readonly minLegs: number;
  readonly minLegOddsMilli: number;
  /** Undefined for all. */
  readonly sports: readonly string[] | undefined;
}

interface OneBet {
  readonly playerId: PlayerId;
  readonly betId: BetId;
  readonly atMs: number;
}

interface AskedGift {
  readonly playerId: PlayerId;
  readonly giftId: string;
  readonly atMs: number;
}

/** A gift of the player that can be used now. @throws GIFT_UNKNOWN, GIFT_USED, GIFT_EXPIRED, GIFT_NOT_FOR_BET of its day */
export async function usableGift(
  db: Database | Tx,
  parts: Pick<Parts, 'timeZoneHours'>,
  asked: AskedGift,
): Promise<UsableGift> {
  const { giftId, terms, currency, amountMinor } = await readyGift(db, parts, asked);
  const isFree = terms.kind === 'free-bet';
  const maxStake = isFree ? undefined : maxStakeOf(terms, currency);
  return {
    ...{ giftId, currency, bet: betGift(terms, currency) },
    amountMinor: isFree ? amountMinor : undefined,
    maxStakeMinor: maxStake === undefined ? undefined : minorOf(maxStake, currency),
    ...heldTo(terms),
    ...{ minOddsMilli: terms.minOddsMilli, sports: terms.sports },
  };
}

async function readyGift(
  db: Database | Tx,
  { timeZoneHours }: Pick<Parts, 'timeZoneHours'>,
  { playerId, giftId, atMs }: AskedGift,
): Promise<CouponGift> {
  const gift = await giftOf(db, playerId, giftId);
  if (gift === undefined || !isForCoupon(gift)) throw new PlatformError('GIFT_UNKNOWN');
  // The task that ends it may not have come to it.
  if (gift.state === 'expired' || (gift.state === 'ready' && gift.expiresAtMs <= atMs))
    throw new PlatformError('GIFT_EXPIRED');
  if (gift.state !== 'ready') throw new PlatformError('GIFT_USED');
  if (betsLeftToday(gift, atMs, timeZoneHours()) === 0)
    throw new PlatformError('GIFT_NOT_FOR_BET', { reason: 'day' });
  return gift;
}

/** For how many bets more a gift is on the day of the site's clock; undefined for as many as in all. */
export function betsLeftToday(
  { terms, usedAtMs }: Pick<CouponGift, 'terms' | 'usedAtMs'>,
  atMs: number,
  timeZoneHours: number,
): number | undefined {
  if (terms.kind === 'free-bet' || terms.betsPerDay === undefined) return undefined;
  const today = dayOf(atMs, timeZoneHours);
  const used = usedAtMs.filter((usedMs) => dayOf(usedMs, timeZoneHours) === today).length;
  return Math.max(0, terms.betsPerDay - used);
}

/**
 * Uses a gift for a bet, in the transaction that takes its stake next: of a free bet the house pays that stake. Of several
 * at once no more than it is for do, since each locks the player's accounts first. @throws as `usableGift`, and
 * BALANCE_NEGATIVE
 */
export async function useGift(
  tx: Tx,
  parts: Parts,
  { playerId, betId, giftId, atMs }: OneBet & { readonly giftId: string },
): Promise<void> {
  const { wallet } = parts;
  await wallet.lock(tx, playerId);
  const gift = await readyGift(tx, parts, { playerId, giftId, atMs });
  const { currency, amountMinor, code, terms, usedAtMs, mostBets } = gift;
  await insertUse(tx, gift, betId, atMs);
  if (usedAtMs.length + 1 >= mostBets) await writeGift(tx, { ...gift, state: 'used' }, atMs);
  if (terms.kind !== 'free-bet') return;
  const reason = `promotion ${code}`;
  const stake = { playerId, betId, currency, amountMinor, revision: undefined, reason, atMs };
  await wallet.moveFreeStake(tx, stake);
}

/**
 * Says whether the stake of a bet or a ticket came back to the player, after its money moved: then the gift can be used again,
 * and what the house paid it takes; where a correction takes that back the other way round. A gift that is in another bet by
 * then stays there, and the house bears both. One that was given up or charged back meanwhile stays that.
 */
export async function stakeCameBack(
  tx: Tx,
  { wallet }: Pick<Parts, 'wallet'>,
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
  await writeUse(tx, playerId, betId, isBack);
  const gift = await giftOf(tx, playerId, use.giftId);
  if (gift === undefined) throw new Error(`bet ${betId} has a gift that is not there`);
  const { currency, amountMinor, terms, usedAtMs, mostBets, isGone } = gift;
  if (isHouseStake(terms))
    await wallet.moveFreeStake(tx, {
      ...{ playerId, betId, currency, revision, atMs },
      amountMinor: isBack ? -amountMinor : amountMinor,
      reason: isBack ? `${nameOf(terms)} given back` : `${nameOf(terms)} used after all`,
    });
  const isSpent = usedAtMs.length >= mostBets;
  if (!isSpent && (gift.state === 'left' || gift.state === 'charged-back')) return;
  const expiresAtMs = isBack ? Math.max(gift.expiresAtMs, atMs + TIME_AFTER_RETURN_MS) : gift.expiresAtMs;
  const unspent = isGone ? 'charged-back' : 'ready';
  await writeGift(tx, { ...gift, state: isSpent ? 'used' : unspent, expiresAtMs }, atMs);
}

const nameOf = ({ kind }: KeptGift['terms']): string => (kind === 'ticket' ? 'ticket' : 'free bet');
