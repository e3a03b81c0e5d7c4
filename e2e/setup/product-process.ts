import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@paddock/platform/testing/cluster';

import { ofCommands } from './of-commands.ts';

const REPOSITORY_DIR = join(import.meta.dirname, '..', '..');
const START_TIMEOUT_MS = 120_000;

/** The product as a process of its own, as `npm start` runs it. */
export interface ProductProcess {
  readonly origin: string;
  readonly pid: number;
  /** Everything it wrote to standard error: its log, one object of JSON a line, and whatever Node says. */
  errors(): string;
  /** SIGTERM, and the wait for a clean end. */
  stop(): Promise<void>;
  /** SIGKILL: a crash. */
  kill(): Promise<void>;
}

export interface ProductOptions {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Fixed, so that a restart is found at the same address. */
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** What the product is told of where and how it runs. */
export function environmentOf(options: ProductOptions): Record<string, string | undefined> {
  return {
    ...ofCommands(),
    SITE_DIR: process.env['SITE_DIR'],
    NODE_ENV: 'development',
    PORT: String(options.port),
    DATABASE_URL: options.databaseUrl,
    DATA_DIR: options.dataDir,
    LOG_LEVEL: 'warn',
    // A journey that is not about games of companies waits for none.
    SANDBOX_COMPANY: 'no',
    ...options.environment,
  };
}

/** Starts the product and waits until it listens. @throws with what it wrote when it does not. */
export async function startProductProcess(options: ProductOptions): Promise<ProductProcess> {
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, [join(REPOSITORY_DIR, 'platform', 'src', 'main.ts')], {
    cwd: REPOSITORY_DIR,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentOf({ ...options, port }),
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const origin = await listening(child, () => errors);
  return {
    origin,
    pid: child.pid ?? 0,
    errors: () => errors,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

function listening(child: ChildProcess, errors: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the product did not start in time\n${errors()}`));
    }, START_TIMEOUT_MS);
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const origin = /running at (\S+)\s/.exec(printed)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve(origin);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the product ended with ${String(code)}\n${errors()}`));
    });
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
