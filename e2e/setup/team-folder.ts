import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Place, Step } from './document-steps.ts';

const run = promisify(execFile);
const REPOSITORY_DIR = join(import.meta.dirname, '..', '..');
const LINK = /See it in the site: (\S+)/;
const COMMAND_MS = 300_000;

/** An empty folder of a team, beside a clone of this repository called `paddock`. */
export interface TeamFolder {
  /** What every command gets, beside the path. */
  readonly environment: Record<string, string>;
  /** Does what a document asks for, in order; answers what the last command printed. A server stays running. */
  take(steps: readonly Step[] | undefined): Promise<string>;
  /** The link of the development server that was started last. */
  readonly link: string;
  /** Writes a file anew, as an editor does on save. */
  edit(file: string, from: string, to: string): Promise<void>;
  stopServers(): Promise<void>;
  close(): Promise<void>;
}

/** What npm and Jest tell the scripts they run about themselves: a team's shell knows none of it. */
const OF_THIS_RUN =
  /^(?:INIT_CWD|NODE_ENV|NODE_OPTIONS|JEST_.*|npm_(?:package|lifecycle)_.*|npm_(?:command|execpath|node_execpath)|npm_config_(?:local_prefix|prefix|global_prefix))$/;

/** The machine's environment, with its certificates and its registry. */
function machineEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !OF_THIS_RUN.test(entry[0]),
  );
  return Object.fromEntries(entries);
}

export async function openTeamFolder(environment: Readonly<Record<string, string>>): Promise<TeamFolder> {
  const above = await mkdtemp(join(tmpdir(), 'paddock-team-'));
  const folders: Readonly<Record<Place, string>> = {
    repository: join(above, 'paddock'),
    team: join(above, 'lucky'),
  };
  await symlink(REPOSITORY_DIR, folders.repository);
  await mkdir(folders.team);
  const servers: ChildProcess[] = [];
  const own: Record<string, string> = {
    ...machineEnvironment(),
    // The journeys' own packages are in npm's cache: nothing is asked for twice.
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    ...environment,
  };
  let link = '';

  async function command(place: Place, line: string): Promise<string> {
    const options = { cwd: folders[place], env: own };
    if (/ dev( |$)/.test(line)) {
      const server = spawn('sh', ['-c', line], {
        ...options,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      servers.push(server);
      link = await linkOf(server, line);
      return link;
    }
    try {
      const { stdout } = await run('sh', ['-c', line], { ...options, timeout: COMMAND_MS });
      return stdout;
    } catch (failure) {
      const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
      throw new Error(`${line}\n${stdout}${stderr}`, { cause: failure });
    }
  }

  const edit = async (file: string, from: string, to: string): Promise<void> => {
    const path = join(folders.team, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say "${from}"`);
    await writeFile(
      path,
      text.replace(from, () => to),
    );
  };

  async function stopServers(): Promise<void> {
    await Promise.all(servers.splice(0).map(stopGroup));
  }

  return {
    environment: own,
    get link() {
      return link;
    },
    edit,
    async take(steps) {
      if (steps === undefined || steps.length === 0) throw new Error('the document has no such steps');
      let printed = '';
      for (const step of steps) {
        if (step.kind === 'edit') await edit(step.file, step.from, step.to);
        else for (const line of step.commands) printed = await command(step.place, line);
      }
      return printed;
    },
    stopServers,
    async close() {
      await stopServers();
      await rm(above, { recursive: true, force: true });
    },
  };
}

function linkOf(server: ChildProcess, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const link = LINK.exec(printed)?.[1];
      if (link !== undefined) resolve(link);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`${line} ended\n${printed}`)));
  });
}

/** Ends a shell with everything it started. */
function stopGroup(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined)
    return Promise.resolve();
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  process.kill(-server.pid, 'SIGTERM');
  return ended;
}
