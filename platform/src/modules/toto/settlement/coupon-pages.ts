import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import { hitCountsOfAll, type EventOutcome } from '@paddock/games/toto';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { unpackEntries } from '../coupons/packed-entries.ts';
import type { Draw } from '../draws/draw.ts';

/** Coupons read at once: what a pool of a million holds in memory at a time. */
const PAGE = 20_000;

/** A coupon as it is judged. */
export interface JudgedCoupon {
  readonly couponId: BetId;
  readonly playerId: PlayerId;
  /** The gift that paid it; undefined for the player's own money. */
  readonly giftId: string | undefined;
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
  /** Bought when sales should have been closed. */
  readonly isLate: boolean;
  /** Columns with 0, 1, … events right; nothing where the draw is off. */
  readonly hits: readonly number[];
}

/** Goes through the coupons of a draw that are open, in pages. */
export async function* openCoupons(
  db: Database,
  { drawId, closedAtMs, kind }: Draw,
  outcomes: readonly EventOutcome[],
): AsyncGenerator<readonly JudgedCoupon[]> {
  let after = '0';
  for (;;) {
    const { rows } = await sql<{
      coupon_id: bigint;
      player_id: bigint;
      gift_id: bigint | null;
      currency: string;
      stake_minor: bigint;
      entries: Buffer;
      accepted_at_ms: bigint;
    }>`
      select coupon_id, player_id, gift_id, currency, stake_minor, entries, accepted_at_ms from toto_coupon
        where draw_id = ${drawId} and coupon_id > ${after}::bigint and ended_at_ms is null
        order by coupon_id limit ${PAGE}`.execute(db);
    yield rows.map((row) => ({
      couponId: row.coupon_id.toString() as BetId,
      playerId: row.player_id.toString() as PlayerId,
      giftId: row.gift_id?.toString(),
      currency: row.currency,
      stakeMinor: row.stake_minor,
      isLate: closedAtMs !== undefined && Number(row.accepted_at_ms) >= closedAtMs,
      hits: outcomes.length === 0 ? [] : hitCountsOfAll(unpackEntries(row.entries, kind.events), outcomes),
    }));
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.coupon_id.toString();
  }
}
