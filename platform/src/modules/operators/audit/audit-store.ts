import { sql } from 'kysely';

import { chainRows } from '../../../kernel/chain/chain.ts';
import type { ChainedRecord } from '../../../kernel/chain/chained-record.ts';
import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { OperatorAction } from '../operators-api.ts';

/** Who acts when no operator does: somebody at the server's console, or somebody who could not sign in. */
export type Nobody = 'console' | 'unknown';

export interface AuditEntry {
  readonly id: string;
  readonly atMs: number;
  readonly operatorId: string | null;
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string;
}

export interface AuditQuery {
  readonly operator?: string | undefined;
  readonly subject?: string | undefined;
  /** Entries older than this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** When an action was done, and what signs its place in the chain. */
export interface AuditMoment {
  readonly secrets: Secrets;
  readonly atMs: number;
}

/** Columns are added to the text of rows never, or what was chained before reads otherwise. */
const TEXT = sql<string>`jsonb_build_object('audit_id', audit_id, 'at_ms', at_ms, 'operator_id', operator_id,
  'operator_name', operator_name, 'action', action, 'subject', subject, 'before', before, 'after', after,
  'reason', reason)::text`;

/**
 * Writes an operator's action. The operator's row is locked against being disabled until the transaction ends, so that
 * nothing is done by somebody who was shut out before. @throws UNAUTHENTICATED when that has happened.
 */
export async function recordAction(
  tx: Tx,
  action: OperatorAction,
  { secrets, atMs }: AuditMoment,
): Promise<void> {
  const { operator, action: name, subject, before, after, reason } = action;
  const { rows } = await sql<WrittenRow>`
    insert into operators_audit (at_ms, operator_id, operator_name, action, subject, before, after, reason)
    select ${atMs}::bigint, operator_id, name, ${name}::text, ${subject}::text, ${jsonOf(before)}::jsonb,
        ${jsonOf(after)}::jsonb, ${reason.trim()}::text
      from operators_operator where operator_id = ${operator.operatorId} and disabled_at_ms is null
      for share
    returning audit_id, ${TEXT} as text`.execute(tx);
  if (rows.length !== 1) throw new PlatformError('UNAUTHENTICATED');
  await chainWritten(tx, rows, { secrets, atMs });
}

interface WrittenRow {
  readonly audit_id: bigint;
  readonly text: string;
}

async function chainWritten(
  tx: Tx,
  rows: readonly WrittenRow[],
  { secrets, atMs }: AuditMoment,
): Promise<void> {
  const { name: record } = operatorAudit;
  await chainRows(
    tx,
    secrets,
    rows.map(({ audit_id: id, text }) => ({ record, id: id.toString(), text, atMs })),
  );
}

/** Writes what was done without an operator. */
export async function recordByNobody(
  tx: Tx,
  who: Nobody,
  { action, subject, before, after, reason }: Omit<OperatorAction, 'operator'>,
  { secrets, atMs }: AuditMoment,
): Promise<void> {
  const { rows } = await sql<WrittenRow>`
    insert into operators_audit (at_ms, operator_name, action, subject, before, after, reason)
    values (
      ${atMs}, ${who}, ${action}, ${subject}, ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb,
      ${reason})
    returning audit_id, ${TEXT} as text`.execute(tx);
  await chainWritten(tx, rows, { secrets, atMs });
}

/** The audit of operators as it is chained. */
export const operatorAudit: ChainedRecord = {
  name: 'operator',
  async rows(db, ids) {
    const { rows } = await sql<WrittenRow & { readonly at_ms: bigint }>`
      select audit_id, at_ms, ${TEXT} as text from operators_audit
        where audit_id = any(${ids}::bigint[])`.execute(db);
    return new Map(rows.map((row) => [row.audit_id.toString(), { text: row.text, atMs: Number(row.at_ms) }]));
  },
  async idsAfter(db, after, limit) {
    const { rows } = await sql<{ audit_id: bigint }>`
      select audit_id from operators_audit where audit_id > ${after} order by audit_id limit ${limit}`.execute(
      db,
    );
    return rows.map(({ audit_id: id }) => id.toString());
  },
};

/** Newest first. */
export async function listAudit(
  db: Database,
  { operator = null, subject = null, before = null, limit }: Nullable<AuditQuery>,
): Promise<readonly AuditEntry[]> {
  const { rows } = await sql<AuditRow>`
    select audit_id, at_ms, operator_id, operator_name, action, subject, before, after, reason
      from operators_audit
      where (${operator}::text is null or operator_name = ${operator}::text)
        and (${subject}::text is null or subject = ${subject}::text)
        and (${before}::bigint is null or audit_id < ${before}::bigint)
      order by audit_id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.audit_id.toString(),
    atMs: Number(row.at_ms),
    operatorId: row.operator_id?.toString() ?? null,
    operator: row.operator_name,
    action: row.action,
    subject: row.subject,
    before: row.before,
    after: row.after,
    reason: row.reason,
  }));
}

type Nullable<Query> = { readonly [Key in keyof Query]: Query[Key] | null };

interface AuditRow {
  readonly audit_id: bigint;
  readonly at_ms: bigint;
  readonly operator_id: bigint | null;
  readonly operator_name: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string;
}

/** JSON of what an action or a proposal says; money keeps every digit. */
export function jsonOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'bigint' ? inner.toString() : inner,
  );
}
