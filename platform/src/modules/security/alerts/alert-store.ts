import { HOUR_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { SecurityRule } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import type { Rule } from './rules.ts';

/** Alerts of one rule at once, and within an hour: an attack on thousands shall not become thousands of alerts. */
const ALERTS_MAX = { atOnce: 20, anHour: 100 };

export interface Alert {
  readonly id: string;
  readonly atMs: number;
  /** From when on the figure was counted. */
  readonly sinceMs: number;
  readonly rule: SecurityRule;
  readonly subject: string;
  readonly figure: number;
}

export interface ListedAlert extends Alert {
  /** What became of telling the webhook; `none` where there was none. */
  readonly webhook: 'none' | 'waiting' | 'sent' | 'given-up';
}

interface AlertRow {
  readonly alert_id: bigint;
  readonly at_ms: bigint;
  readonly since_ms: bigint;
  readonly rule: SecurityRule;
  readonly subject: string;
  readonly figure: number;
  readonly tries: number;
  readonly next_try_at_ms: bigint | null;
  readonly sent_at_ms: bigint | null;
  readonly given_up_at_ms: bigint | null;
}

/** Raises what a rule finds and has not told of within its time, the worst first. Answers what is new. */
export async function raiseAlerts(
  db: Database,
  rule: Rule,
  { nowMs, toWebhook }: { readonly nowMs: number; readonly toWebhook: boolean },
): Promise<readonly Alert[]> {
  const sinceMs = nowMs - rule.lookBackMs;
  const { rows } = await sql<AlertRow>`
    insert into security_alert (at_ms, since_ms, rule, subject, figure, next_try_at_ms)
      select ${nowMs}::bigint, ${sinceMs}::bigint, ${rule.name}::text, subject, figure,
          ${toWebhook ? nowMs : null}::bigint
        from (${rule.query(sinceMs)}) found
        where not exists (select from security_alert a where a.rule = ${rule.name}
          and a.subject = found.subject and a.at_ms > ${nowMs - rule.onceMs})
        order by figure desc
        limit greatest(0, least(${ALERTS_MAX.atOnce}, ${ALERTS_MAX.anHour} - (
          select count(*) from security_alert where rule = ${rule.name} and at_ms > ${nowMs - HOUR_MS})))
    returning *`.execute(db);
  return rows.map(alertOf);
}

/** Newest first. */
export async function listAlerts(
  db: Database,
  before: string | null,
  limit: number,
): Promise<readonly ListedAlert[]> {
  const { rows } = await sql<AlertRow>`
    select * from security_alert where (${before}::bigint is null or alert_id < ${before}::bigint)
      order by alert_id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...alertOf(row), webhook: webhookOf(row) }));
}

/** Those whose turn it is to be told, the oldest first, with the tries they have had. */
export async function dueAlerts(
  db: Database,
  nowMs: number,
  limit: number,
): Promise<readonly (Alert & { readonly tries: number })[]> {
  const { rows } = await sql<AlertRow>`
    select * from security_alert where next_try_at_ms <= ${nowMs} order by alert_id limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => ({ ...alertOf(row), tries: row.tries }));
}

export async function noteSent(db: Database, id: string, atMs: number): Promise<void> {
  await sql`
    update security_alert set tries = tries + 1, next_try_at_ms = null, sent_at_ms = ${atMs}
      where alert_id = ${id}`.execute(db);
}

/** @param againAtMs when it is tried again; null gives it up */
export async function noteFailed(
  db: Database,
  id: string,
  { atMs, againAtMs }: { readonly atMs: number; readonly againAtMs: number | null },
): Promise<void> {
  await sql`
    update security_alert set tries = tries + 1, next_try_at_ms = ${againAtMs},
        given_up_at_ms = ${againAtMs === null ? atMs : null}
      where alert_id = ${id}`.execute(db);
}

export async function forgetAlerts(db: Database, beforeMs: number): Promise<void> {
  await sql`delete from security_alert where at_ms < ${beforeMs}`.execute(db);
}

const alertOf = (row: AlertRow): Alert => ({
  id: row.alert_id.toString(),
  atMs: Number(row.at_ms),
  sinceMs: Number(row.since_ms),
  rule: row.rule,
  subject: row.subject,
  figure: row.figure,
});

function webhookOf(row: AlertRow): ListedAlert['webhook'] {
  if (row.sent_at_ms !== null) return 'sent';
  if (row.given_up_at_ms !== null) return 'given-up';
  return row.next_try_at_ms === null ? 'none' : 'waiting';
}
