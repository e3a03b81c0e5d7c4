import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

import { ConfigError } from '../config/config-error.ts';
import type { Log } from '../module.ts';

/** Advisory lock of the process that trades: two halves of one number, "paddock" and "trading" in nobody's list. */
const LOCK = { classid: 1_885_430_891, objid: 1_953_653_092 } as const;
/** How long a start waits for the process before it to go, so that one can follow the other without a gap. */
export const CLAIM_WITHIN_MS = 15_000;
const TRY_EVERY_MS = 250;
/** How often it is made sure that the connection still lives: nobody tells of one that a firewall dropped. */
const CHECK_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 5_000;
/** How long a start waits for a database that is busy: recovering from a crash, or on a machine that is. */
const READY_WITHIN_MS = 60_000;
/** Longer than a process needs to find its lock lost and to stop. */
const LEAVE_WITHIN_MS = 20_000;
const PROCESS = 'paddock process ';
/** So that PostgreSQL forgets within seconds a process whose machine is gone. */
const KEEPALIVES = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

export interface OnlyProcessOptions {
  readonly log: Log;
  /** Told once, when another process has taken over while the database was away: this one has to stop. */
  readonly onLost: (error: Error) => void;
  readonly claimWithinMs?: number;
  readonly leaveWithinMs?: number;
}

export interface OnlyProcess {
  /** For all connections that this process trades with, so that who follows it can wait for their end. */
  readonly name: string;
  /** Lets another process in. */
  stop(): Promise<void>;
}

/** Another process trades on the same database. */
const TAKEN =
  'another process runs on this database. Prices stand in the memory of one process, so a second one would trade at others';

/**
 * Makes this the one process that trades on a database, for as long as it lives: a session's advisory lock on a connection
 * of its own. Where the connection is lost, with a restart of the database for one, the lock is taken again. One that lost
 * it to another process trades until it finds out, so who takes it waits until no process before it is connected.
 * @throws ConfigError where another process has it
 */
export async function claimOnlyProcess(
  url: string,
  { log, onLost, claimWithinMs = CLAIM_WITHIN_MS, leaveWithinMs = LEAVE_WITHIN_MS }: OnlyProcessOptions,
): Promise<OnlyProcess> {
  const id = randomUUID();
  const name = `paddock trading ${id}`;
  const ending = new AbortController();
  const { signal } = ending;
  const isEnded = (): boolean => signal.aborted;
  const wait = (ms: number) => setTimeout(ms, undefined, { signal }).catch(() => undefined);

  const first = await claimFirst(url, name, claimWithinMs);
  await othersLeft(first, log, leaveWithinMs);

  /** Holds the lock until the connection breaks. */
  async function hold(client: pg.Client): Promise<void> {
    const broken = new AbortController();
    client.once('end', () => broken.abort());
    while (!isEnded() && !broken.signal.aborted) {
      await setTimeout(CHECK_EVERY_MS, undefined, {
        signal: AbortSignal.any([signal, broken.signal]),
      }).catch(() => undefined);
      if (!isEnded()) await client.query('select 1').catch(() => broken.abort());
    }
    await leave(client);
  }

  async function holdOn(): Promise<void> {
    await hold(first);
    while (!isEnded()) {
      const taken = await take(url, name).catch(() => 'away' as const);
      if (taken === 'theirs') {
        onLost(new Error(TAKEN));
        return;
      }
      if (typeof taken === 'string') await wait(TRY_EVERY_MS);
      else {
        log.info({}, 'the database was away; this is its only process again');
        await hold(taken);
      }
    }
  }

  const holding = holdOn();
  return {
    name: PROCESS + id,
    async stop() {
      ending.abort();
      await holding;
    },
  };
}

async function claimFirst(url: string, name: string, withinMs: number): Promise<pg.Client> {
  const startedMs = performance.now();
  for (;;) {
    const taken = await takeOfBusy(url, name, startedMs + READY_WITHIN_MS);
    if (typeof taken !== 'string') return taken;
    if (taken !== 'busy' && performance.now() >= startedMs + withinMs) throw new ConfigError(TAKEN);
    await setTimeout(TRY_EVERY_MS);
  }
}

/** One that does not answer in time may be asked again; one that refuses, or where nobody listens, is no use to ask. */
async function takeOfBusy(url: string, name: string, untilMs: number): Promise<Taken | 'busy'> {
  try {
    return await take(url, name);
  } catch (error) {
    if (!isBusy(error) || performance.now() >= untilMs) throw error;
    return 'busy';
  }
}

/** What `pg` says, without a code, of a connection and of an answer that did not come in time. */
const TIMED_OUT: ReadonlySet<string> = new Set(['timeout expired', 'Query read timeout']);
/** PostgreSQL's `cannot_connect_now`: it starts up, recovers or shuts down. */
const NOT_YET = '57P03';

const isBusy = (error: unknown): boolean =>
  error instanceof Error && (TIMED_OUT.has(error.message) || ('code' in error && error.code === NOT_YET));

/** Waits for the processes before this one to close their connections; ends those of one that is gone or hangs. */
async function othersLeft(client: pg.Client, log: Log, withinMs: number): Promise<void> {
  const theirs = `from pg_stat_activity where datname = current_database() and starts_with(application_name, '${PROCESS}')`;
  const untilMs = performance.now() + withinMs;
  let isCutOff = false;
  for (;;) {
    const { rows } = await client.query(`select pid ${theirs}`);
    if (rows.length === 0) return;
    if (performance.now() >= untilMs) {
      await client.query(`select pg_terminate_backend(pid) ${theirs}`);
      if (!isCutOff)
        log.warn({ connections: rows.length }, 'the process before this one is cut off: it has not left');
      isCutOff = true;
    }
    await setTimeout(TRY_EVERY_MS);
  }
}

type Taken = pg.Client | 'theirs' | 'ours';

/**
 * A connection that has the lock; `theirs` where another process has it. `ours` is a connection of before that PostgreSQL
 * has not given up yet: it is ended. @throws where the database is away
 */
async function take(url: string, name: string): Promise<Taken> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    options: KEEPALIVES,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  // What breaks it is found by whoever asks; without a listener it would end the process.
  client.on('error', () => undefined);
  const { classid, objid } = LOCK;
  try {
    await client.connect();
    const { rows } = await client.query<{ has: boolean }>('select pg_try_advisory_lock($1, $2) as has', [
      classid,
      objid,
    ]);
    if (rows[0]?.has === true) return client;
    const { rowCount } = await client.query(
      `select pg_terminate_backend(a.pid) from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2
         and l.database = (select oid from pg_database where datname = current_database())
         and a.application_name = $3`,
      [classid, objid, name],
    );
    await leave(client);
    return rowCount === 0 ? 'theirs' : 'ours';
  } catch (error) {
    await leave(client);
    throw error;
  }
}

/** Not waited for long: a connection that is dead does not answer this either. */
async function leave(client: pg.Client): Promise<void> {
  const left = new AbortController();
  const gone = client.end().catch(() => undefined);
  await Promise.race([gone, setTimeout(1_000, undefined, { signal: left.signal }).catch(() => undefined)]);
  left.abort();
}
