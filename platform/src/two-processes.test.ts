import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import {
  createTestDatabase,
  freePort,
  query,
  processEnvironment,
  quickFolder,
  type TestDatabase,
} from './testing/index.ts';

const TAKEN = 'another process runs on this database';

/** The product as `npm start` runs it, twice on one database. */
describe('two processes on one database', () => {
  let database: TestDatabase;
  let fixture: FixtureRelease;
  let dataDir: string;
  let children: ChildProcess[];
  /** What happened, in order. */
  let told: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    fixture = writeFixtureRelease();
    dataDir = await mkdtemp(join(quickFolder(), 'paddock-two-'));
    children = [];
    told = [];
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await database.drop();
    fixture.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(name: string) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...processEnvironment(),
        PORT: String(await freePort()),
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        SITE_DIR: fixture.siteDir,
        FEEDS: 'push',
        LOG_LEVEL: 'silent',
      },
    });
    children.push(child);
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const runs = new Promise<void>((resolve) =>
      child.stdout.on('data', (chunk: Buffer) => {
        if (!chunk.toString().includes('running at')) return;
        told.push(`${name} runs`);
        resolve();
      }),
    );
    const ends = new Promise<string>((resolve) =>
      child.once('close', (code) => {
        told.push(`${name} ended with ${String(code)}`);
        resolve(errors);
      }),
    );
    return { child, runs, ends };
  }

  const LOCK_HOLDER = `select pid from pg_locks where locktype = 'advisory' and granted and classid = 1885430891
    and database = (select oid from pg_database where datname = current_database())`;
  const holder = async () => ((await query(database.url, LOCK_HOLDER)) as { pid: number }[])[0]?.pid;

  it('refuses the second with the reason; one that lost its lock stops before the next begins', async () => {
    const first = await start('first');
    await first.runs;
    const second = await start('second');
    expect(await second.ends).toContain(`Paddock does not start: ${TAKEN}`);

    // A machine that stands still, and a connection that the network gave up meanwhile.
    first.child.kill('SIGSTOP');
    const held = await holder();
    await query(database.url, `select pg_terminate_backend(${held ?? 0})`);
    const third = await start('third');
    while ([undefined, held].includes(await holder()));
    first.child.kill('SIGCONT');
    expect(await first.ends).toContain(`Paddock stops: ${TAKEN}`);
    await third.runs;
    expect(told).toEqual(['first runs', 'second ended with 1', 'first ended with 1', 'third runs']);

    third.child.kill('SIGTERM');
    await third.ends;
    expect(told.at(-1)).toBe('third ended with 0');
  });
});
