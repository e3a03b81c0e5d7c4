import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import type { Entry } from '@paddock/games/toto';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { DrawId } from '../draws/draw.ts';
import { packEntries, unpackEntries } from './packed-entries.ts';

/** A coupon as it was bought; its id is that of its stake. */
export interface Coupon {
  readonly couponId: BetId;
  readonly number: string;
  readonly playerId: PlayerId;
  readonly drawId: DrawId;
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
  select coupon_id, public_number, player_id, draw_id, currency, stake_minor, columns, entries, accepted_at_ms,
      paid_minor, is_void, ended_at_ms,
      (select count(*) from toto_event e where e.draw_id = c.draw_id) as events
    from toto_coupon c`;

export async function insertCoupon(tx: Tx, coupon: Omit<Coupon, 'end'>): Promise<void> {
  await sql`
    insert into toto_coupon (coupon_id, public_number, player_id, draw_id, currency, stake_minor, columns, entries,
        accepted_at_ms)
      values (${coupon.couponId}, ${coupon.number}, ${coupon.playerId}, ${coupon.drawId}, ${coupon.currency},
        ${coupon.stakeMinor}, ${coupon.columns}, ${packEntries(coupon.entries)}, ${coupon.acceptedAtMs})`.execute(
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

/** The newest first. @param before older than this one */
export async function couponsOfPlayer(
  db: Database,
  playerId: PlayerId,
  before: string | undefined,
  limit: number,
): Promise<readonly Coupon[]> {
  const { rows } = await sql<CouponRow>`
    ${SELECT} where player_id = ${playerId}
      and (${before ?? null}::bigint is null or coupon_id < ${before ?? null}::bigint)
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

export async function openCouponsOf(tx: Tx, players: readonly PlayerId[]): Promise<readonly BetId[]> {
  const { rows } = await sql<{ coupon_id: bigint }>`
    select coupon_id from toto_coupon
      where ended_at_ms is null and player_id = any(${[...players]}::bigint[]) order by coupon_id`.execute(
    tx,
  );
  return rows.map((row) => row.coupon_id.toString() as BetId);
}
