import { randomBytes, randomUUID } from 'node:crypto';
import { chown, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ConfigError } from '../config/config-error.ts';
import { writeOnce } from '../storage/write-once.ts';
import { runProgram } from './postgres-binaries.ts';
import { serverUser } from './server-user.ts';

/** PostgreSQL's user in a cluster of ours. */
export const CLUSTER_USER = 'paddock';
const PASSWORD = 'postgres.password';
const UNFINISHED = 'postgres.new-';

/** The folder of a data directory's cluster. */
export function clusterDirOf(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** The PostgreSQL major version a cluster was made by; `undefined` when there is no cluster. */
export async function majorVersionOf(clusterDir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
  } catch {
    return undefined;
  }
}

/** The password of a cluster that is there. @throws ConfigError where it was lost */
export async function passwordOf(dataDir: string): Promise<string> {
  const file = join(dataDir, PASSWORD);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ConfigError(
      `${file} is missing, and without it its database stays closed: bring it back from a backup`,
    );
  }
}

/**
 * Makes the cluster of a data directory where there is none. It is made in a folder beside and renamed into place, so
 * one that is there is whole and its password lies beside it. Of several processes the first to rename has made it; the
 * others find it there and use it: they share the password, which is the first thing to be made.
 * What a start that was killed left behind is removed once a cluster is there, when nobody has a use for it any more.
 * @returns the PostgreSQL major version it was made by
 */
export async function ensureCluster(dataDir: string): Promise<string> {
  const clusterDir = clusterDirOf(dataDir);
  if ((await majorVersionOf(clusterDir)) === undefined) await makeCluster(dataDir, clusterDir);
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(UNFINISHED));
  // Another process may still write to its own until it finds it gone: what cannot be removed now is at the next start.
  for (const name of left) await remove(join(dataDir, name)).catch(() => undefined);
  return (await majorVersionOf(clusterDir)) ?? 'of no version';
}

async function makeCluster(dataDir: string, clusterDir: string): Promise<void> {
  const workDir = join(dataDir, `${UNFINISHED}${randomUUID()}`);
  try {
    const made = await initialise(workDir, await firstPassword(dataDir));
    await rename(made, clusterDir);
    await flushFolder(dataDir);
  } catch (error) {
    await remove(workDir).catch(() => undefined);
    // Whatever went wrong, another process was sooner: it may have removed our folder under our hands.
    if ((await majorVersionOf(clusterDir)) !== undefined) return;
    const found = await readdir(clusterDir).catch(() => []);
    if (found.length === 0) throw error;
    throw new ConfigError(
      `${clusterDir} holds files but no whole database: move it away, or bring a backup back (docs/operations.md)`,
    );
  }
}

/** One for all that begin at the same time. */
async function firstPassword(dataDir: string): Promise<string> {
  const draft = join(dataDir, `${UNFINISHED}${randomUUID()}`);
  await writeOnce(join(dataDir, PASSWORD), randomBytes(32).toString('base64url'), draft);
  return passwordOf(dataDir);
}

/** @returns the folder of the new cluster, within `workDir` */
async function initialise(workDir: string, password: string): Promise<string> {
  const user = await serverUser();
  const passwordFile = join(workDir, 'password');
  const made = join(workDir, 'postgres');
  await mkdir(made, { recursive: true });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user !== undefined) {
    for (const path of [workDir, made, passwordFile]) await chown(path, user.uid, user.gid);
  }
  await runProgram('initdb', [
    `--pgdata=${made}`,
    `--username=${CLUSTER_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
  ]);
  return made;
}

/** So that a power cut does not take the new name back: what lies under the old one would be removed. */
async function flushFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Tried again for a while: a program that is ending may still write there. */
function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 5 });
}
