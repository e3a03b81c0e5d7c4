import { createHash } from 'node:crypto';
import { sql } from 'kysely';

import type { Database, Tx } from '../database/database.ts';
import { inTransaction } from '../database/database.ts';
import type { ModuleMigrations } from '../database/migrate.ts';
import { PlatformError } from '../http/problem.ts';
import type { Clock } from '../time/clock.ts';

/** Keys are kept at least this long (rules §4). */
export const IDEMPOTENCY_KEEP_MS = 30 * 24 * 3_600_000;

export interface IdempotentRequest {
  /** Who asks: `player:4711`. A key belongs to its principal and operation. */
  readonly principal: string;
  readonly operation: string;
  readonly key: string;
  /** The exact body; another body under the same key is IDEMPOTENCY_MISMATCH. */
  readonly body: unknown;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface Idempotency {
  /**
   * Runs `work` once per (principal, operation, key) in one transaction and stores its answer with it (rules §4).
   * A repeat answers the stored one; a concurrent duplicate waits for the first. A business refusal (PlatformError
   * below 500, other than 401) undoes the work, is stored and is replayed; anything else is not stored.
   * @throws PlatformError IDEMPOTENCY_MISMATCH for another body under the same key.
   */
  run(request: IdempotentRequest, work: (tx: Tx) => Promise<StoredAnswer>): Promise<StoredAnswer>;
  /** Forgets keys older than the time they are kept. */
  expire(): Promise<void>;
}

type KeyTable = {
  idempotency_key: {
    principal: string;
    operation: string;
    key: string;
    body_hash: string;
    created_at_ms: bigint;
    status: number | null;
    answer: unknown;
  };
};

export const idempotencyMigrations: ModuleMigrations = {
  kernel_01_idempotency: {
    async up(db) {
      await sql`
        create table idempotency_key (
          principal text not null,
          operation text not null,
          key text not null,
          body_hash text not null,
          created_at_ms bigint not null,
          status int,
          answer jsonb,
          primary key (principal, operation, key)
        )`.execute(db);
      await sql`create index idempotency_key_age on idempotency_key (created_at_ms)`.execute(db);
    },
  },
};

export function createIdempotency(db: Database, clock: Clock): Idempotency {
  return {
    run: (request, work) => inTransaction(db, (tx) => runOnce(tx, clock, request, work)),
    async expire() {
      await db
        .$extendTables<KeyTable>()
        .deleteFrom('idempotency_key')
        .where('created_at_ms', '<', BigInt(clock.nowMs() - IDEMPOTENCY_KEEP_MS))
        .execute();
    },
  };
}

async function runOnce(
  tx: Tx,
  clock: Clock,
  request: IdempotentRequest,
  work: (tx: Tx) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const bodyHash = hashOf(request.body);
  const claimed = await claim(tx, request, bodyHash, clock.nowMs());
  if (!claimed) return storedAnswer(tx, request, bodyHash);
  const answer = await answerOf(tx, work);
  await tx
    .$extendTables<KeyTable>()
    .updateTable('idempotency_key')
    .set({ status: answer.status, answer: JSON.stringify(answer.body) })
    .where('principal', '=', request.principal)
    .where('operation', '=', request.operation)
    .where('key', '=', request.key)
    .execute();
  return answer;
}

/** Inserts the key. A concurrent owner of the same key makes this wait until it commits or rolls back. */
async function claim(tx: Tx, request: IdempotentRequest, bodyHash: string, nowMs: number): Promise<boolean> {
  const { principal, operation, key } = request;
  const inserted = await tx
    .$extendTables<KeyTable>()
    .insertInto('idempotency_key')
    .values({
      principal,
      operation,
      key,
      body_hash: bodyHash,
      created_at_ms: BigInt(nowMs),
      status: null,
      answer: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function storedAnswer(tx: Tx, request: IdempotentRequest, bodyHash: string): Promise<StoredAnswer> {
  const stored = await tx
    .$extendTables<KeyTable>()
    .selectFrom('idempotency_key')
    .select(['body_hash', 'status', 'answer'])
    .where('principal', '=', request.principal)
    .where('operation', '=', request.operation)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  if (stored.body_hash !== bodyHash) throw new PlatformError('IDEMPOTENCY_MISMATCH');
  if (stored.status === null) throw new Error('an idempotency key was committed without its answer');
  return { status: stored.status, body: stored.answer };
}

/** The work's answer, or its business refusal after undoing what it did. */
async function answerOf(tx: Tx, work: (tx: Tx) => Promise<StoredAnswer>): Promise<StoredAnswer> {
  await sql`savepoint idempotent_work`.execute(tx);
  try {
    return await work(tx);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status >= 500 || error.status === 401) throw error;
    await sql`rollback to savepoint idempotent_work`.execute(tx);
    return { status: error.status, body: error.toProblem() };
  }
}

/** Hash of a JSON body whose key order does not matter. */
function hashOf(body: unknown): string {
  return createHash('sha256').update(canonicalJson(body)).digest('base64url');
}

function canonicalJson(value: unknown): string {
  if (value === undefined) return 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
}
