import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { runningPort, stopCluster } from './kernel/database/embedded.ts';
import { writeFixtureRelease } from './modules/site/testing/fixture-release.ts';
import { freePort, processEnvironment, quickFolder } from './testing/index.ts';

/** The product as `npm start` runs it, on its embedded database. */
describe('the product as a process', () => {
  let dataDir: string;
  let siteDir: string;
  let child: ChildProcess;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(quickFolder(), 'paddock-product-'));
    await chmod(dataDir, 0o755);
    siteDir = writeFixtureRelease().siteDir;
  });
  afterAll(async () => {
    child.kill('SIGKILL');
    await stopCluster(join(dataDir, 'postgres'));
    await rm(dataDir, { recursive: true, force: true });
    await rm(siteDir, { recursive: true, force: true });
  });

  async function start(): Promise<string> {
    const port = await freePort();
    child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...processEnvironment(),
        PORT: String(port),
        DATA_DIR: dataDir,
        SITE_DIR: siteDir,
        FEEDS: 'push',
        LOG_LEVEL: 'silent',
      },
    });
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`ended with ${String(code)}`)));
      child.stdout?.on('data', (chunk: Buffer) => {
        const origin = /running at (\S+)/.exec(chunk.toString())?.[1];
        if (origin !== undefined) resolve(origin);
      });
    });
  }
  async function failToStart(env: Record<string, string>): Promise<{ code: number | null; text: string }> {
    const other = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...processEnvironment(), SITE_DIR: siteDir, FEEDS: 'push', LOG_LEVEL: 'silent', ...env },
    });
    let text = '';
    other.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    return new Promise((resolve) => other.once('close', (code) => resolve({ code, text })));
  }
  const ended = () => new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));

  it('starts with nothing but an empty directory, stops clean on SIGTERM and takes its database with it', async () => {
    const origin = await start();
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const end = ended();
    child.kill('SIGTERM');
    expect(await end).toBe(0);
    expect(await runningPort(join(dataDir, 'postgres'))).toBeUndefined();
  });

  it.each([
    [
      'a port that is taken',
      (origin: string) => ({ PORT: new URL(origin).port, DATA_DIR: dataDir }),
      /set PORT to a free one/,
    ],
    [
      'a database on which another process trades',
      () => ({ DATA_DIR: dataDir, PORT: '0' }),
      /another process runs on this database/,
    ],
    ['a setting that is none', () => ({ PORT: 'abc' }), /PORT must be a number/],
  ])(
    'says in one line that it does not start on %s, and leaves the one that runs alone',
    async (_what, env, said) => {
      const running = await start();
      const first = child;
      const { code, text } = await failToStart(env(running));
      expect(code).toBe(1);
      expect(text.trim().split('\n')).toEqual([expect.stringMatching(said)]);
      expect((await fetch(`${running}/readyz`)).status).toBe(200);
      first.kill('SIGTERM');
      await new Promise((resolve) => first.once('exit', resolve));
    },
  );

  it('starts again after kill -9, on the database that lives on', async () => {
    await start();
    const end = ended();
    child.kill('SIGKILL');
    await end;
    expect(await runningPort(join(dataDir, 'postgres'))).toBeDefined();
    const origin = await start();
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });
});
