import { formatAmount } from '@paddock/contract';
import type { TradingBoundView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../../kernel/database/database.ts';
import type { StandingBound } from './trading-bounds.ts';

interface BoundRow {
  readonly id: bigint;
  readonly kind: StandingBound['kind'];
  readonly scope: StandingBound['scope'];
  readonly subject: string;
  readonly section: StandingBound['section'];
  readonly cents: bigint;
  readonly reason: string;
  readonly operator_name: string;
  readonly at_ms: bigint;
}

/** A bound with who gave it. */
export interface BoundRecord extends StandingBound {
  readonly id: string;
  readonly reason: string;
  readonly operator: string;
  readonly atMs: number;
}

/** The bounds that stand, newest first. */
export async function readBounds(db: Database | Tx): Promise<readonly BoundRecord[]> {
  const { rows } = await sql<BoundRow>`
    select id, kind, scope, subject, section, cents, reason, operator_name, at_ms from sportsbook_trading_bound
      where ended_at_ms is null order by at_ms desc, id desc`.execute(db);
  return rows.map(recordOf);
}

export async function insertBound(tx: Tx, bound: BoundRecord): Promise<void> {
  const { id, kind, scope, subject, section, cents, reason, operator, atMs } = bound;
  await sql`
    insert into sportsbook_trading_bound (id, kind, scope, subject, section, cents, reason, operator_name, at_ms)
      values (${id}, ${kind}, ${scope}, ${subject}, ${section}, ${cents}, ${reason}, ${operator}, ${atMs})`.execute(
    tx,
  );
}

/** Ends the bound of a kind that stands for the same; undefined when there is none. */
export async function endSameBound(
  tx: Tx,
  { kind, scope, subject, section }: StandingBound,
  atMs: number,
): Promise<BoundRecord | undefined> {
  const { rows } = await sql<BoundRow>`
    update sportsbook_trading_bound set ended_at_ms = ${atMs}
      where kind = ${kind} and scope = ${scope} and subject = ${subject}
        and coalesce(section, '') = ${section ?? ''} and ended_at_ms is null
      returning id, kind, scope, subject, section, cents, reason, operator_name, at_ms`.execute(tx);
  return rows.map(recordOf)[0];
}

/** Ends a bound that stands; undefined when none with this id does. */
export async function endBound(tx: Tx, id: string, atMs: number): Promise<BoundRecord | undefined> {
  const { rows } = await sql<BoundRow>`
    update sportsbook_trading_bound set ended_at_ms = ${atMs} where id = ${id}::bigint and ended_at_ms is null
      returning id, kind, scope, subject, section, cents, reason, operator_name, at_ms`.execute(tx);
  return rows.map(recordOf)[0];
}

/** One bound of a subject at a time: whoever gives the next waits here. */
export async function lockBounds(tx: Tx): Promise<void> {
  await sql`lock table sportsbook_trading_bound in share row exclusive mode`.execute(tx);
}

export function boundView({ cents, ...bound }: BoundRecord): TradingBoundView {
  return { ...bound, amount: formatAmount(cents, 'EUR') };
}

function recordOf({ id, operator_name: operator, at_ms: atMs, ...row }: BoundRow): BoundRecord {
  return { ...row, id: id.toString(), operator, atMs: Number(atMs) };
}
