import { execFile } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { launchBrowser, startProductProcess } from '@paddock/e2e/setup';
import type { Page } from 'puppeteer';

import { milliseconds } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome, type Row } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { openTeamFolder, type TeamFolder } from './team-folder.ts';

const run = promisify(execFile);
const ROUNDS = 5;
const POLL_MS = 10;
const TOKEN = join(import.meta.dirname, '..', '..', 'platform', 'src', 'cli', 'parcel-token.ts');
const POINTER = join(import.meta.dirname, 'pointer.process.ts');
const NAME = 'lucky-bench';
const PATH = `/en/${NAME}`;
const PAGE = `parcels/${NAME}/src/pages/home-page.tsx`;
const MANIFEST = `parcels/${NAME}/parcel.json`;

/** What the steps of shipping share. */
interface Bench {
  readonly team: TeamFolder;
  readonly origin: string;
  readonly page: Page;
  readonly databaseUrl: string;
}

export const shipping: Benchmark = {
  name: 'shipping',
  about:
    'a team makes, changes, publishes and takes back a parcel by the commands, each beside the least it can be',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const data = { DATABASE_URL: database.url, DATA_DIR: database.dataDir };
      const product = await startProductProcess({
        databaseUrl: database.url,
        dataDir: database.dataDir,
        environment: { FEEDS: 'push' },
      });
      atEnd(() => product.stop());
      const token = await run(process.execPath, [TOKEN, '--team', '@bench/team', '--parcels', NAME], {
        env: { ...process.env, ...data },
      });
      const team = await openTeamFolder({
        PADDOCK_SITE: product.origin,
        PADDOCK_TOKEN: token.stdout.trim(),
      });
      atEnd(() => team.close());
      const browser = await launchBrowser();
      atEnd(() => browser.close());
      const page = await browser.newPage();
      const bench: Bench = { team, origin: product.origin, page, databaseUrl: database.url };
      const made = await makeOne(bench);
      const saved = await saveAndSee(bench);
      const { published, checked, takenBack } = await publishAndTakeBack(bench);
      // Of each pair, so that both met the same machine.
      const served = published.map((ms, round) => ms - (checked[round] ?? Number.NaN));
      const pointer = await timesOf(() =>
        run(process.execPath, [POINTER, database.url, product.origin + PATH]),
      );
      return {
        besideName: 'floor',
        rows: [
          row('new parcel to visible in the site', [made.visibleMs], [made.buildMs], 60_000),
          row('save to visible in dev', saved, await timesOf(writeAndNotice), 1_000),
          row('publish (built), checks and tests included', published, checked),
          row('publish (built) to served, after its checks', served, pointer, 1_000),
          row('rollback to served', takenBack, pointer, 1_000),
        ],
        notes: [
          'floors: the build of the same files; a file written and noticed; a process that moves one row and reads one document',
          'publish and rollback are the commands, their start included, until a fresh document names the other entry',
          'beside the whole publish stand the same checks and tests alone, which are taken off for the row after it',
        ],
      };
    }),
};

/** The generator, then publish with its build, until the page is seen. Its floor is the build alone. */
async function makeOne({ team, origin, page }: Bench) {
  const startMs = performance.now();
  await team.paddock('new-parcel', NAME, '--owner', '@bench/team');
  await team.paddock('publish', NAME);
  await page.goto(origin + PATH, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('#page h1');
  const visibleMs = performance.now() - startMs;
  return { visibleMs, buildMs: await timeOf(() => team.paddock('build', NAME)) };
}

/** Marks the heading, which the parcel's own tests allow. */
const marked = (text: string, mark: string): string =>
  text.replace(/<h1(?: data-mark="[^"]*")?/, `<h1 data-mark="${mark}"`);

/** Changes the heading of a page that is open with the parcel overridden. */
async function saveAndSee({ team, page }: Bench): Promise<readonly number[]> {
  const link = await team.dev(NAME);
  await page.goto(link, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('#page h1');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 1; round++) {
    const mark = `saved ${round}`;
    const startMs = performance.now();
    await team.edit(PAGE, (text) => marked(text, mark));
    await page.waitForFunction(
      (wanted) => document.querySelector('#page h1')?.getAttribute('data-mark') === wanted,
      { polling: 'raf' },
      mark,
    );
    times.push(performance.now() - startMs);
  }
  // The first update compiles what no update needed before.
  return times.slice(1);
}

/** Publishes built versions and takes each back again. */
async function publishAndTakeBack({ team, origin }: Bench) {
  const published: number[] = [];
  const checked: number[] = [];
  const takenBack: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await team.edit(MANIFEST, (text) => text.replace(/"version": "[^"]+"/, `"version": "1.${round}.0"`));
    await team.edit(PAGE, (text) => marked(text, `published 1.${round}`));
    await team.paddock('build', NAME);
    checked.push(await timeOf(() => team.check(NAME)));
    const before = await entryOf(origin);
    published.push(await timeOf(() => untilServed(origin, before, team.paddock('publish', NAME, '--built'))));
    const next = await entryOf(origin);
    takenBack.push(await timeOf(() => untilServed(origin, next, team.paddock('rollback', NAME))));
  }
  return { published, checked, takenBack };
}

/** Waits until documents name another entry than before; the command has ended well by then or soon after. */
async function untilServed(origin: string, before: string, command: Promise<unknown>): Promise<void> {
  const state = { isOver: false };
  const over = command.finally(() => (state.isOver = true));
  over.catch(() => undefined);
  while ((await entryOf(origin)) === before) {
    if (state.isOver) await over;
    await wait(POLL_MS);
  }
  await over;
}

async function entryOf(origin: string): Promise<string> {
  const document = await (await fetch(origin + PATH)).text();
  return new RegExp(`"@paddock/${NAME}":"([^"]+)"`).exec(document)?.[1] ?? '';
}

/** A file is written, and the system says so. */
async function writeAndNotice(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-save-'));
  const noticed = Promise.withResolvers<undefined>();
  const watcher = watch(folder, () => noticed.resolve(undefined));
  await writeFile(join(folder, 'page.tsx'), 'changed');
  await noticed.promise;
  watcher.close();
  await rm(folder, { recursive: true });
}

async function timesOf(work: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(work));
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

function row(measure: string, ours: readonly number[], floor: readonly number[], mostMs?: number): Row {
  const [our, other] = [median(ours), median(floor)];
  return {
    measure,
    ours: milliseconds(our),
    beside: milliseconds(other),
    ratio: our / other,
    ...(mostMs === undefined ? {} : { target: atMost(our, mostMs, ' ms') }),
  };
}
