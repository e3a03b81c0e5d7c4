import type { AmountMinor, BetId, PaymentId, PlayerId } from '@paddock/contract';
import type { CouponGiftState, PromotionGift, PromotionTerms } from '@paddock/contract/schemas';
import { sql, type RawBuilder } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

export type FreeBetTerms = Extract<PromotionGift, { readonly kind: 'free-bet' }>;

/** A gift for the coupon, with the terms of the promotion it came from as they were then (rules §14). */
export interface CouponGift {
  readonly playerId: PlayerId;
  readonly giftId: string;
  readonly grantId: string;
  readonly code: string;
  readonly text: PromotionTerms['text'];
  readonly terms: FreeBetTerms;
  /** The deposit that brought it. */
  readonly paymentId: PaymentId | null;
  readonly state: CouponGiftState;
  readonly currency: string;
  readonly amountMinor: AmountMinor;
  readonly givenAtMs: number;
  readonly expiresAtMs: number;
  /** The bet it is in. */
  readonly betId: BetId | null;
}

interface GiftRow {
  readonly player_id: bigint;
  readonly gift_id: bigint;
  readonly grant_id: bigint;
  readonly code: string;
  readonly terms: PromotionTerms;
  readonly payment_id: bigint | null;
  readonly state: CouponGiftState;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly given_at_ms: bigint;
  readonly expires_at_ms: bigint;
  readonly bet_id: bigint | null;
}

function toGift(row: GiftRow): CouponGift {
  const { gives, text } = row.terms;
  if (gives.kind !== 'free-bet') throw new Error(`gift ${row.gift_id} is of terms that give ${gives.kind}`);
  return {
    playerId: row.player_id.toString() as PlayerId,
    giftId: row.gift_id.toString(),
    grantId: row.grant_id.toString(),
    code: row.code,
    text,
    terms: gives,
    paymentId: row.payment_id === null ? null : (row.payment_id.toString() as PaymentId),
    state: row.state,
    currency: row.currency,
    amountMinor: row.amount_minor,
    givenAtMs: Number(row.given_at_ms),
    expiresAtMs: Number(row.expires_at_ms),
    betId: row.bet_id === null ? null : (row.bet_id.toString() as BetId),
  };
}

const GIFTS = sql`
  select gift.player_id, gift.gift_id, gift.grant_id, g.code, v.terms, g.payment_id, gift.state, gift.currency,
      gift.amount_minor, gift.given_at_ms, gift.expires_at_ms, (
        select max(u.bet_id) from bonuses_gift_use u
          where u.player_id = gift.player_id and u.gift_id = gift.gift_id and not u.is_back
      ) as bet_id
    from bonuses_gift gift join bonuses_grant g using (player_id, grant_id)
      join bonuses_promotion_version v on v.code = g.code and v.version = g.version`;

/** The gifts of a player, the newest first. */
export async function giftsOf(db: Database | Tx, playerId: PlayerId): Promise<readonly CouponGift[]> {
  return read(db, sql`gift.player_id = ${playerId}::bigint order by gift.gift_id desc`);
}

/** One of them; undefined for what is not the player's. */
export async function giftOf(
  db: Database | Tx,
  playerId: PlayerId,
  giftId: string,
): Promise<CouponGift | undefined> {
  const [gift] = await read(
    db,
    sql`gift.player_id = ${playerId}::bigint and gift.gift_id = ${giftId}::bigint`,
  );
  return gift;
}

/** Those whose time is over and that nobody has used. */
export async function findDueGifts(db: Database, nowMs: number, limit: number) {
  return read(
    db,
    sql`gift.state = 'ready' and gift.expires_at_ms <= ${nowMs}::bigint order by gift.expires_at_ms limit ${limit}`,
  );
}

async function read(db: Database | Tx, condition: RawBuilder<unknown>): Promise<readonly CouponGift[]> {
  const { rows } = await sql<GiftRow>`${GIFTS} where ${condition}`.execute(db);
  return rows.map(toGift);
}

export type NewGift = Pick<
  CouponGift,
  'playerId' | 'giftId' | 'grantId' | 'currency' | 'amountMinor' | 'givenAtMs' | 'expiresAtMs'
>;

export async function insertGift(tx: Tx, gift: NewGift): Promise<void> {
  await sql`
    insert into bonuses_gift (player_id, gift_id, grant_id, state, currency, amount_minor, given_at_ms, expires_at_ms)
      values (${gift.playerId}, ${gift.giftId}, ${gift.grantId}, 'ready', ${gift.currency}, ${gift.amountMinor},
        ${gift.givenAtMs}, ${gift.expiresAtMs})`.execute(tx);
}

/** Writes how a gift stands now, and its part in the promotion with it. */
export async function writeGift(
  tx: Tx,
  gift: Pick<CouponGift, 'playerId' | 'giftId' | 'grantId' | 'state' | 'expiresAtMs'>,
  atMs: number,
): Promise<void> {
  const { playerId, giftId, grantId, state, expiresAtMs } = gift;
  const part = state === 'ready' ? 'running' : state === 'used' ? 'completed' : state;
  await sql`
    update bonuses_gift set state = ${state}, expires_at_ms = ${expiresAtMs}
      where player_id = ${playerId} and gift_id = ${giftId}`.execute(tx);
  await sql`
    update bonuses_grant set state = ${part}, ended_at_ms = ${state === 'ready' ? null : atMs}::bigint
      where player_id = ${playerId} and grant_id = ${grantId}`.execute(tx);
}

/** Keeps that a gift is in a bet. */
export async function insertUse(
  tx: Tx,
  { playerId, giftId }: Pick<CouponGift, 'playerId' | 'giftId'>,
  betId: BetId,
): Promise<void> {
  await sql`
    insert into bonuses_gift_use (player_id, bet_id, gift_id) values (${playerId}, ${betId}, ${giftId})`.execute(
    tx,
  );
}

/** Which gift is in a bet, and whether it came back; undefined for a bet without one. */
export async function useOf(
  tx: Tx,
  playerId: PlayerId,
  betId: BetId,
): Promise<{ readonly giftId: string; readonly isBack: boolean } | undefined> {
  const { rows } = await sql<{ gift_id: bigint; is_back: boolean }>`
    select gift_id, is_back from bonuses_gift_use
      where player_id = ${playerId}::bigint and bet_id = ${betId}::bigint`.execute(tx);
  return rows.map((row) => ({ giftId: row.gift_id.toString(), isBack: row.is_back }))[0];
}

export async function writeUse(tx: Tx, playerId: PlayerId, betId: BetId, isBack: boolean): Promise<void> {
  await sql`
    update bonuses_gift_use set is_back = ${isBack} where player_id = ${playerId} and bet_id = ${betId}`.execute(
    tx,
  );
}

/** Gifts whose uses and money do not agree, in words. */
export async function brokenGifts(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('gift %s of player %s is %s and in %s bets', g.gift_id, g.player_id, g.state, uses.open) as detail
      from bonuses_gift g cross join lateral (
        select count(*) as open from bonuses_gift_use u
          where u.player_id = g.player_id and u.gift_id = g.gift_id and not u.is_back
      ) uses
      where (g.state = 'used') <> (uses.open > 0)`.execute(db);
  return rows.map(({ detail }) => detail);
}
