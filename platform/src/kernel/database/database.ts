import { Kysely, PostgresDialect, type RawBuilder, type Transaction } from 'kysely';
import pg from 'pg';

import { listenAt, type Listen } from './listening.ts';
import { prepareMarked } from './prepared.ts';

// int8 columns are money, ids and times: BigInt keeps every digit.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

/**
 * The database without tables: modules write SQL with the type of its rows (`sql<Row>`), which `sql-rows.test.ts` holds
 * to what PostgreSQL says. What uses Kysely's builder widens it to its own table (`db.$extendTables<KeyTable>()`).
 */
export type Database = Kysely<object>;
/** A transaction that modules pass to each other. */
export type Tx = Transaction<object>;

export interface OpenDatabase {
  readonly db: Database;
  /** For what Kysely cannot say: COPY. */
  readonly pool: pg.Pool;
  readonly listen: Listen;
  close(): Promise<void>;
}

/** An idle connection is probed after this long: well within the minutes that firewalls remember one for. */
const PROBE_AFTER_MS = 30_000;
/** Nobody waits longer for a connection, be the database away or all of them lent out. */
const CONNECT_WITHIN_MS = 10_000;

export interface DatabaseOptions {
  readonly maxConnections?: number;
  /** What PostgreSQL calls its connections. */
  readonly name?: string;
}

export function openDatabase(
  url: string,
  { maxConnections = 20, name = 'paddock' }: DatabaseOptions = {},
): OpenDatabase {
  // Connections are kept: opening one takes tens of milliseconds, which a burst after a lull would wait for, and a new
  // one has nothing prepared. Probes keep firewalls on the way from dropping idle ones, and find those that died.
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: maxConnections,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that breaks while it is lent out: its query is rejected already.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', prepareMarked);
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, listen: listenAt(url), close: () => db.destroy() };
}

/** How often a transaction is begun that others get in the way of. */
const TRIES = 5;

/** PostgreSQL errors worth another try of the whole transaction. */
export function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '40001' || code === '40P01';
}

/** Runs `work` in a transaction; serialization failures and deadlocks are tried again up to `tries` times. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result>,
  tries = TRIES,
): Promise<Result> {
  return triedAgain(() => db.transaction().execute(work), tries);
}

/** Runs a statement that is a transaction by itself, which spares two round trips; tried again in the same way. */
export async function inOneStatement<Row>(db: Database, statement: RawBuilder<Row>): Promise<readonly Row[]> {
  const { rows } = await triedAgain(() => statement.execute(db), TRIES);
  return rows;
}

async function triedAgain<Result>(work: () => Promise<Result>, tries: number): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= tries || !isRetryable(error)) throw error;
    }
  }
}
