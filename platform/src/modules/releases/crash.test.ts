import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';

import { inTransaction, type Tx } from '../../kernel/database/database.ts';
import { migrate } from '../../kernel/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../kernel/index.ts';
import {
  createTestDatabase,
  freePort,
  processEnvironment,
  quickFolder,
  type TestDatabase,
} from '../../testing/index.ts';
import { writeFixtureRelease, type FixtureRelease } from '../site/testing/fixture-release.ts';
import { integrityOf } from './assets/stored-forms.ts';
import { createToken } from './index.ts';
import { releasesMigrations } from './migrations.ts';
import { currentRecord, lockHead } from './records/release-records.ts';
import { publishOverHttp, uploadOverHttp } from './testing/publish-over-http.ts';
import { testParcel, type TestParcel } from './testing/test-parcel.ts';

let database: TestDatabase;
let fixture: FixtureRelease;
let dataDir: string;
let child: ChildProcess;
let ended: Promise<unknown>;
let open: OpenDatabase;
let origin: string;

/** Between two looks: whoever looks without a pause takes a core from what is waited for. */
const LOOK_EVERY_MS = 10;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  await migrate(open.db, [releasesMigrations]);
  fixture = writeFixtureRelease();
  dataDir = await mkdtemp(join(quickFolder(), 'paddock-crash-'));
  origin = await start();
});
afterAll(async () => {
  await kill();
  await open.close();
  await rm(dataDir, { recursive: true, force: true });
  fixture.remove();
  await database.drop();
});

/** The product as `npm start` runs it. */
async function start(): Promise<string> {
  const port = await freePort();
  child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...processEnvironment(),
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SITE_DIR: fixture.siteDir,
      FEEDS: 'push',
      LOG_LEVEL: 'silent',
    },
  });
  ended = new Promise((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${String(code)}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const origin = /running at (\S+)/.exec(chunk.toString())?.[1];
      if (origin !== undefined) resolve(origin);
    });
  });
}

function kill(): Promise<unknown> {
  child.kill('SIGKILL');
  return ended;
}

/** Every file of the import map a visitor gets, as its integrity says. */
async function servedWhole(origin: string): Promise<Readonly<Record<string, string>>> {
  const html = await (await fetch(`${origin}/en`)).text();
  const json = /<script type="systemjs-importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const map = JSON.parse(json) as {
    imports: Record<string, string>;
    integrity: Record<string, string>;
  };
  for (const href of Object.values(map.imports)) {
    const content = new Uint8Array(await (await fetch(origin + href)).arrayBuffer());
    expect([href, integrityOf(content)]).toEqual([href, map.integrity[href]]);
  }
  return map.imports;
}

/** A token of the shop's team, made as an operator makes it. */
async function shopToken(): Promise<string> {
  const random = (size: number) => crypto.getRandomValues(new Uint8Array(size));
  const grant = { team: '@paddock/shop-team', parcels: ['shop'], endsAtMs: Number.MAX_SAFE_INTEGER };
  return createToken(open.db, grant, random, 1);
}

/** A publish that is under way when the platform is killed. */
type Interrupt = (origin: string, token: string, parcel: TestParcel) => Promise<void>;

/** While the third file goes up. */
const whileUploading: Interrupt = async (origin, token, parcel) => {
  let sent = 0;
  await uploadOverHttp(origin, token, parcel, () => {
    sent += 1;
    if (sent === 3) void kill();
  }).catch(() => undefined);
};

/** In the transaction that makes the release, which waits for what is locked here until the platform is gone. */
const heldUpBy =
  (lock: (tx: Tx) => Promise<unknown>): Interrupt =>
  async (origin, token, parcel) => {
    await uploadOverHttp(origin, token, parcel);
    await inTransaction(open.db, async (tx) => {
      await lock(tx);
      const answer = publishOverHttp(origin, token, parcel.built).catch(() => undefined);
      const isWaiting = async () => {
        const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(open.db);
        return rows.length > 0;
      };
      while (!(await isWaiting())) await setTimeout(LOOK_EVERY_MS);
      await kill();
      await answer;
    });
  };

/** Before it has read anything. */
const whileReleasing = heldUpBy(lockHead);

/** Build, release and audit line are written; the channel still has to move. */
const beforeMoving = heldUpBy((tx) =>
  sql`select 1 from releases_channel where channel = 'production' for update`.execute(tx),
);

/** The moment its release stands, before anybody could be told. */
const onceReleased: Interrupt = async (origin, token, parcel) => {
  await uploadOverHttp(origin, token, parcel);
  const answer = publishOverHttp(origin, token, parcel.built).catch(() => undefined);
  const stands = async () =>
    JSON.stringify((await currentRecord(open.db, 'production'))?.parcels).includes(parcel.built.version);
  while (!(await stands())) await setTimeout(LOOK_EVERY_MS);
  await kill();
  await answer;
};

describe('a kill -9 in the middle of a publish', () => {
  it.each([
    ['while files go up', '1.0.0', whileUploading, 'old', 'published'],
    ['while the release is made', '1.1.0', whileReleasing, 'old', 'published'],
    ['before the channel moves', '1.2.0', beforeMoving, 'old', 'published'],
    ['once it is made', '1.3.0', onceReleased, 'new', 'unchanged'],
  ] as const)(
    '%s leaves a whole release, and the publish repeatable',
    async (_when, version, interrupt, left, outcome) => {
      const token = await shopToken();
      const before = await servedWhole(origin);
      const parcel = testParcel('shop', { version });
      await interrupt(origin, token, parcel);
      await ended;

      origin = await start();
      const after = await servedWhole(origin);
      const entry = parcel.built.entry.href;
      expect(after['@paddock/shop']).toBe(left === 'old' ? before['@paddock/shop'] : entry);
      await uploadOverHttp(origin, token, parcel);
      expect((await publishOverHttp(origin, token, parcel.built)).body).toMatchObject({ outcome });
      expect((await servedWhole(origin))['@paddock/shop']).toBe(entry);
    },
  );
});
