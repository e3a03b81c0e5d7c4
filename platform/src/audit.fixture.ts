import { sql } from 'kysely';

import { CHAINED_RECORDS } from './chained-records.ts';
import { auditLines } from './kernel/chain/audit-lines.ts';
import { digestOf, hashOfLink, rootOf } from './kernel/chain/chain-hash.ts';
import { checkAudit, type AuditReport } from './kernel/chain/check-audit.ts';
import { checkDatabase, keepMsOf } from './kernel/chain/check-database.ts';
import type { Seal } from './kernel/chain/seal.ts';
import type { Tx } from './kernel/database/database.ts';
import {
  createOperatorsFixture,
  inTx,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from './modules/operators/operators.fixture.ts';

export const SEAL_EVERY_MS = 60_000;
export const KEEP_MS = keepMsOf(CHAINED_RECORDS).get('security') ?? 0;

export interface AuditedPlatform extends OperatorsPlatform {
  readonly ann: TestOperator;
}

/** A platform on which an operator and an attacker did something, sealed. */
export async function createAuditedPlatform(): Promise<AuditedPlatform> {
  const platform = await createOperatorsFixture();
  const audited = { ...platform, ann: await operatorWith(platform, 'ann', 'compliance') };
  for (let n = 0; n < 6; n++) await freeze(audited, n);
  platform.kernel.security.record({ kind: 'grant-used', network: '203.0.113.0/24', code: 'override' });
  await platform.advance(SEAL_EVERY_MS);
  return audited;
}

/** One row of the operators' audit. */
export function freeze(platform: AuditedPlatform, n: number): Promise<void> {
  return inTx(platform, (tx) =>
    platform.modules.operators.record(tx, {
      operator: platform.ann.principal,
      action: 'account.freeze',
      subject: `account:${n}`,
      reason: 'a call by the bank',
    }),
  );
}

interface CheckWith {
  readonly root?: string;
  readonly withoutSecret?: true;
  readonly nowMs?: number;
}

function optionsOf({ kernel }: OperatorsPlatform, { root, withoutSecret, nowMs }: CheckWith) {
  const { secrets, clock } = kernel;
  return { ...(withoutSecret === true ? {} : { secrets }), root, nowMs: nowMs ?? clock.nowMs() };
}

export function check(platform: OperatorsPlatform, checkWith: CheckWith = {}): Promise<AuditReport> {
  return checkDatabase(platform.kernel.db, CHAINED_RECORDS, optionsOf(platform, checkWith));
}

/** Somebody who may do everything in the database, and does not stop at what forbids it. */
export async function attack(tx: Tx, ...statements: readonly string[]): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx);
  for (const statement of statements) await sql.raw(statement).execute(tx);
}

/** What a check finds after an attack, which is undone then. */
export async function checkAfter(
  platform: OperatorsPlatform,
  act: (tx: Tx) => Promise<unknown>,
  checkWith: CheckWith = {},
): Promise<AuditReport> {
  let report: AuditReport | undefined;
  const undone = inTx(platform, async (tx) => {
    await act(tx);
    const options = { ...optionsOf(platform, checkWith), keepMs: keepMsOf(CHAINED_RECORDS) };
    report = await checkAudit(auditLines(tx, CHAINED_RECORDS, options.nowMs), options);
    throw new UndoneError();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof UndoneError)) throw error;
  });
  return report as AuditReport;
}

/** All hashes and roots as they would be over what rows say now: what somebody without the key can do. */
export async function rewriteChains(tx: Tx, atMs: number): Promise<void> {
  const hashes = new Map<string, string>();
  const ends = new Map<string, string>();
  let before = '';
  const seals: Seal[] = [];
  for await (const line of auditLines(tx, CHAINED_RECORDS, atMs)) {
    if ('seal' in line) seals.push(line.seal);
    if (!('entry' in line)) continue;
    const { writer, seq, text } = line.entry;
    const digest = digestOf(text ?? '');
    const hash = hashOfLink(ends.get(writer) ?? '', { ...line.entry, digest });
    ends.set(writer, hash);
    hashes.set(`${writer}:${seq}`, hash);
    const set = `update chain_entry set digest = '${digest}', hash = '${hash}'`;
    await attack(tx, `${set} where writer_id = ${writer} and seq = ${seq}`);
  }
  for (const [writer, hash] of ends)
    await attack(tx, `update chain_writer set hash = '${hash}' where writer_id = ${writer}`);
  for (const { seal, atMs: sealedAtMs, heads: were } of seals) {
    const heads = were.map(([writer, seq]) => [writer, seq, hashes.get(`${writer}:${seq}`) ?? ''] as const);
    const root = rootOf({ seal, atMs: sealedAtMs, heads, before });
    const set = `heads = '${JSON.stringify(heads)}', before = '${before}', root = '${root}'`;
    await attack(tx, `update chain_seal set ${set} where seal_id = ${seal}`);
    before = root;
  }
}

class UndoneError extends Error {}
