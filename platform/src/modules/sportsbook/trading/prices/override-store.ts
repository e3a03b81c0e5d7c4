import type { PriceOverrideView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../../kernel/database/database.ts';

interface OverrideRow {
  readonly id: bigint;
  readonly market_id: bigint;
  readonly outcome: string;
  readonly odds_milli: number | null;
  readonly shift_milli: number | null;
  readonly fed_milli: number;
  readonly bound_milli: number;
  readonly reason: string;
  readonly operator_name: string;
  readonly at_ms: bigint;
}

export type OverrideEnd = 'taken-back' | 'replaced' | 'outrun' | 'contradicted';

/** The overrides that stand, newest first. */
export async function readOverrides(db: Database | Tx): Promise<readonly PriceOverrideView[]> {
  const { rows } = await sql<OverrideRow>`
    select id, market_id, outcome, odds_milli, shift_milli, fed_milli, bound_milli, reason, operator_name, at_ms
      from sportsbook_price_override where ended_at_ms is null order by at_ms desc, id desc`.execute(db);
  return rows.map(viewOf);
}

export async function insertOverride(tx: Tx, override: PriceOverrideView): Promise<void> {
  const { id, marketId, outcome, price, fedMilli, boundMilli, reason, operator, atMs } = override;
  const [oddsMilli, shiftMilli] = 'oddsMilli' in price ? [price.oddsMilli, null] : [null, price.shiftMilli];
  await sql`
    insert into sportsbook_price_override
      (id, market_id, outcome, odds_milli, shift_milli, fed_milli, bound_milli, reason, operator_name, at_ms)
    values (${id}, ${marketId}, ${outcome}, ${oddsMilli}, ${shiftMilli}, ${fedMilli}, ${boundMilli}, ${reason},
      ${operator}, ${atMs})`.execute(tx);
}

/** Ends the override that stands for a selection; undefined when there is none. */
export async function endOverrideOf(
  tx: Tx,
  { marketId, outcome }: Pick<PriceOverrideView, 'marketId' | 'outcome'>,
  end: { readonly cause: OverrideEnd; readonly atMs: number },
): Promise<PriceOverrideView | undefined> {
  const { rows } = await sql<OverrideRow>`
    update sportsbook_price_override set ended_at_ms = ${end.atMs}, end_cause = ${end.cause}
      where market_id = ${marketId}::bigint and outcome = ${outcome} and ended_at_ms is null
      returning id, market_id, outcome, odds_milli, shift_milli, fed_milli, bound_milli, reason, operator_name, at_ms`.execute(
    tx,
  );
  return rows.map(viewOf)[0];
}

/** Ends those of these that stand still. */
export async function endOverrides(
  db: Database | Tx,
  ids: readonly string[],
  end: { readonly cause: OverrideEnd; readonly atMs: number },
): Promise<readonly PriceOverrideView[]> {
  const { rows } = await sql<OverrideRow>`
    update sportsbook_price_override set ended_at_ms = ${end.atMs}, end_cause = ${end.cause}
      where id = any(${[...ids]}::bigint[]) and ended_at_ms is null
      returning id, market_id, outcome, odds_milli, shift_milli, fed_milli, bound_milli, reason, operator_name, at_ms`.execute(
    db,
  );
  return rows.map(viewOf);
}

/** One override of a market at a time: whoever gives the next waits here. */
export async function lockOverrides(tx: Tx): Promise<void> {
  await sql`lock table sportsbook_price_override in share row exclusive mode`.execute(tx);
}

function viewOf(row: OverrideRow): PriceOverrideView {
  return {
    id: row.id.toString(),
    marketId: row.market_id.toString(),
    outcome: row.outcome,
    price: row.odds_milli === null ? { shiftMilli: row.shift_milli ?? 0 } : { oddsMilli: row.odds_milli },
    fedMilli: row.fed_milli,
    boundMilli: row.bound_milli,
    reason: row.reason,
    operator: row.operator_name,
    atMs: Number(row.at_ms),
  };
}
