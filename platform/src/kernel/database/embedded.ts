import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

import { CLUSTER_USER, clusterDirOf, ensureCluster, passwordOf } from './embedded-cluster.ts';
import { freePort, isFree } from './free-port.ts';
import { DamagedDataError, type KeptServer } from './keep-running.ts';
import { forgetUnburied, isPostmasterAlive } from './postmaster.ts';
import { runProgram } from './postgres-binaries.ts';
import { requireReachable, serverUser } from './server-user.ts';

/** Major version of the binaries from npm; a data directory of another one is refused. */
export const POSTGRES_MAJOR = '18';
const DATABASE = 'paddock';
/** Ports that may be taken by others, one after the other, before a start fails. */
const PORT_TRIES = 5;
/** How long a start or a stop may take: a large cluster that was killed reads its log again first. */
const PATIENCE_SEC = 600;
const TRY_EVERY_MS = 50;
/** Nobody listens yet; `cannot_connect_now`. */
const NOT_READY: ReadonlySet<string> = new Set(['ECONNREFUSED', '57P03']);

export interface EmbeddedDatabase extends KeptServer {
  readonly url: string;
  readonly port: number;
}

export interface EmbeddedOptions {
  /** The cluster lives in `<dataDir>/postgres`. */
  readonly dataDir: string;
  /** Extra server settings, `name=value`. */
  readonly settings?: readonly string[];
  /** Names a port to start on; again when somebody else took it meanwhile. */
  readonly findPort?: () => Promise<number>;
}

/** The data directory was made by another PostgreSQL major version. */
export class ForeignDataDirError extends Error {
  constructor(clusterDir: string, found: string) {
    super(
      `${clusterDir} belongs to PostgreSQL ${found}; this release runs ${POSTGRES_MAJOR}. ` +
        `Start the release that made it, take a logical dump from it into a new PostgreSQL ${POSTGRES_MAJOR} ` +
        `(see docs/operations.md), or choose an empty DATA_DIR.`,
    );
    this.name = 'ForeignDataDirError';
  }
}

/**
 * Starts PostgreSQL on a data directory and answers its URL. Makes the cluster on first use. When the process that
 * started it was killed, the old postmaster still owns the directory: it is attached to instead of started twice.
 * Processes that begin at the same time, on an empty directory too, end with one server that all of them use.
 * Listens on loopback only, with a generated password kept beside the cluster.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir } = options;
  const clusterDir = clusterDirOf(dataDir);
  await mkdir(dataDir, { recursive: true });
  await requireReachable(dataDir);
  const found = await ensureCluster(dataDir);
  if (found !== POSTGRES_MAJOR) throw new ForeignDataDirError(clusterDir, found);
  const password = await passwordOf(dataDir);
  const port = (await runningPort(clusterDir)) ?? (await startOrJoin(clusterDir, options));
  await ensureDatabase(clusterDir, urlOf(port, password, 'postgres'));
  return {
    url: urlOf(port, password, DATABASE),
    port,
    isRunning: () => isPostmasterAlive(clusterDir),
    // At its own port: whoever holds its URL finds it there.
    start: () => startAgain(clusterDir, { ...options, findPort: () => Promise.resolve(port) }),
    stop: () => stopCluster(clusterDir),
  };
}

/** Stops a cluster fast but cleanly; nothing happens when it is not running. */
export async function stopCluster(clusterDir: string): Promise<void> {
  if ((await runningPort(clusterDir)) === undefined) return;
  try {
    await pgCtl(clusterDir, ['stop', '--mode=fast', '--wait', `--timeout=${PATIENCE_SEC}`]);
  } catch (error) {
    // One that was just being started goes without a word.
    if (await isPostmasterAlive(clusterDir)) throw error;
  }
}

/** The port of a running postmaster of this cluster, if there is one. */
export async function runningPort(clusterDir: string): Promise<number | undefined> {
  if (!(await isPostmasterAlive(clusterDir))) return undefined;
  const lines = (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8')).split('\n');
  const port = Number(lines[3]);
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

/** How many clients other than this question are connected to the running cluster of a data directory. */
export async function clientCount(dataDir: string): Promise<number> {
  const port = await runningPort(clusterDirOf(dataDir));
  if (port === undefined) return 0;
  const client = new pg.Client({ connectionString: urlOf(port, await passwordOf(dataDir), 'postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ clients: number }>(
      `select count(*)::int as clients from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.clients ?? 0;
  } finally {
    await client.end();
  }
}

function urlOf(port: number, password: string, database: string): string {
  return `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Another process may have started it since it was looked for; then ours could not. */
async function startOrJoin(clusterDir: string, options: EmbeddedOptions): Promise<number> {
  try {
    return await start(clusterDir, options);
  } catch (error) {
    const port = await runningPort(clusterDir);
    if (port === undefined) throw error;
    return port;
  }
}

async function start(clusterDir: string, options: EmbeddedOptions): Promise<number> {
  const { dataDir, settings = [], findPort = freePort } = options;
  const log = join(dataDir, 'postgres.log');
  await writeFile(log, '', { flag: 'a' });
  const user = await serverUser();
  if (user !== undefined) await chown(log, user.uid, user.gid);
  const server = [
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c shared_buffers=256MB',
    '-c max_connections=200',
    ...settings.map((setting) => `-c ${setting}`),
  ].join(' ');
  const start = (port: number) =>
    pgCtl(clusterDir, [
      'start',
      '--wait',
      `--timeout=${PATIENCE_SEC}`,
      `--log=${log}`,
      `--options=-p ${port} ${server}`,
    ]);
  for (let tries = 1; ; tries++) {
    const port = await findPort();
    try {
      await start(port);
      return port;
    } catch (error) {
      if (tries === PORT_TRIES || (await isFree(port))) throw error;
    }
  }
}

/** What PostgreSQL says of data that no further start can make whole. */
const DAMAGE = new RegExp(
  [
    'could not locate a valid checkpoint record',
    'could not find redo location',
    'could not find the database system',
    'invalid checkpoint record',
    'incorrect checksum in control file',
    'database files are incompatible',
    'is not a valid data directory',
    'could not (?:open|read) file "(?:global|pg_wal|pg_xact|base)/',
  ].join('|'),
);

/** Starts a cluster that has died. @throws DamagedDataError by what its log says of the start that failed. */
async function startAgain(clusterDir: string, options: EmbeddedOptions): Promise<void> {
  await forgetUnburied(clusterDir);
  const log = join(options.dataDir, 'postgres.log');
  const before = (await readFile(log, 'utf8').catch(() => '')).length;
  try {
    await start(clusterDir, options);
  } catch (error) {
    const told = (await readFile(log, 'utf8').catch(() => '')).slice(before);
    const fault = DAMAGE.exec(told)?.[0];
    if (fault !== undefined) throw new DamagedDataError(clusterDir, fault);
    throw error;
  }
}

async function pgCtl(clusterDir: string, args: readonly string[]): Promise<void> {
  await runProgram('pg_ctl', [...args, `--pgdata=${clusterDir}`]);
}

async function ensureDatabase(clusterDir: string, adminUrl: string): Promise<void> {
  const client = await connectOnceReady(clusterDir, adminUrl);
  try {
    // Held until the connection ends: of two that find no database, the second would fail to make it.
    await client.query('select pg_advisory_lock(0)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** A server that another process is just starting takes no connections yet. */
async function connectOnceReady(clusterDir: string, url: string): Promise<pg.Client> {
  const untilMs = performance.now() + PATIENCE_SEC * 1_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const isStarting = NOT_READY.has((error as { code?: string }).code ?? '');
      if (!isStarting || performance.now() >= untilMs || !(await isPostmasterAlive(clusterDir))) throw error;
    }
    await setTimeout(TRY_EVERY_MS);
  }
}
