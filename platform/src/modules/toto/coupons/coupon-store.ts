import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import type { Entry } from '@paddock/games/toto';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { BoughtTicket } from '../../bonuses/index.ts';
import type { IndependentStakeThen, OpenWhile } from '../../products/index.ts';
import type { DrawId } from '../draws/draw.ts';
import { packEntries, unpackEntries } from './packed-entries.ts';

/** A coupon as it was bought; its id is that of its stake. */
export interface Coupon {
  readonly couponId: BetId;
  readonly number: string;
  readonly playerId: PlayerId;
  readonly drawId: DrawId;
  /** What was given with it: the house paid its stake. */
  readonly giftId: string | undefined;
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
  readonly columns: bigint;
  readonly entries: readonly Entry[];
  readonly acceptedAtMs: number;
  readonly end: CouponEnd | undefined;
}

export interface CouponEnd {
  readonly paidMinor: AmountMinor;
  readonly isVoid: boolean;
  readonly atMs: number;
}

interface CouponRow {
  readonly coupon_id: bigint;
  readonly public_number: bigint;
  readonly player_id: bigint;
  readonly draw_id: bigint;
  readonly gift_id: bigint | null;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly columns: bigint;
  readonly entries: Buffer;
  readonly accepted_at_ms: bigint;
  readonly paid_minor: bigint | null;
  readonly is_void: boolean;
  readonly ended_at_ms: bigint | null;
  readonly events: bigint;
}

const toCoupon = (row: CouponRow): Coupon => ({
  couponId: row.coupon_id.toString() as BetId,
  number: row.public_number.toString(),
  playerId: row.player_id.toString() as PlayerId,
  drawId: row.draw_id.toString() as DrawId,
  giftId: row.gift_id?.toString(),
  currency: row.currency,
  stakeMinor: row.stake_minor,
  columns: row.columns,
  entries: unpackEntries(row.entries, Number(row.events)),
  acceptedAtMs: Number(row.accepted_at_ms),
  end:
    row.paid_minor === null || row.ended_at_ms === null
      ? undefined
      : { paidMinor: row.paid_minor, isVoid: row.is_void, atMs: Number(row.ended_at_ms) },
});

const SELECT = sql`
  select coupon_id, public_number, player_id, draw_id, gift_id, currency, stake_minor, columns, entries, accepted_at_ms,
      paid_minor, is_void, ended_at_ms,
      (select count(*) from toto_event e where e.draw_id = c.draw_id) as events
    from toto_coupon c`;

export async function insertCoupon(tx: Tx, coupon: Omit<Coupon, 'end'>): Promise<void> {
  await sql`
    insert into toto_coupon (coupon_id, public_number, player_id, draw_id, gift_id, currency, stake_minor, columns,
        entries, accepted_at_ms)
      values (${coupon.couponId}, ${coupon.number}, ${coupon.playerId}, ${coupon.drawId}, ${coupon.giftId ?? null},
        ${coupon.currency}, ${coupon.stakeMinor}, ${coupon.columns}, ${packEntries(coupon.entries)}, ${coupon.acceptedAtMs})`.execute(
    tx,
  );
}

export async function readCoupon(
  db: Database | Tx,
  playerId: PlayerId,
  couponId: BetId,
): Promise<Coupon | undefined> {
  const { rows } = await sql<CouponRow>`
    ${SELECT} where coupon_id = ${couponId} and player_id = ${playerId}`.execute(db);
  return rows[0] === undefined ? undefined : toCoupon(rows[0]);
}

export interface CouponsAsked {
  /** Older than this one. */
  readonly before: BetId | undefined;
  /** Of this draw alone. */
  readonly drawId: DrawId | undefined;
  readonly limit: number;
}

/** The newest first. */
export async function couponsOfPlayer(
  db: Database,
  playerId: PlayerId,
  { before, drawId, limit }: CouponsAsked,
): Promise<readonly Coupon[]> {
  const { rows } = await sql<CouponRow>`
    ${SELECT} where player_id = ${playerId}
      and (${before ?? null}::bigint is null or coupon_id < ${before ?? null}::bigint)
      and (${drawId ?? null}::bigint is null or draw_id = ${drawId ?? null}::bigint)
      order by coupon_id desc limit ${limit}`.execute(db);
  return rows.map(toCoupon);
}

/** What of a stake that has ended counts for a bonus. @throws Error for one that is not there or has not ended */
export async function endedCoupon(tx: Tx, couponId: BetId) {
  const { rows } = await sql<{
    stake_minor: bigint;
    accepted_at_ms: bigint;
    ended_at_ms: bigint | null;
    is_void: boolean;
  }>`
    select stake_minor, accepted_at_ms, ended_at_ms, is_void from toto_coupon where coupon_id = ${couponId}`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined || row.ended_at_ms === null)
    throw new Error(`coupon ${couponId} has not ended or is not there`);
  return {
    stakeMinor: row.stake_minor,
    riskedMinor: row.stake_minor,
    acceptedAtMs: Number(row.accepted_at_ms),
    endedAtMs: Number(row.ended_at_ms),
    isVoid: row.is_void,
  };
}

/** True where one of these players has a coupon of a draw. */
export async function haveCoupons(tx: Tx, players: readonly PlayerId[], drawId: DrawId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from toto_coupon where draw_id = ${drawId} and player_id = any(${[...players]}::bigint[]) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Coupons of these players that were bought up to a stake, and are open or ended after a moment. */
export async function couponsThen(
  tx: Tx,
  players: readonly PlayerId[],
  { sinceMs, untilBetId }: OpenWhile,
): Promise<readonly IndependentStakeThen[]> {
  const { rows } = await sql<{ coupon_id: bigint; currency: string; ended_at_ms: bigint | null }>`
    select coupon_id, currency, ended_at_ms from toto_coupon
      where player_id = any(${[...players]}::bigint[]) and coupon_id <= ${untilBetId}::bigint
        and (ended_at_ms is null or ended_at_ms >= ${sinceMs}::bigint) order by coupon_id`.execute(tx);
  return rows.map((row) => ({
    betId: row.coupon_id.toString() as BetId,
    currency: row.currency,
    endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
    isAtRisk: true,
  }));
}

/** @see TicketSeller.boughtWithGifts */
export async function boughtWithGifts(db: Database | Tx): Promise<readonly BoughtTicket[]> {
  const { rows } = await sql<{ player_id: bigint; coupon_id: bigint; gift_id: bigint; is_void: boolean }>`
    select player_id, coupon_id, gift_id, is_void from toto_coupon where gift_id is not null`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    betId: row.coupon_id.toString() as BetId,
    giftId: row.gift_id.toString(),
    isVoid: row.is_void,
  }));
}
