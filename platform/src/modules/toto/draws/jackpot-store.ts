import { HOUR_MS, type AmountMinor } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { DrawId } from './draw.ts';

/** After its kick-off a match that has not ended is taken for one that is not played. */
const LONG_OVER_MS = 4 * HOUR_MS;

/**
 * What each draw of a currency that is not decided begins with, as it looks now. A jackpot goes with the draw of its kind that is
 * decided next: the one whose last match begins first, of those the one that closes first; one whose matches should be long over
 * waits for the end of its window. The others have none.
 */
export async function readJackpots(
  db: Database | Tx,
  currency: string,
  nowMs: number,
): Promise<(drawId: DrawId) => AmountMinor> {
  const { rows } = await sql<{ draw_id: bigint; amount_minor: bigint }>`
    select distinct on (d.pool) d.draw_id, j.amount_minor
      from toto_draw d
        join toto_jackpot j on j.pool = d.pool and j.currency = d.currency
        cross join lateral (
          select max(e.starts_at_ms) as last_ms from toto_event e where e.draw_id = d.draw_id) m
      where d.currency = ${currency} and d.ended_at_ms is null and d.decided_at_ms is null
      order by d.pool, case when m.last_ms > ${nowMs - LONG_OVER_MS} then m.last_ms else d.window_ends_at_ms end,
        coalesce(d.closed_at_ms, d.closes_at_ms), d.draw_id`.execute(db);
  const amounts = new Map(rows.map((row) => [row.draw_id.toString(), row.amount_minor]));
  return (drawId) => amounts.get(drawId) ?? 0n;
}

/** The same of one, and no other draw takes it until the transaction ends. */
export async function lockJackpot(tx: Tx, pool: string, currency: string): Promise<AmountMinor> {
  const { rows } = await sql<{ amount_minor: bigint }>`
    insert into toto_jackpot (pool, currency, amount_minor) values (${pool}, ${currency}, 0)
      on conflict (pool, currency) do update set amount_minor = toto_jackpot.amount_minor
      returning amount_minor`.execute(tx);
  return rows[0]?.amount_minor ?? 0n;
}

/**
 * When a draw is decided: now, but after every other one of its kind and currency, whatever the clock says, so that the times
 * tell in which order a jackpot went from draw to draw. The caller holds the jackpot.
 */
export async function momentAfterLast(
  tx: Tx,
  pool: string,
  currency: string,
  nowMs: number,
): Promise<number> {
  const { rows } = await sql<{ last: bigint | null }>`
    select max(decided_at_ms) as last from toto_draw where pool = ${pool} and currency = ${currency}`.execute(
    tx,
  );
  return Math.max(nowMs, Number(rows[0]?.last ?? -1n) + 1);
}

export async function keepJackpot(
  tx: Tx,
  pool: string,
  currency: string,
  amountMinor: AmountMinor,
): Promise<void> {
  await sql`
    update toto_jackpot set amount_minor = ${amountMinor} where pool = ${pool} and currency = ${currency}`.execute(
    tx,
  );
}
