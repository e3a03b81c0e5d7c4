import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { HouseKept, StakeLabel } from '../products/index.ts';
import type { OpenHold } from '../wallet/index.ts';

/** What must lie in escrow now. */
export async function openHoldsOfToto(db: Database | Tx): Promise<readonly OpenHold[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; held: bigint }>`
    select player_id, currency, sum(stake_minor)::bigint as held from toto_coupon
      where ended_at_ms is null group by player_id, currency`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    currency: row.currency,
    heldMinor: row.held,
  }));
}

export async function keptOfToto(tx: Tx): Promise<readonly HouseKept[]> {
  const { rows } = await sql<{ currency: string; kept: bigint }>`
    select currency, sum(stake_minor - paid_minor)::bigint as kept from toto_coupon
      where paid_minor is not null group by currency`.execute(tx);
  return rows.map(({ currency, kept }) => ({ currency, keptMinor: kept }));
}

/**
 * Of a draw whose coupons have all ended: stakes and jackpot before are house, paid and jackpot after, as its coupons say
 * it; jackpots follow on one another and stand as the last one left them. A void coupon got its stake back, and none has
 * ended whose draw is not decided.
 */
export async function brokenDraws(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    with decided as (
      select draw_id, pool, currency, decided_at_ms, ended_at_ms, is_off, (result ->> 'stakes')::bigint as stakes,
          (result ->> 'house')::bigint as house, (result ->> 'paid')::bigint as paid,
          (result ->> 'before')::bigint as before, (result ->> 'after')::bigint as after
        from toto_draw where decided_at_ms is not null
    ), followed as (
      select *, lag(after, 1, 0::bigint) over chain as carried, lead(draw_id) over chain as next
        from decided window chain as (partition by pool, currency order by decided_at_ms, draw_id)
    )
    select format('draw %s has %s and a jackpot of %s, but %s, %s and %s went on', draw_id, stakes, before, house,
        paid, after) as detail
      from decided where stakes + before <> house + paid + after
    union all
    select format('draw %s began with a jackpot of %s, %s was carried', draw_id, before, carried)
      from followed where before <> carried
    union all
    select format('the jackpot of %s in %s is %s, draw %s left %s', pool, currency, amount_minor, draw_id, after)
      from followed join toto_jackpot using (pool, currency) where next is null and amount_minor <> after
    union all
    select format('draw %s has %s and paid %s, its coupons %s and %s', draw_id, stakes, paid, had, got)
      from decided join lateral (
        select coalesce(sum(stake_minor), 0)::bigint as had, coalesce(sum(paid_minor), 0)::bigint as got
          from toto_coupon c where c.draw_id = decided.draw_id and not is_void
      ) summed on true
      where ended_at_ms is not null and (stakes <> had or paid <> got)
    union all
    select format('coupon %s of %s is void and was paid %s', coupon_id, stake_minor, paid_minor)
      from toto_coupon where is_void and paid_minor <> stake_minor
    union all
    select format('coupon %s has ended, its draw %s is not decided', coupon_id, draw_id)
      from toto_coupon c join toto_draw d using (draw_id)
      where c.ended_at_ms is not null and d.decided_at_ms is null`.execute(tx);
  return rows.map(({ detail }) => detail);
}

/** @see ProductRegistration.stakeLabels */
export async function couponLabels(
  db: Database | Tx,
  playerId: PlayerId,
  stakeIds: readonly string[],
): Promise<(stakeId: string) => StakeLabel | null> {
  if (stakeIds.length === 0) return () => null;
  const { rows } = await sql<{ coupon_id: bigint; public_number: bigint }>`
    select coupon_id, public_number from toto_coupon
      where player_id = ${playerId}::bigint and coupon_id = any(${[...stakeIds]}::bigint[])`.execute(db);
  const labels = new Map(
    rows.map((row) => [row.coupon_id.toString(), { number: row.public_number.toString() }]),
  );
  return (stakeId) => labels.get(stakeId) ?? null;
}
