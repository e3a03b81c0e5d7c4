import { join } from 'node:path';
import pg from 'pg';

import type { HttpJob } from '../http-load/http-job.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import type { Done, Pace } from '../setup/pace.ts';
import { fundedPlayers } from '../setup/players.ts';
import { postmasterOf, processorSeconds, processorSecondsOfFamily } from '../setup/processor-time.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import type { FloorJob } from './floor-job.ts';
import { floorFunction } from './floor-function.ts';
import type { Operation } from './operation.ts';
import { doOne, type DoneOnce } from './do-one.ts';

const PLAYERS = 40;
const WARM_UP: Pace = { seconds: 2, inFlight: 32 };
/** A server is warm by what it has done, not by how long it took: V8 compiles what was called often. */
const WARM_BY = 3_000;
export const FULL: Pace = { seconds: 2, inFlight: 32 };
const ROUNDS = 3;

/** Processor time of each of the three that share the machine, in seconds. */
export interface Spent {
  readonly node: number;
  readonly postgres: number;
  readonly generator: number;
}

export type Worked = Done & { readonly spent: Spent };

/** Ours and the floor in turns, so that both meet the same machine. */
export interface Pair {
  readonly ours: Worked;
  readonly floor: Worked;
}

export interface Measured {
  readonly one: DoneOnce;
  /** As fast as answers come. */
  readonly full: readonly Pair[];
  /** At rates, by operations a second. */
  readonly steady: ReadonlyMap<number, readonly Pair[]>;
}

/** Measures an operation over HTTP beside a function that writes the same rows behind a route, on the same database. */
export function measureBesideFloor(operation: Operation, rates: readonly number[]): Promise<Measured> {
  return withCleanup(async (atEnd) => {
    const database = await startDurableDatabase();
    atEnd(() => database.stop());
    const { url: databaseUrl } = database;
    const product = await startQuietProduct(databaseUrl, database);
    atEnd(() => product.stop());
    const { origin } = product;
    const players = await fundedPlayers(origin, PLAYERS);
    const parties = await operation.prepare({ origin, databaseUrl, database, players, atEnd });
    const db = new pg.Client({ connectionString: databaseUrl });
    await db.connect();
    atEnd(() => db.end());

    const one = await doOne(db, origin, operation, parties);
    await db.query(floorFunction(one.written, one.particulars, operation.floor));
    const floorJob: FloorJob = {
      databaseUrl,
      path: operation.path,
      parameters: Object.keys(one.particulars),
      parties: parties.map(({ sender, particulars }) => [sender.token, particulars] as const),
      answer: one.answer,
    };
    const floor = startChild<string>(join(import.meta.dirname, 'floor-server.process.ts'), floorJob);
    atEnd(() => floor.stop());
    const senders = parties.map(({ sender }) => sender);
    const generator = (at: string): Child<Done> => {
      const job: HttpJob = { url: at + operation.path, senders };
      const child = startChild<Done>(join(import.meta.dirname, '../http-load/http-load.process.ts'), job);
      atEnd(() => child.stop());
      return child;
    };
    const postmaster = await postmasterOf(db);
    const ours = { generator: generator(origin), node: product.pid, postmaster };
    const beside = {
      generator: generator(`http://127.0.0.1:${await floor.next()}`),
      node: floor.pid,
      postmaster,
    };
    return { one, ...(await inTurns(ours, beside, rates)) };
  });
}

export interface Side {
  readonly generator: Child<Done>;
  readonly node: number;
  readonly postmaster: number;
}

/** Both in turns: at first until ours is warm, then as fast as answers come, then at each rate. */
export async function inTurns(
  ours: Side,
  floor: Side,
  rates: readonly number[],
): Promise<Omit<Measured, 'one'>> {
  const pair = async (pace: Pace): Promise<Pair> => ({
    floor: await run(floor, pace),
    ours: await run(ours, pace),
  });
  const rounds = async (pace: Pace): Promise<readonly Pair[]> => {
    const pairs: Pair[] = [];
    for (let round = 0; round < ROUNDS; round++) pairs.push(await pair(pace));
    return pairs;
  };
  for (let done = 0; done < WARM_BY;) done += (await pair(WARM_UP)).ours.count;
  const full = await rounds(FULL);
  const steady = new Map<number, readonly Pair[]>();
  for (const perSecond of rates) steady.set(perSecond, await rounds({ seconds: 3, inFlight: 32, perSecond }));
  return { full, steady };
}

async function run(side: Side, pace: Pace): Promise<Worked> {
  const before = await spentBy(side);
  side.generator.tell(pace);
  const done = await side.generator.next();
  const after = await spentBy(side);
  const since = (of: keyof Spent): number => after[of] - before[of];
  return {
    ...done,
    spent: { node: since('node'), postgres: since('postgres'), generator: since('generator') },
  };
}

async function spentBy({ generator, node, postmaster }: Side): Promise<Spent> {
  return {
    node: await processorSeconds(node),
    postgres: await processorSecondsOfFamily(postmaster),
    generator: await processorSeconds(generator.pid),
  };
}
