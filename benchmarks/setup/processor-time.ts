import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const TICKS_PER_SECOND = 100;

/** Processor seconds a process has used so far; NaN where the system does not say (`/proc` is Linux). */
export async function processorSeconds(pid: number): Promise<number> {
  const one = await readTimes(pid);
  return one === undefined ? Number.NaN : one.own / TICKS_PER_SECOND;
}

/** The same of a process and all it has started, ended ones too: of PostgreSQL, by its postmaster. */
export async function processorSecondsOfFamily(pid: number): Promise<number> {
  const parent = await readTimes(pid);
  if (parent === undefined) return Number.NaN;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(pids.map((name) => readTimes(Number(name))));
  const children = all
    .filter((one) => one?.parent === pid)
    .reduce((ticks, one) => ticks + (one?.own ?? 0), 0);
  return (parent.own + parent.ended + children) / TICKS_PER_SECOND;
}

/** The process that PostgreSQL's others are started by: the parent of whoever answers on a connection. */
export async function postmasterOf(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  return (await readTimes(rows[0]?.pid ?? 0))?.parent ?? 0;
}

interface Times {
  readonly parent: number;
  /** In ticks: its own, and that of children that have ended. */
  readonly own: number;
  readonly ended: number;
}

async function readTimes(pid: number): Promise<Times | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Fields after the name, which may hold blanks itself: the parent is the 2nd, times are the 12th to 15th.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}
