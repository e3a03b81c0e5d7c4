import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chown, cp, mkdir, open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { majorVersionOf } from './embedded-cluster.ts';
import { clientCount, ForeignDataDirError, POSTGRES_MAJOR, runningPort, stopCluster } from './embedded.ts';
import { serverUser } from './server-user.ts';

const MANIFEST = 'backup.json';
/** All that modules keep in the data directory, but for the log and the address of the last start. */
const PARTS = [
  'postgres',
  'postgres.password',
  'secret',
  'site.json',
  'risk.json',
  'cash-out.json',
  'review.json',
  'silence.json',
  'content-pictures',
  'private',
  'site',
] as const;

interface Manifest {
  readonly postgresMajor: string;
  readonly takenAt: string;
  /** Relative path → SHA-256 of the file. */
  readonly files: Readonly<Record<string, string>>;
}

/** A backup or restore that was refused; the message says why and what to do. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}

/**
 * Copies a stopped data directory to `targetDir`, flushes it to disk and checks every file by its hash. A postmaster
 * left over from a killed platform is stopped first; one that still serves a platform is not: the backup is refused.
 * @returns the number of files copied.
 */
export async function backUp(dataDir: string, targetDir: string, takenAt: Date): Promise<number> {
  const major = await majorVersionOf(join(dataDir, 'postgres'));
  if (major === undefined) throw new BackupError(`${dataDir} holds no embedded database`);
  await releaseCluster(dataDir);
  if (!(await isEmpty(targetDir))) throw new BackupError(`${targetDir} is not empty; choose another target`);
  await mkdir(targetDir, { recursive: true });
  await copyParts(dataDir, targetDir);
  const files = await hashTree(targetDir);
  const source = await hashTree(dataDir);
  for (const [path, hash] of Object.entries(files)) {
    if (source[path] !== hash)
      throw new BackupError(`${path} changed while it was copied; nothing may write to ${dataDir}`);
  }
  const manifest: Manifest = { postgresMajor: major, takenAt: takenAt.toISOString(), files };
  await writeFile(join(targetDir, MANIFEST), JSON.stringify(manifest, null, 1));
  await flushTree(targetDir);
  return Object.keys(files).length;
}

/**
 * Puts a backup in place of a data directory after checking every file of it. What was there is kept beside it.
 * @returns where the former data directory went, if there was one.
 */
export async function restore(backupDir: string, dataDir: string, at: Date): Promise<string | undefined> {
  const manifest = await readManifest(backupDir);
  if (manifest.postgresMajor !== POSTGRES_MAJOR)
    throw new ForeignDataDirError(backupDir, manifest.postgresMajor);
  const found = await hashTree(backupDir);
  for (const [path, hash] of Object.entries(manifest.files)) {
    if (found[path] !== hash)
      throw new BackupError(`${path} in ${backupDir} is damaged or missing; use another backup`);
  }
  if ((await majorVersionOf(join(dataDir, 'postgres'))) !== undefined) await releaseCluster(dataDir);
  const keptDir = `${dataDir}.before-restore-${at.toISOString().replace(/[:.]/g, '-')}`;
  const replaces = !(await isEmpty(dataDir));
  if (replaces) await rename(dataDir, keptDir);
  await mkdir(dataDir, { recursive: true });
  await copyParts(backupDir, dataDir);
  await giveToServerUser(join(dataDir, 'postgres'));
  await flushTree(dataDir);
  return replaces ? keptDir : undefined;
}

async function releaseCluster(dataDir: string): Promise<void> {
  const clusterDir = join(dataDir, 'postgres');
  if ((await runningPort(clusterDir)) === undefined) return;
  if ((await clientCount(dataDir)) > 0) {
    throw new BackupError(`a platform is running on ${dataDir}; stop it first`);
  }
  await stopCluster(clusterDir);
}

async function readManifest(backupDir: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(backupDir, MANIFEST), 'utf8')) as Manifest;
  } catch {
    throw new BackupError(`${backupDir} is no complete backup: its ${MANIFEST} is missing or unreadable`);
  }
}

async function copyParts(fromDir: string, toDir: string): Promise<void> {
  for (const part of PARTS) {
    if (await exists(join(fromDir, part))) {
      await cp(join(fromDir, part), join(toDir, part), {
        recursive: true,
        preserveTimestamps: true,
        errorOnExist: true,
      });
    }
  }
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function hashTree(dir: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await listFiles(dir)) {
    const path = file.slice(dir.length + 1);
    if (path === MANIFEST) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    hashes[path] = hash.digest('hex');
  }
  return hashes;
}

async function flushTree(dir: string): Promise<void> {
  for (const file of await listFiles(dir)) {
    const handle = await open(file, 'r');
    await handle.sync();
    await handle.close();
  }
}

async function giveToServerUser(clusterDir: string): Promise<void> {
  const user = await serverUser();
  if (user === undefined) return;
  const entries = await readdir(clusterDir, { recursive: true });
  await chown(clusterDir, user.uid, user.gid);
  for (const entry of entries) await chown(join(clusterDir, entry), user.uid, user.gid);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function isEmpty(dir: string): Promise<boolean> {
  return readdir(dir).then(
    (entries) => entries.length === 0,
    () => true,
  );
}
