import { sql } from 'kysely';
import { shapeOf, type RedirectRule } from '@paddock/contract/redirects';

import type { Database, Tx } from '../../kernel/database/database.ts';

export interface RedirectVersion {
  readonly number: number;
  readonly atMs: number;
  readonly author: string;
  readonly reason: string;
}

interface RuleRow {
  readonly id: bigint;
  readonly kind: RedirectRule['kind'];
  readonly from_path: string;
  readonly to_path: string;
  readonly status: number;
}

interface VersionRow {
  readonly number: bigint;
  readonly at_ms: bigint;
  readonly author: string;
  readonly reason: string;
}

interface StateRow {
  readonly version: bigint;
}

const ruleOf = ({ kind, from_path, to_path, status }: RuleRow): RedirectRule => ({
  kind,
  from: from_path,
  to: to_path,
  status: status === 301 ? 301 : 302,
});

export async function readRedirectVersion(db: Database | Tx): Promise<number> {
  const { rows } = await sql<StateRow>`select version from redirect_state`.execute(db);
  return Number(rows[0]?.version ?? 0n);
}

/** The same, and nobody else changes the rules until the transaction ends. */
export async function holdRedirects(tx: Tx): Promise<number> {
  const { rows } = await sql<StateRow>`select version from redirect_state for update`.execute(tx);
  return Number(rows[0]?.version ?? 0n);
}

/** All rules of a version. */
export async function readRules(db: Database | Tx, version: number): Promise<readonly RedirectRule[]> {
  const { rows } = await sql<RuleRow>`
    select id, kind, from_path, to_path, status from redirect_rule
      where since <= ${version} and (until is null or until > ${version}) order by id`.execute(db);
  return rows.map(ruleOf);
}

/** A page of them, with the id of the last where there are more. */
export async function readRulePage(
  db: Database,
  { version, after, most }: { readonly version: number; readonly after: string; readonly most: number },
): Promise<{ readonly rules: readonly RedirectRule[]; readonly next: string | null }> {
  const { rows } = await sql<RuleRow>`
    select id, kind, from_path, to_path, status from redirect_rule
      where since <= ${version} and (until is null or until > ${version}) and id > ${after}::bigint
      order by id limit ${most + 1}`.execute(db);
  const page = rows.slice(0, most);
  const last = page.at(-1);
  return {
    rules: page.map(ruleOf),
    next: rows.length > most && last !== undefined ? String(last.id) : null,
  };
}

/** The newest first. */
export async function readRedirectVersions(
  db: Database,
  { before, most }: { readonly before: number | undefined; readonly most: number },
): Promise<readonly RedirectVersion[]> {
  const { rows } = await sql<VersionRow>`
    select number, at_ms, author, reason from redirect_version
      where number < ${before ?? Number.MAX_SAFE_INTEGER} order by number desc limit ${most}`.execute(db);
  return rows.map(({ number, at_ms, author, reason }) => ({
    number: Number(number),
    atMs: Number(at_ms),
    author,
    reason,
  }));
}

/** What a version put and what it ended. */
export async function readChange(
  tx: Tx,
  version: number,
): Promise<{ readonly put: readonly RedirectRule[]; readonly ended: readonly RedirectRule[] }> {
  const { rows: put } = await sql<RuleRow>`
    select id, kind, from_path, to_path, status from redirect_rule where since = ${version}`.execute(tx);
  const { rows: ended } = await sql<RuleRow>`
    select id, kind, from_path, to_path, status from redirect_rule where until = ${version}`.execute(tx);
  return { put: put.map(ruleOf), ended: ended.map(ruleOf) };
}

/** Rules of these shapes that came or went after a version. */
export async function changedSince(
  tx: Tx,
  shapes: readonly string[],
  version: number,
): Promise<readonly RedirectRule[]> {
  const { rows } = await sql<RuleRow>`
    select distinct on (shape) id, kind, from_path, to_path, status from redirect_rule
      where shape = any(${[...shapes]}::text[]) and (since > ${version} or until > ${version})
      order by shape, id desc`.execute(tx);
  return rows.map(ruleOf);
}

/** Writes a version: what is ended, and what is put. The state must be held. */
export async function writeRedirects(
  tx: Tx,
  { number, atMs, author, reason }: RedirectVersion,
  { put, ended }: { readonly put: readonly RedirectRule[]; readonly ended: readonly string[] },
): Promise<void> {
  await sql`
    insert into redirect_version (number, at_ms, author, reason)
      values (${number}, ${atMs}, ${author}, ${reason})`.execute(tx);
  await sql`
    update redirect_rule set until = ${number}
      where shape = any(${[...ended]}::text[]) and until is null`.execute(tx);
  const column = <Value>(of: (rule: RedirectRule) => Value) => put.map(of);
  await sql`
    insert into redirect_rule (shape, kind, from_path, to_path, status, since)
      select shape, kind, from_path, to_path, status, ${number}::bigint
        from unnest(
          ${column(shapeOf)}::text[],
          ${column(({ kind }) => kind)}::text[],
          ${column(({ from }) => from)}::text[],
          ${column(({ to }) => to)}::text[],
          ${column(({ status }) => status)}::int[]
        ) as rule(shape, kind, from_path, to_path, status)`.execute(tx);
  await sql`update redirect_state set version = ${number}`.execute(tx);
}
