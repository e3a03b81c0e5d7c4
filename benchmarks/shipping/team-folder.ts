import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Where a team's sources find the packages they import. */
const DIST = join(import.meta.dirname, '..', 'dist');
const PADDOCK = join(import.meta.dirname, 'paddock.process.ts');
const CHECKS = join(import.meta.dirname, 'checks.process.ts');

/** A folder of a team with its parcels, and the commands of the house in it. */
export interface TeamFolder {
  /** Runs one command to its end. @throws with what it printed */
  paddock(...words: readonly string[]): Promise<string>;
  /** Runs the checks and tests that `publish` begins with. @throws with what they printed */
  check(name: string): Promise<void>;
  /** Runs `dev` until the end of the benchmark; answers the link it prints. */
  dev(...words: readonly string[]): Promise<string>;
  edit(path: string, change: (text: string) => string): Promise<void>;
  close(): Promise<void>;
}

export async function openTeamFolder(environment: Readonly<Record<string, string>>): Promise<TeamFolder> {
  await mkdir(DIST, { recursive: true });
  const root = await mkdtemp(join(DIST, 'team-'));
  const env = { ...process.env, ...environment };
  const servers: ChildProcess[] = [];
  return {
    async paddock(...words) {
      const { stdout } = await run(process.execPath, [PADDOCK, root, ...words], { env });
      return stdout;
    },
    async check(name) {
      await run(process.execPath, [CHECKS, root, name], { env });
    },
    dev(...words) {
      const server = spawn(process.execPath, [PADDOCK, root, 'dev', ...words], { env });
      servers.push(server);
      return linkOf(server);
    },
    async edit(path, change) {
      const file = join(root, path);
      await writeFile(file, change(await readFile(file, 'utf8')));
    },
    async close() {
      for (const server of servers) await ended(server);
      await rm(root, { recursive: true, force: true });
    },
  };
}

function linkOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const link = /See it in the site: (\S+)/.exec(printed)?.[1];
      if (link !== undefined) resolve(link);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(printed)));
  });
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
