import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startEmbedded } from '../kernel/database/embedded.ts';
import { freePort } from '../kernel/database/free-port.ts';
import { readConfig, systemClock, type PlatformConfig } from '../kernel/index.ts';
import { ManualClock } from '../kernel/time/clock.ts';
import { ManualScheduler } from '../kernel/time/scheduler.ts';
import {
  beginningOf,
  createHttpBettingClient,
  jumpingTime,
  MatchFileError,
  pacedTime,
  readMatchFile,
  readReplayArguments,
  replayFile,
  summaryLine,
  type RecordedFile,
  type ReplayArguments,
  type ReplayTime,
} from '../modules/feeds/replay/index.ts';
import { startProduct, type Product } from '../product.ts';
import { PRODUCTS } from '../products/products.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { runCommand } from './run-command.ts';

/** In play at a chosen speed, prices are looked at this often on the match clock. */
const PACED_IN_PLAY_SEC = 60;

/** `npm run feed:replay -- FILE [--speed N] [--bet home:10.00] [--database-dir DIR]` (docs/feeds.md). */
async function main(): Promise<void> {
  const options = readReplayArguments(process.argv.slice(2));
  const file = await readMatchFile(resolve(options.file));
  for (const { row, reason, matchLeftOut } of file.problems) {
    console.error(`${options.file}, row ${row}: ${reason}${matchLeftOut ? '; the match is left out' : ''}`);
  }
  if (options.speed === undefined) await atOnce(options, file);
  else await atSpeed(options, options.speed, file);
}

/** In its own database and at the file's own dates, as fast as the machine goes. */
async function atOnce(options: ReplayArguments, file: RecordedFile): Promise<void> {
  const ownDir = options.databaseDir === undefined ? await temporaryDir() : resolve(options.databaseDir);
  const clock = new ManualClock(beginningOf(file));
  const scheduler = new ManualScheduler(clock);
  // Whoever stops it half-way runs it again: nothing needs to be on the disk before the next step.
  const database = await startEmbedded({ dataDir: ownDir, settings: ['synchronous_commit=off'] });
  try {
    const product = await startProduct(await replayConfig(ownDir, database.url), { clock, scheduler });
    await play(product, options, file, jumpingTime(clock, scheduler), 1, Infinity);
  } finally {
    await database.stop();
    if (options.databaseDir === undefined) await rm(ownDir, { recursive: true, force: true });
  }
}

/** Moved to now and sped up, in the database of DATA_DIR (or the one named), where the site shows it. */
async function atSpeed(options: ReplayArguments, speed: number, file: RecordedFile): Promise<void> {
  const config = readConfig(process.env, REPOSITORY_DIR);
  const dataDir = options.databaseDir === undefined ? config.dataDir : resolve(options.databaseDir);
  const product = await startProduct({ ...config, dataDir, feeds: ['push'] });
  console.log(`The replay can be watched at ${product.origin}`);
  const time = pacedTime(systemClock, (ms) => sleep(ms));
  await play(product, options, file, time, speed, PACED_IN_PLAY_SEC);
}

/** The database's own user, when there is one, has to pass through. */
async function temporaryDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'paddock-replay-'));
  await chmod(dir, 0o711);
  return dir;
}

async function replayConfig(dataDir: string, databaseUrl: string): Promise<PlatformConfig> {
  const port = await freePort();
  const config = readConfig({ ...process.env, PORT: String(port) }, REPOSITORY_DIR);
  return { ...config, dataDir, databaseUrl, feeds: [], logLevel: 'error' };
}

async function play(
  product: Product,
  options: ReplayArguments,
  file: RecordedFile,
  time: ReplayTime,
  speed: number,
  inPlayEverySec: number,
): Promise<void> {
  const { kernel, modules } = product;
  const baseUrl = `http://127.0.0.1:${kernel.config.port}`;
  const pause = () => time.pause(() => Promise.resolve());
  try {
    const played = await replayFile({
      kernel,
      sink: modules.sportsbook,
      file,
      time,
      speed,
      inPlayEverySec,
      ...(options.bet === undefined
        ? {}
        : {
            bets: {
              option: options.bet,
              client: (runId: string) => createHttpBettingClient({ baseUrl, runId, pause }),
            },
          }),
      warn: (text) => console.error(text),
    });
    await modules.sportsbook.settleAll();
    const { sums } = await modules.wallet.audit({
      products: PRODUCTS,
      openHolds: () => Promise.resolve([]),
    });
    console.log(summaryLine({ ...played, betsSettled: await played.betsSettled(), ledgerSums: sums }));
  } finally {
    await product.stop();
  }
}

await runCommand(main, [MatchFileError]);
