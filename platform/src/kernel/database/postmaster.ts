import { readFile, readdir, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Whether the postmaster of a cluster lives, by its process alone: cheap enough to be asked twice a second, and true
 * while it still reads its log after a crash.
 */
export async function isPostmasterAlive(clusterDir: string): Promise<boolean> {
  const pid = await postmasterPid(clusterDir);
  return pid !== undefined && exists(pid) && !(await isZombie(pid));
}

/**
 * Forgets a postmaster that is dead and that nobody has buried: where the first process of a container does not, its
 * number stays taken for ever and every start believes it alive. Only once nothing of the cluster runs any more.
 */
export async function forgetUnburied(clusterDir: string): Promise<void> {
  const pid = await postmasterPid(clusterDir);
  if (pid === undefined || !exists(pid) || !(await isZombie(pid))) return;
  if (!(await isDeserted(clusterDir))) return;
  await rm(join(clusterDir, 'postmaster.pid'), { force: true });
}

async function postmasterPid(clusterDir: string): Promise<number | undefined> {
  try {
    const [first = ''] = (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8')).split('\n');
    const pid = Number(first);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Only Linux tells; elsewhere the dead are buried by the system's first process. */
async function isZombie(pid: number): Promise<boolean> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

/** No process works in the cluster's folder: PostgreSQL's all do. */
async function isDeserted(clusterDir: string): Promise<boolean> {
  const folder = await realpath(clusterDir);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return !folders.includes(folder);
}
