import { join } from 'node:path';

import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import type { Done, Pace } from '../setup/pace.ts';
import { fundedPlayers } from '../setup/players.ts';
import { processorSeconds } from '../setup/processor-time.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import type { BareJob, HttpJob } from './load-job.ts';
import type { Operation } from './operation.ts';
import { recordTransaction, type RecordedTransaction } from './record-transaction.ts';

const PLAYERS = 40;
const WARM_UP: Pace = { seconds: 2, inFlight: 32 };
export const FULL: Pace = { seconds: 2, inFlight: 32 };
export const STEADY = { seconds: 3, inFlight: 32, perSecond: 300 } as const satisfies Pace;
const ROUNDS = 3;

/** Processor time of the Node process that asks the database. */
export type Worked = Done & { readonly processorSeconds: number };

/** Ours and bare in turns, so that both meet the same machine. */
export interface Pair {
  readonly ours: Worked;
  readonly bare: Worked;
}

export interface Measured {
  readonly recorded: RecordedTransaction;
  /** As fast as answers come. */
  readonly full: readonly Pair[];
  /** At a rate. */
  readonly steady: readonly Pair[];
}

interface Side {
  readonly child: Child<Done>;
  /** The process that asks the database for it. */
  readonly worker: number;
}

/** Measures an operation over HTTP beside the very SQL it asks, done bare by a `pg` pool on the same database. */
export function measureBesideSql(operation: Operation): Promise<Measured> {
  return withCleanup(async (atEnd) => {
    const database = await startDurableDatabase();
    atEnd(() => database.stop());
    const recorded = await recordTransaction(operation, database);
    const { url: databaseUrl } = database;
    const product = await startQuietProduct(databaseUrl, database);
    atEnd(() => product.stop());
    const { origin } = product;
    const players = await fundedPlayers(origin, PLAYERS);
    const parties = await operation.prepare({ origin, databaseUrl, database, players, atEnd });

    const httpJob: HttpJob = {
      url: origin + operation.path,
      senders: parties.map(({ sender }) => sender),
    };
    const http = startChild<Done>(join(import.meta.dirname, 'http-load.process.ts'), httpJob);
    atEnd(() => http.stop());
    const bareJob: BareJob = {
      databaseUrl,
      script: recorded.script,
      parties: parties.map(({ particulars }) => particulars),
    };
    const bare = startChild<Done>(join(import.meta.dirname, 'bare-load.process.ts'), bareJob);
    atEnd(() => bare.stop());
    return { recorded, ...(await inTurns(http, product.pid, bare)) };
  });
}

async function inTurns(
  http: Child<Done>,
  productPid: number,
  bare: Child<Done>,
): Promise<Omit<Measured, 'recorded'>> {
  const pair = async (pace: Pace): Promise<Pair> => ({
    bare: await run({ child: bare, worker: bare.pid }, pace),
    ours: await run({ child: http, worker: productPid }, pace),
  });
  const rounds = async (pace: Pace): Promise<readonly Pair[]> => {
    const pairs: Pair[] = [];
    for (let round = 0; round < ROUNDS; round++) pairs.push(await pair(pace));
    return pairs;
  };
  await pair(WARM_UP);
  return { full: await rounds(FULL), steady: await rounds(STEADY) };
}

async function run({ child, worker }: Side, pace: Pace): Promise<Worked> {
  const before = await processorSeconds(worker);
  child.tell(pace);
  const done = await child.next();
  const after = await processorSeconds(worker);
  return { ...done, processorSeconds: (after ?? Number.NaN) - (before ?? Number.NaN) };
}
