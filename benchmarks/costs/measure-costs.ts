import { join } from 'node:path';
import pg from 'pg';

import { doOne } from '../floor/do-one.ts';
import type { Operation, Party } from '../floor/operation.ts';
import type { HttpJob } from '../http-load/http-job.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase, type DurableDatabase } from '../setup/durable-database.ts';
import type { Done, Pace } from '../setup/pace.ts';
import { fundedPlayers } from '../setup/players.ts';
import { postmasterOf, processorSeconds, processorSecondsOfFamily } from '../setup/processor-time.ts';
import { productProbe, type Probed } from '../setup/product-probe.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import { factsCost, type FactsCost } from './facts-cost.ts';

const PLAYERS = 40;
const WARM_UP: Pace = { seconds: 3, inFlight: 32 };
const ALONE: Pace = { seconds: 4, inFlight: 1 };
const TOGETHER: Pace = { seconds: 4, inFlight: 32 };
/** An idle connection of PostgreSQL tells what it counted within ten seconds. */
const COUNTED_WITHIN_MS = 11_000;

/** What one operation took, of many. */
export interface RunCosts {
  readonly statements: number;
  readonly transactions: number;
  readonly walBytes: number;
  readonly postgresMs: number;
  readonly nodeMs: number;
  /** By the clock, what others it calls left out, by name of the database function. */
  readonly functionUs: Readonly<Record<string, number>>;
  /** Of all of them together, as samples say. */
  readonly selfMs: Probed['selfMs'];
}

export interface Costs {
  readonly facts: FactsCost;
  readonly alone: RunCosts;
  readonly together: RunCosts;
}

/** What an operation takes of the product, one after the other and 32 at once. */
export function measureCosts(operation: Operation): Promise<Costs> {
  return withCleanup(async (atEnd) => {
    const database = await startDurableDatabase();
    atEnd(() => database.stop());
    const { url: databaseUrl } = database;
    const db = await counting(database);
    atEnd(() => db.end());
    const probe = await productProbe();
    const product = await startQuietProduct(databaseUrl, database, probe.environment);
    atEnd(() => product.stop());
    const { origin } = product;
    const players = await fundedPlayers(origin, PLAYERS);
    const parties = await operation.prepare({ origin, databaseUrl, database, players, atEnd });
    const { written } = await doOne(db, origin, operation, parties);
    const generator = startGenerator(origin + operation.path, parties);
    atEnd(() => generator.stop());
    generator.tell(WARM_UP);
    await generator.next();

    const postmaster = await postmasterOf(db);
    const spent = async (): Promise<Spent> => ({
      postgresMs: (await processorSecondsOfFamily(postmaster)) * 1_000,
      nodeMs: (await processorSeconds(product.pid)) * 1_000,
    });
    let counted = await databaseCounts(db);
    const run = async (pace: Pace): Promise<RunCosts> => {
      const before = { ...counted, ...(await spent()) };
      await probe.begin();
      generator.tell(pace);
      const { count } = await generator.next();
      const { statements, selfMs } = await probe.take();
      const spentSince = await spent();
      counted = await databaseCounts(db);
      return {
        ...each(before, { ...counted, ...spentSince }, count),
        statements: statements / count,
        selfMs,
      };
    };
    return {
      facts: await factsCost(db, written, operation.floor),
      alone: await run(ALONE),
      together: await run(TOGETHER),
    };
  });
}

/** A connection to a database that counts the calls of its functions. */
async function counting({ url }: DurableDatabase): Promise<pg.Client> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query(
    `alter database ${db.escapeIdentifier(new URL(url).pathname.slice(1))} set track_functions = 'pl'`,
  );
  return db;
}

function startGenerator(url: string, parties: readonly Party[]): Child<Done> {
  const job: HttpJob = { url, senders: parties.map(({ sender }) => sender) };
  return startChild<Done>(join(import.meta.dirname, '../http-load/http-load.process.ts'), job);
}

/** Processor time. */
interface Spent {
  readonly postgresMs: number;
  readonly nodeMs: number;
}

interface DatabaseCounts {
  readonly transactions: number;
  readonly walBytes: number;
  readonly functionUs: Readonly<Record<string, number>>;
}

async function databaseCounts(db: pg.Client): Promise<DatabaseCounts> {
  await new Promise((resolve) => setTimeout(resolve, COUNTED_WITHIN_MS));
  const { rows } = await db.query<{
    transactions: number;
    wal: number;
    functions: Record<string, number> | null;
  }>(`
    select xact_commit::float8 as transactions, (pg_current_wal_lsn() - '0/0')::float8 as wal,
        (select json_object_agg(funcname, self_time * 1000) from pg_stat_user_functions) as functions
      from pg_stat_database where datname = current_database()`);
  const [row] = rows;
  return { transactions: row?.transactions ?? 0, walBytes: row?.wal ?? 0, functionUs: row?.functions ?? {} };
}

type Counts = DatabaseCounts & Spent;

function each(before: Counts, after: Counts, count: number) {
  const since = (of: 'transactions' | 'walBytes' | 'postgresMs' | 'nodeMs') =>
    (after[of] - before[of]) / count;
  const functions = Object.entries(after.functionUs).map(
    ([name, us]) => [name, (us - (before.functionUs[name] ?? 0)) / count] as const,
  );
  return {
    transactions: since('transactions'),
    walBytes: since('walBytes'),
    postgresMs: since('postgresMs'),
    nodeMs: since('nodeMs'),
    functionUs: Object.fromEntries(functions.filter(([, us]) => us >= 1)),
  };
}
