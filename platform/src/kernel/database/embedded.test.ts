import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

import { query } from '../../testing/query.ts';
import { majorVersionOf } from './embedded-cluster.ts';
import { ForeignDataDirError, runningPort, startEmbedded, stopCluster } from './embedded.ts';
import { freePort } from './free-port.ts';
import { quickFolder } from '../../testing/quick-folder.ts';

describe('the embedded database', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(quickFolder(), 'paddock-embedded-'));
    await chmod(dataDir, 0o755);
  });
  afterEach(async () => {
    await stopCluster(join(dataDir, 'postgres'));
    await rm(dataDir, { recursive: true, force: true });
  });

  it('keeps its data over a stop and a start', async () => {
    const first = await startEmbedded({ dataDir });
    await query(first.url, 'create table kept as select 4711 as id');
    await first.stop();
    expect(await runningPort(join(dataDir, 'postgres'))).toBeUndefined();
    const second = await startEmbedded({ dataDir });
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 4711 }]);
  });

  it('starts on another port where somebody else took the one that was free', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port: taken } = other.address() as AddressInfo;
    const free = await freePort();
    const ports = [taken, free];
    const findPort = () => Promise.resolve(ports.shift() ?? 0);
    const { url, port } = await startEmbedded({ dataDir, findPort });
    other.close();
    expect(port).toBe(free);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is attached to when its parent was killed, with everything that was committed', async () => {
    const parent = await startElsewhere(dataDir);
    const port = await new Promise<number>((resolve) => {
      parent.stdout.on('data', (chunk: Buffer) => {
        const match = /port (\d+)/.exec(chunk.toString());
        if (match !== null) resolve(Number(match[1]));
      });
    });
    const gone = new Promise((resolve) => parent.once('exit', resolve));
    parent.kill('SIGKILL');
    await gone;
    const attached = await startEmbedded({ dataDir });
    expect(attached.port).toBe(port);
    expect(await query(attached.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('begins anew where the first start was killed while it made the cluster', async () => {
    const parent = await startElsewhere(dataDir);
    const begun = await unfinishedBy(parent, dataDir);
    const gone = new Promise((resolve) => parent.once('exit', resolve));
    // With its initdb: they are one group.
    process.kill(-(parent.pid ?? 0), 'SIGKILL');
    await gone;
    expect(await runningPort(join(dataDir, 'postgres'))).toBeUndefined();
    expect(await readdir(dataDir)).toContain(begun);
    const { url } = await startEmbedded({ dataDir });
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres')).sort()).toEqual([
      'postgres',
      'postgres.log',
      'postgres.password',
    ]);
  });

  it('is one for two processes that begin at the same time', async () => {
    const both = await Promise.all([startEmbedded({ dataDir }), startEmbedded({ dataDir })]);
    expect(both[0].url).toBe(both[1].url);
    await query(both[0].url, 'create table shared as select 4711 as id');
    expect(await query(both[1].url, 'select id from shared')).toEqual([{ id: 4711 }]);
    expect((await readdir(dataDir)).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  it('leaves a folder alone that is no cluster, and says so', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'kept'), 'somebody’s');
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/postgres holds files but no whole database/);
    expect(await readFile(join(dataDir, 'postgres', 'kept'), 'utf8')).toBe('somebody’s');
  });

  (userInfo().uid === 0 ? it : it.skip)('says how to open a folder that is private to root', async () => {
    await chmod(dataDir, 0o700);
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`cannot enter ${dataDir}. Open that folder`);
  });

  it('refuses a directory of another major version and names the way out', async () => {
    const cluster = await startEmbedded({ dataDir });
    await cluster.stop();
    const versionFile = join(dataDir, 'postgres', 'PG_VERSION');
    const version = await readFile(versionFile, 'utf8');
    await writeFile(versionFile, '17\n');
    const refused = startEmbedded({ dataDir });
    await expect(refused).rejects.toThrow(ForeignDataDirError);
    await expect(refused).rejects.toThrow(/PostgreSQL 17.*docs\/operations\.md/s);
    await writeFile(versionFile, version);
  });
});

type Elsewhere = ChildProcessByStdio<null, Readable, null>;

/** Starts the database in a process of its own, which says `port` and its number, and stays. */
async function startElsewhere(dataDir: string): Promise<Elsewhere> {
  const script = join(dataDir, 'parent.mjs');
  const module = join(import.meta.dirname, 'embedded.ts');
  await writeFile(
    script,
    `import { startEmbedded } from ${JSON.stringify(module)};
     const { port } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
     console.log('port ' + port);
     setInterval(() => {}, 1000);`,
  );
  return spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'] },
    detached: true,
  });
}

/** The folder in which another process has begun to make a cluster. */
async function unfinishedBy(other: Elsewhere, dataDir: string): Promise<string> {
  while (other.exitCode === null) {
    for (const name of await readdir(dataDir)) {
      if ((await majorVersionOf(join(dataDir, name, 'postgres'))) !== undefined) return name;
    }
    await setTimeout(5);
  }
  throw new Error('it ended before it made a cluster');
}
