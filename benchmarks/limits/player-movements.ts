import { DAY_MS, LIMIT_RULES } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';
import type pg from 'pg';

/** A player who has moved money again and again, with every limit of money set and far from reached. */
export interface MovingPlayer {
  readonly playerId: PlayerId;
  /** Stakes in the last 40 days; returns are half as many, and one stake in ten was given back. */
  readonly stakes: number;
}

/** Longer than the longest window, so that each begins in the middle of what was moved. */
const SPAN_MS = 40 * DAY_MS;
const FAR_MINOR = 1_000_000_000_000;

/** Writes a player's movements, evenly over 40 days before `nowMs`, as the module keeps them, and his limits. */
export async function writeMovements(
  pool: pg.Pool,
  { playerId, stakes }: MovingPlayer,
  nowMs: number,
): Promise<void> {
  const times = `${nowMs}::bigint - ${SPAN_MS} + (n * ${SPAN_MS - 1000}::bigint) / $2::bigint`;
  await pool.query(
    `insert into limits_movement (player_id, kind, currency, seq, at_ms, amount_minor, total_minor, cause)
       select $1::bigint, 'stake', 'EUR', n, ${times}, 100, n * 100, 'b' || n from generate_series(1, $2::bigint) as n`,
    [playerId, stakes],
  );
  await pool.query(
    `insert into limits_movement (player_id, kind, currency, seq, at_ms, amount_minor, total_minor, cause)
       select $1::bigint, 'return', 'EUR', n / 2, ${times}, 150, n / 2 * 150, 'b' || n || ':1'
       from generate_series(2, $2::bigint, 2) as n`,
    [playerId, stakes],
  );
  await pool.query(
    `select limits_mark_void(stake, true) from limits_movement stake
       where player_id = $1 and kind = 'stake' and seq % 10 = 0`,
    [playerId],
  );
  for (const [type, { windowMs }] of Object.entries(LIMIT_RULES)) {
    if (windowMs === undefined) continue;
    await pool.query(
      `insert into limits_limit (player_id, limit_type, state, value, currency, set_at_ms)
         values ($1, $2, 'active', ${FAR_MINOR}, 'EUR', 0)`,
      [playerId, type],
    );
  }
}

/** What the same windows come to by adding up their rows: wagered and lost in a day, a week and a month. */
export const SUM_OF_WINDOWS = `
  select sum(amount_minor) filter (where kind = 'stake' and at_ms > $2::bigint) as wagered_day,
      sum(amount_minor) filter (where kind = 'stake' and at_ms > $3::bigint) as wagered_week,
      sum(amount_minor) filter (where kind = 'stake') as wagered_month,
      sum(case kind when 'stake' then amount_minor else -amount_minor end) filter (where at_ms > $2::bigint) as lost_day,
      sum(case kind when 'stake' then amount_minor else -amount_minor end) filter (where at_ms > $3::bigint) as lost_week,
      sum(case kind when 'stake' then amount_minor else -amount_minor end) as lost_month,
      (select sum(amount_minor) from limits_given_back
        where player_id = $1 and currency = 'EUR' and staked_at_ms > $4::bigint) as given_back
    from limits_movement where player_id = $1 and kind in ('stake', 'return') and currency = 'EUR' and at_ms > $4::bigint`;

export function windowStarts(nowMs: number): readonly number[] {
  return [1, 7, 30].map((days) => nowMs - days * DAY_MS);
}
