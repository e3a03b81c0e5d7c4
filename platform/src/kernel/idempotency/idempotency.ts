import { DAY_MS } from '@paddock/contract';
import { sql, type RawBuilder } from 'kysely';

import { sha256Text } from '../crypto/sha256.ts';
import type { Database, Tx } from '../database/database.ts';
import { inTransaction } from '../database/database.ts';
import { PREPARED } from '../database/prepared.ts';
import type { ModuleMigrations } from '../database/migrate.ts';
import { PlatformError } from '../http/problem.ts';
import type { Clock } from '../time/clock.ts';

/** Keys are kept at least this long (rules §4). */
export const IDEMPOTENCY_KEEP_MS = 30 * DAY_MS;

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
   * below 500) undoes the work, is stored and is replayed. What says only that nothing was decided yet is not stored:
   * a fault, 401, 429, and the want of a fresh proof. The same key may be sent again.
   * @throws PlatformError IDEMPOTENCY_MISMATCH for another body under the same key.
   */
  run(request: IdempotentRequest, work: (tx: Tx) => Promise<StoredAnswer>): Promise<StoredAnswer>;
  /**
   * The same for work whose answer is known before it is written, as part of one statement that does the work of many: an
   * insert that keeps the answers and returns `principal` and `key` of those whose keys are new.
   * @param among a part of the statement with a row for each answer that is to be kept, by these two columns
   */
  keepCall(answered: readonly Answered[], among: RawBuilder<unknown>): RawBuilder<unknown>;
  /**
   * Keeps a refusal that stands as the answer of its key, unless it has one, and answers what the key has.
   * @throws PlatformError IDEMPOTENCY_MISMATCH for another body under it.
   */
  refuse(request: IdempotentRequest, refusal: PlatformError): Promise<StoredAnswer>;
  /** Forgets keys older than the time they are kept. */
  expire(): Promise<void>;
}

export interface Answered {
  readonly request: IdempotentRequest;
  readonly answer: StoredAnswer;
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
  const askedOf = (request: IdempotentRequest): Asked => ({
    ...request,
    bodyHash: bodyHashOf(request.body),
    nowMs: clock.nowMs(),
  });

  return {
    async run(request, work) {
      const asked = askedOf(request);
      try {
        return await inTransaction(db, (tx) => runOnce(tx, asked, work));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return keepRefusal(db, asked, error.refusal);
      }
    },
    keepCall: (answered, among) =>
      keepCall(
        answered.map(({ request, answer }) => [askedOf(request), answer]),
        among,
      ),
    refuse: (request, refusal) => keepRefusal(db, askedOf(request), refusal),
    async expire() {
      await db
        .$extendTables<KeyTable>()
        .deleteFrom('idempotency_key')
        .where('created_at_ms', '<', BigInt(clock.nowMs() - IDEMPOTENCY_KEEP_MS))
        .execute();
    },
  };
}

/** Who asks is not known yet, or asked too often: once that is mended, the same request may well be granted. */
const UNDECIDED_STATUSES: readonly number[] = [401, 429];

interface Asked extends IdempotentRequest {
  readonly bodyHash: string;
  readonly nowMs: number;
}

/** Ends the transaction of work that was refused. */
class Refused extends Error {
  readonly refusal: PlatformError;

  constructor(refusal: PlatformError) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

async function runOnce(tx: Tx, asked: Asked, work: (tx: Tx) => Promise<StoredAnswer>): Promise<StoredAnswer> {
  const { principal, operation, key } = asked;
  if (!(await insertKey(tx, asked))) return storedAnswer(tx, asked);
  const answer = await work(tx).catch((error: unknown) => {
    throw isDecided(error) ? new Refused(error) : error;
  });
  await sql`
    ${PREPARED} update idempotency_key set status = ${answer.status}, answer = ${JSON.stringify(answer.body)}
      where principal = ${principal} and operation = ${operation} and key = ${key}`.execute(tx);
  return answer;
}

/**
 * Keeps a refusal once its work is undone. A duplicate that waited for it may have been done meanwhile: then that is the
 * answer of the key.
 */
async function keepRefusal(db: Database, asked: Asked, refusal: PlatformError): Promise<StoredAnswer> {
  const answer = { status: refusal.status, body: refusal.toProblem() };
  return (await insertKey(db, asked, answer)) ? answer : storedAnswer(db, asked);
}

/** Whether an error is a refusal that stands: the same request would meet it again, so it is the answer of its key (rules §4). */
export function isDecided(error: unknown): error is PlatformError {
  if (!(error instanceof PlatformError) || error.status >= 500) return false;
  return !UNDECIDED_STATUSES.includes(error.status) && error.code !== 'STEP_UP_REQUIRED';
}

/** Inserts the key. A concurrent owner of the same key makes this wait until it commits or rolls back. */
async function insertKey(on: Database | Tx, asked: Asked, answer?: StoredAnswer): Promise<boolean> {
  const { principal, operation, key, bodyHash, nowMs } = asked;
  const body = answer === undefined ? null : JSON.stringify(answer.body);
  const { rows } = await sql`
    ${PREPARED} insert into idempotency_key (principal, operation, key, body_hash, created_at_ms, status, answer)
      values (${principal}, ${operation}, ${key}, ${bodyHash}, ${nowMs}, ${answer?.status ?? null}, ${body})
      on conflict do nothing returning 1`.execute(on);
  return rows.length === 1;
}

function keepCall(
  answered: readonly (readonly [Asked, StoredAnswer])[],
  among: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const rows = answered.map(([{ principal, operation, key, bodyHash, nowMs }, { status, body }]) => ({
    ...{ principal, operation, key, bodyHash, nowMs, status, body },
  }));
  return sql`
    insert into idempotency_key (principal, operation, key, body_hash, created_at_ms, status, answer)
      select principal, operation, key, "bodyHash", "nowMs", status, body
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a(principal text, operation text, key text,
          "bodyHash" text, "nowMs" bigint, status int, body jsonb)
          join ${among} using (principal, key)
      on conflict do nothing returning principal, key`;
}

async function storedAnswer(on: Database | Tx, asked: Asked): Promise<StoredAnswer> {
  const { principal, operation, key, bodyHash } = asked;
  const stored = await on
    .$extendTables<KeyTable>()
    .selectFrom('idempotency_key')
    .select(['body_hash', 'status', 'answer'])
    .where('principal', '=', principal)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (stored.body_hash !== bodyHash) throw new PlatformError('IDEMPOTENCY_MISMATCH');
  if (stored.status === null) throw new Error('an idempotency key was committed without its answer');
  return { status: stored.status, body: stored.answer };
}

/** Hash of a JSON body whose key order does not matter. */
export function bodyHashOf(body: unknown): string {
  return sha256Text(canonicalJson(body), 'base64url');
}

function canonicalJson(value: unknown): string {
  if (value === undefined) return 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = value as Readonly<Record<string, unknown>>;
  let members = '';
  // One text that grows: a list of members that is joined takes twice as long, at each bet.
  for (const key of Object.keys(inner).sort()) {
    members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(inner[key])}`;
  }
  return `{${members}}`;
}
