import type { AmountMinor } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** What the next draw of a kind and currency begins with. */
export async function readJackpots(
  db: Database | Tx,
  currency: string,
): Promise<(pool: string) => AmountMinor> {
  const { rows } = await sql<{ pool: string; amount_minor: bigint }>`
    select pool, amount_minor from toto_jackpot where currency = ${currency}`.execute(db);
  const amounts = new Map(rows.map(({ pool, amount_minor }) => [pool, amount_minor]));
  return (pool) => amounts.get(pool) ?? 0n;
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
