import type { AmountMinor, BetId, PaymentId, PlayerId } from '@paddock/contract';
import type { CouponGiftState, PromotionTerms } from '@paddock/contract/schemas';
import { sql, type RawBuilder } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { termsOfPlace } from '../promotions/days/gift-of-day.ts';
import type { FreeRoundsTerms } from '../free-rounds/round-terms.ts';
import { isTicket, type TicketTerms } from '../tickets/ticket-terms.ts';
import { isCouponGift, isKeptGift, type CouponGiftTerms, type KeptGiftTerms } from './gift-terms.ts';

/** A gift that is kept until it is used, with the terms of the promotion it came from as they were then (rules §14). */
export interface KeptGift {
  readonly playerId: PlayerId;
  readonly giftId: string;
  readonly grantId: string;
  readonly code: string;
  readonly text: PromotionTerms['text'];
  readonly terms: KeptGiftTerms;
  /** The deposit that brought it. */
  readonly paymentId: PaymentId | null;
  readonly state: CouponGiftState;
  /** Its deposit was charged back since it was used. */
  readonly isGone: boolean;
  readonly currency: string;
  /** The stake of a free bet or a ticket, those of all free rounds; else the most that it adds to all its bets. */
  readonly amountMinor: AmountMinor;
  /** For how many bets it is, or rounds. */
  readonly mostBets: number;
  /** When it was used for each of those it is in. */
  readonly usedAtMs: readonly number[];
  readonly givenAtMs: number;
  readonly expiresAtMs: number;
  /** The bet it is in, the last one of several. */
  readonly betId: BetId | null;
}

type GiftKey = Pick<KeptGift, 'playerId' | 'giftId'>;

/** One for the coupon. */
export type CouponGift = KeptGift & { readonly terms: CouponGiftTerms };
export const isForCoupon = (gift: KeptGift): gift is CouponGift => isCouponGift(gift.terms);
/** One for rounds of our own games. */
export type FreeRounds = KeptGift & { readonly terms: FreeRoundsTerms };
export const areFreeRounds = (gift: KeptGift): gift is FreeRounds => gift.terms.kind === 'free-rounds';
/** One for a ticket. */
export type TicketGift = KeptGift & { readonly terms: TicketTerms };
export const isForTicket = (gift: KeptGift): gift is TicketGift => isTicket(gift.terms);

interface GiftRow {
  readonly player_id: bigint;
  readonly gift_id: bigint;
  readonly grant_id: bigint;
  readonly code: string;
  readonly terms: PromotionTerms;
  readonly place: number | null;
  readonly payment_id: bigint | null;
  readonly state: CouponGiftState;
  readonly is_gone: boolean;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly most_bets: number;
  readonly used_at_ms: readonly string[];
  readonly given_at_ms: bigint;
  readonly expires_at_ms: bigint;
  readonly bet_id: bigint | null;
}

function toGift(row: GiftRow): KeptGift {
  const { gives, text } = termsOfPlace(row.terms, row.place);
  if (!isKeptGift(gives)) throw new Error(`gift ${row.gift_id} is of terms that give ${gives.kind}`);
  return {
    playerId: row.player_id.toString() as PlayerId,
    giftId: row.gift_id.toString(),
    grantId: row.grant_id.toString(),
    code: row.code,
    text,
    terms: gives,
    paymentId: row.payment_id === null ? null : (row.payment_id.toString() as PaymentId),
    state: row.state,
    isGone: row.is_gone,
    currency: row.currency,
    amountMinor: row.amount_minor,
    mostBets: row.most_bets,
    usedAtMs: row.used_at_ms.map(Number),
    givenAtMs: Number(row.given_at_ms),
    expiresAtMs: Number(row.expires_at_ms),
    betId: row.bet_id === null ? null : (row.bet_id.toString() as BetId),
  };
}

const GIFTS = sql`
  select gift.player_id, gift.gift_id, gift.grant_id, g.code, v.terms, g.place, g.payment_id, gift.state, gift.is_gone,
      gift.currency, gift.amount_minor, gift.most_bets, gift.given_at_ms, gift.expires_at_ms, uses.bet_id, uses.used_at_ms
    from bonuses_gift gift join bonuses_grant g using (player_id, grant_id)
      cross join lateral (
        select max(u.bet_id) as bet_id, coalesce(array_agg(u.used_at_ms::text), '{}') as used_at_ms
          from bonuses_gift_use u
          where u.player_id = gift.player_id and u.gift_id = gift.gift_id and not u.is_back
      ) uses
      join bonuses_promotion_version v on v.code = g.code and v.version = g.version`;

/** The gifts of a player, the newest first. */
export async function giftsOf(db: Database | Tx, playerId: PlayerId): Promise<readonly KeptGift[]> {
  return read(db, sql`gift.player_id = ${playerId}::bigint order by gift.gift_id desc`);
}

/** One of them; undefined for what is not the player's. */
export async function giftOf(
  db: Database | Tx,
  playerId: PlayerId,
  giftId: string,
): Promise<KeptGift | undefined> {
  const [gift] = await read(
    db,
    sql`gift.player_id = ${playerId}::bigint and gift.gift_id = ${giftId}::bigint`,
  );
  return gift;
}

/** A part of a list of gifts in the order of their ends: so many after one of them, or the first. */
interface GiftPage {
  readonly after: KeptGift | undefined;
  readonly limit: number;
}

const pageOf = ({ after, limit }: GiftPage): RawBuilder<unknown> => sql`
  (gift.expires_at_ms, gift.player_id, gift.gift_id)
      > (${after?.expiresAtMs ?? 0}::bigint, ${after?.playerId ?? 0}::bigint, ${after?.giftId ?? 0}::bigint)
    order by gift.expires_at_ms, gift.player_id, gift.gift_id limit ${limit}`;

/** Those whose time is over and that nobody has used. */
export async function findDueGifts(db: Database, nowMs: number, page: GiftPage) {
  return read(db, sql`gift.state = 'ready' and gift.expires_at_ms <= ${nowMs}::bigint and ${pageOf(page)}`);
}

/** Those nobody has used whose end is near and was not told of; none that were given for less than twice that time. */
export async function findEndingGifts(
  db: Database,
  { nowMs, withinMs, ...page }: { readonly nowMs: number; readonly withinMs: number } & GiftPage,
) {
  return read(
    db,
    sql`gift.state = 'ready' and not gift.is_end_told and gift.expires_at_ms > ${nowMs}::bigint
      and gift.expires_at_ms <= ${nowMs + withinMs}::bigint
      and gift.expires_at_ms - gift.given_at_ms >= ${2 * withinMs}::bigint and ${pageOf(page)}`,
  );
}

/** Keeps that its player was told of the end of a gift. */
export async function markEndTold(tx: Tx, { playerId, giftId }: GiftKey): Promise<void> {
  await sql`
    update bonuses_gift set is_end_told = true where player_id = ${playerId} and gift_id = ${giftId}`.execute(
    tx,
  );
}

async function read(db: Database | Tx, condition: RawBuilder<unknown>): Promise<readonly KeptGift[]> {
  const { rows } = await sql<GiftRow>`${GIFTS} where ${condition}`.execute(db);
  return rows.map(toGift);
}

export type NewGift = Pick<
  KeptGift,
  'playerId' | 'giftId' | 'grantId' | 'currency' | 'amountMinor' | 'mostBets' | 'givenAtMs' | 'expiresAtMs'
>;

export async function insertGift(tx: Tx, gift: NewGift): Promise<void> {
  await sql`
    insert into bonuses_gift (player_id, gift_id, grant_id, state, currency, amount_minor, most_bets, given_at_ms,
        expires_at_ms)
      values (${gift.playerId}, ${gift.giftId}, ${gift.grantId}, 'ready', ${gift.currency}, ${gift.amountMinor},
        ${gift.mostBets}, ${gift.givenAtMs}, ${gift.expiresAtMs})`.execute(tx);
}

/** Writes how a gift stands now, and its part in the promotion with it. */
export async function writeGift(
  tx: Tx,
  gift: Pick<KeptGift, 'playerId' | 'giftId' | 'grantId' | 'state' | 'expiresAtMs'>,
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

/** Keeps that the deposit of a gift that is used was charged back. */
export async function markGone(tx: Tx, { playerId, giftId }: GiftKey): Promise<void> {
  await sql`
    update bonuses_gift set is_gone = true where player_id = ${playerId} and gift_id = ${giftId}`.execute(tx);
}

/** Keeps that a gift is in a bet. */
export async function insertUse(
  tx: Tx,
  { playerId, giftId }: Pick<KeptGift, 'playerId' | 'giftId'>,
  betId: BetId,
  atMs: number,
): Promise<void> {
  await sql`
    insert into bonuses_gift_use (player_id, bet_id, gift_id, used_at_ms)
      values (${playerId}, ${betId}, ${giftId}, ${atMs})`.execute(tx);
}

/** A gift in a bet. */
interface GiftUse {
  readonly giftId: string;
  /** It came back from it. */
  readonly isBack: boolean;
  /** What it has added to the bet. */
  readonly extraMinor: AmountMinor;
}

/** The gift that is or was in a bet; undefined for a bet without one. */
export async function useOf(tx: Tx, playerId: PlayerId, betId: BetId): Promise<GiftUse | undefined> {
  const { rows } = await sql<{ gift_id: bigint; is_back: boolean; extra_minor: bigint }>`
    select gift_id, is_back, extra_minor from bonuses_gift_use
      where player_id = ${playerId}::bigint and bet_id = ${betId}::bigint`.execute(tx);
  return rows.map((row) => ({
    giftId: row.gift_id.toString(),
    isBack: row.is_back,
    extraMinor: row.extra_minor,
  }))[0];
}

export async function writeUse(tx: Tx, playerId: PlayerId, betId: BetId, isBack: boolean): Promise<void> {
  await sql`
    update bonuses_gift_use set is_back = ${isBack} where player_id = ${playerId} and bet_id = ${betId}`.execute(
    tx,
  );
}

/** Keeps what a gift has added to a bet until now. */
export async function writeExtra(
  tx: Tx,
  playerId: PlayerId,
  betId: BetId,
  extraMinor: AmountMinor,
): Promise<void> {
  await sql`
    update bonuses_gift_use set extra_minor = ${extraMinor}
      where player_id = ${playerId} and bet_id = ${betId}`.execute(tx);
}
