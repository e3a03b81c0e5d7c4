import type { TradingAlertKind } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../../kernel/database/database.ts';

/** Why a trader should look now. */
export interface RaisedAlert {
  readonly kind: TradingAlertKind;
  /** `event:4711`, `producer:push`: one goes on for it at a time. */
  readonly subject: string;
  readonly eventId: string | null;
  readonly sport: string | null;
  readonly selectionIds: readonly string[];
  /** What they cost, and did before they leapt, in their order; nothing where that is no reason to look. */
  readonly oddsMilli: readonly number[];
  readonly beforeMilli: readonly number[];
  readonly figureMilli: number | null;
}

export interface AlertRecord extends RaisedAlert {
  readonly id: string;
  readonly raisedAtMs: number;
  readonly clearedAtMs: number | null;
  readonly acknowledgedBy: string | null;
  readonly acknowledgedAtMs: number | null;
}

interface AlertRow {
  readonly id: bigint;
  readonly kind: TradingAlertKind;
  readonly subject: string;
  readonly event_id: bigint | null;
  readonly sport: string | null;
  readonly selection_ids: string[];
  readonly odds_milli: number[];
  readonly before_milli: number[];
  readonly figure_milli: number | null;
  readonly raised_at_ms: bigint;
  readonly cleared_at_ms: bigint | null;
  readonly acknowledged_by: string | null;
  readonly acknowledged_at_ms: bigint | null;
}

/** The alerts of these kinds that go on, by kind and subject. */
export async function readGoingOn(
  db: Database,
): Promise<readonly Pick<AlertRecord, 'id' | 'kind' | 'subject'>[]> {
  const { rows } = await sql<Pick<AlertRow, 'id' | 'kind' | 'subject'>>`
    select id, kind, subject from sportsbook_trading_alert where cleared_at_ms is null`.execute(db);
  return rows.map(({ id, kind, subject }) => ({ id: id.toString(), kind, subject }));
}

/** False where one goes on for the subject already. */
export async function insertAlert(
  db: Database,
  alert: RaisedAlert & { readonly id: string },
  atMs: number,
): Promise<boolean> {
  const { id, kind, subject, eventId, sport, selectionIds, oddsMilli, beforeMilli, figureMilli } = alert;
  const { rows } = await sql`
    insert into sportsbook_trading_alert
        (id, kind, subject, event_id, sport, selection_ids, odds_milli, before_milli, figure_milli, raised_at_ms)
      values (${id}, ${kind}, ${subject}, ${eventId}, ${sport}, ${[...selectionIds]}, ${[...oddsMilli]},
        ${[...beforeMilli]}, ${figureMilli}, ${atMs})
      on conflict do nothing returning id`.execute(db);
  return rows.length === 1;
}

export async function clearAlerts(db: Database, ids: readonly string[], atMs: number): Promise<void> {
  await sql`
    update sportsbook_trading_alert set cleared_at_ms = ${atMs}
      where id = any(${[...ids]}::bigint[]) and cleared_at_ms is null`.execute(db);
}

export interface AlertsAsked {
  /** `open` are those that go on or nobody acknowledged. */
  readonly state: 'open' | 'all';
  readonly kind: TradingAlertKind | undefined;
  readonly sport: string | undefined;
  readonly before: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listAlerts(
  db: Database,
  { state, kind, sport, before, limit }: AlertsAsked,
): Promise<readonly AlertRecord[]> {
  const { rows } = await sql<AlertRow>`
    select id, kind, subject, event_id, sport, selection_ids, odds_milli, before_milli, figure_milli, raised_at_ms,
        cleared_at_ms, acknowledged_by, acknowledged_at_ms
      from sportsbook_trading_alert
      where (${state} = 'all' or cleared_at_ms is null or acknowledged_at_ms is null)
        and (${kind ?? null}::text is null or kind = ${kind ?? null})
        and (${sport ?? null}::text is null or sport = ${sport ?? null})
        and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
      order by id desc limit ${limit}`.execute(db);
  return rows.map(recordOf);
}

/** Who says first that they look after it stays named. False when there is no such alert. */
export async function acknowledge(
  tx: Tx,
  id: string,
  by: { readonly operator: string; readonly atMs: number },
): Promise<'now' | 'before' | undefined> {
  const { rows } = await sql<{ acknowledged_at_ms: bigint | null }>`
    select acknowledged_at_ms from sportsbook_trading_alert where id = ${id}::bigint for update`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  if (row.acknowledged_at_ms !== null) return 'before';
  await sql`
    update sportsbook_trading_alert set acknowledged_by = ${by.operator}, acknowledged_at_ms = ${by.atMs}
      where id = ${id}::bigint`.execute(tx);
  return 'now';
}

function recordOf(row: AlertRow): AlertRecord {
  return {
    id: row.id.toString(),
    kind: row.kind,
    subject: row.subject,
    eventId: row.event_id?.toString() ?? null,
    sport: row.sport,
    selectionIds: row.selection_ids,
    oddsMilli: row.odds_milli,
    beforeMilli: row.before_milli,
    figureMilli: row.figure_milli,
    raisedAtMs: Number(row.raised_at_ms),
    clearedAtMs: row.cleared_at_ms === null ? null : Number(row.cleared_at_ms),
    acknowledgedBy: row.acknowledged_by,
    acknowledgedAtMs: row.acknowledged_at_ms === null ? null : Number(row.acknowledged_at_ms),
  };
}
