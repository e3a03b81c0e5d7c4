import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

let known: Promise<ServerUser | undefined> | undefined;

/**
 * PostgreSQL refuses to run as root. For root this is the system's `postgres` user, made when it is missing; for
 * everybody else `undefined`: the server runs as the same user. Asked of the system once a process.
 */
export function serverUser(): Promise<ServerUser | undefined> {
  known ??= findServerUser();
  return known;
}

async function findServerUser(): Promise<ServerUser | undefined> {
  if (userInfo().uid !== 0) return undefined;
  try {
    return await idsOf('postgres');
  } catch {
    await run('groupadd', ['--force', 'postgres']);
    await run('useradd', ['--gid', 'postgres', '--no-create-home', 'postgres']);
    return idsOf('postgres');
  }
}

/**
 * A folder private to root is closed to the server's user, and what PostgreSQL says of it helps nobody.
 * @throws Error naming the folder and the ways out.
 */
export async function requireReachable(folder: string): Promise<void> {
  const user = await serverUser();
  if (user === undefined) return;
  try {
    await run('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' });
  } catch {
    throw new Error(
      `PostgreSQL does not run as root, and its user cannot enter ${folder}. Open that folder and those above it ` +
        '(chmod o+x), set DATA_DIR to a folder others may enter, or start the platform as another user.',
    );
  }
}

async function idsOf(name: string): Promise<ServerUser> {
  const { stdout } = await run('/bin/sh', ['-c', 'id -u "$0" && id -g "$0"', name]);
  const [uid, gid] = stdout.split('\n').map(Number);
  if (!uid || !gid) throw new Error(`The system's user ${name} has no numbers`);
  return { uid, gid };
}
