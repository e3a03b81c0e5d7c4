import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../setup/ports.ts';

const REPOSITORY_DIR = join(import.meta.dirname, '..', '..');
const TIMEOUT_MS = 60_000;

export interface Started {
  /** From the command to its "is running at". */
  readonly listeningMs: number;
  /** From the command to the first document with status 200. */
  readonly documentMs: number;
  /** A clean stop, as Ctrl-C makes one. */
  stop(): Promise<void>;
}

/** `npm start` on a data directory. @throws with what it wrote when it does not listen in time. */
export async function npmStart(dataDir: string): Promise<Started> {
  const port = await freePort();
  const startedMs = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: REPOSITORY_DIR,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npm, the launcher and the product get the signal together, as from a terminal.
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  const stop = () => endGroup(child);
  try {
    const origin = await listening(child);
    const listeningMs = performance.now() - startedMs;
    const { status } = await fetch(`${origin}/en`, { redirect: 'follow' });
    if (status !== 200) throw new Error(`the first document was answered ${status}`);
    return { listeningMs, documentMs: performance.now() - startedMs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = '';
    const fail = (why: string) => reject(new Error(`npm start ${why}\n${written}`));
    const timer = setTimeout(() => fail('did not listen in time'), TIMEOUT_MS);
    const read = (chunk: Buffer): void => {
      written += chunk.toString();
      const origin = /running at (\S+)/.exec(written)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${String(code)}`);
    });
  });
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  process.kill(-child.pid, 'SIGINT');
  await ended;
}
