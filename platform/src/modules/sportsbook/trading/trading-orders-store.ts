import type { TradingOrderView, TradingScope } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** What an order is about. */
export interface OrderSubject {
  readonly scope: TradingScope;
  /** A sport's name, or an id. */
  readonly subject: string;
}

interface OrderRow {
  readonly id: bigint;
  readonly kind: TradingOrderView['kind'];
  readonly scope: TradingScope;
  readonly subject: string;
  readonly cut_milli: number | null;
  readonly reason: string;
  readonly operator_name: string;
  readonly at_ms: bigint;
}

/** The orders that stand, newest first. */
export async function readStandingOrders(db: Database | Tx): Promise<readonly TradingOrderView[]> {
  const { rows } = await sql<OrderRow>`
    select id, kind, scope, subject, cut_milli, reason, operator_name, at_ms from sportsbook_trading_order
      where ended_at_ms is null order by at_ms desc, id desc`.execute(db);
  return rows.map(viewOf);
}

/** Ends the order of a kind that stands for a subject; undefined when there is none. */
export async function endStanding(
  tx: Tx,
  kind: TradingOrderView['kind'],
  { scope, subject }: OrderSubject,
  atMs: number,
): Promise<TradingOrderView | undefined> {
  const { rows } = await sql<OrderRow>`
    update sportsbook_trading_order set ended_at_ms = ${atMs}
      where kind = ${kind} and scope = ${scope} and subject = ${subject} and ended_at_ms is null
      returning id, kind, scope, subject, cut_milli, reason, operator_name, at_ms`.execute(tx);
  return rows.map(viewOf)[0];
}

/** Ends an order that stands; undefined when none with this id does. */
export async function endOrder(tx: Tx, id: string, atMs: number): Promise<TradingOrderView | undefined> {
  const { rows } = await sql<OrderRow>`
    update sportsbook_trading_order set ended_at_ms = ${atMs} where id = ${id}::bigint and ended_at_ms is null
      returning id, kind, scope, subject, cut_milli, reason, operator_name, at_ms`.execute(tx);
  return rows.map(viewOf)[0];
}

export async function insertOrder(tx: Tx, order: TradingOrderView): Promise<void> {
  const { id, kind, scope, subject, cutMilli, reason, operator, atMs } = order;
  await sql`
    insert into sportsbook_trading_order (id, kind, scope, subject, cut_milli, reason, operator_name, at_ms)
      values (${id}, ${kind}, ${scope}, ${subject}, ${cutMilli}, ${reason}, ${operator}, ${atMs})`.execute(
    tx,
  );
}

/** One order of a subject at a time: whoever gives the next waits here. */
export async function lockOrders(tx: Tx): Promise<void> {
  await sql`lock table sportsbook_trading_order in share row exclusive mode`.execute(tx);
}

/** How many messages of each event wait in the quarantine. */
export async function readQuarantinedEvents(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ event_id: bigint }>`
    select distinct event_id from sportsbook_quarantine where state = 'open' and event_id is not null`.execute(
    db,
  );
  return new Set(rows.map((row) => row.event_id.toString()));
}

function viewOf(row: OrderRow): TradingOrderView {
  return {
    id: row.id.toString(),
    kind: row.kind,
    scope: row.scope,
    subject: row.subject,
    cutMilli: row.cut_milli,
    reason: row.reason,
    operator: row.operator_name,
    atMs: Number(row.at_ms),
  };
}
