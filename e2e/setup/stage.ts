import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, freePort } from '@paddock/platform/testing/cluster';
import type { Browser } from 'puppeteer';

import { launchBrowser } from './browser.ts';
import { copyData } from './copy-data.ts';
import { FeedDriver } from './feed-driver.ts';
import { moveDatabase, onMachine, type Machine } from './machine.ts';
import { startHostedProduct } from './hosted-product.ts';
import type { ProductOptions, ProductProcess } from './product-process.ts';
import { stageTemplate } from './stage-template.ts';
import { openVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

/** Everything a journey plays on: a product with its own database, a browser, and a feed the journey drives. */
export interface Stage {
  readonly origin: string;
  readonly browser: Browser;
  readonly feed: FeedDriver;
  /** Where the product keeps its data, for the operators' commands. */
  readonly dataEnvironment: Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>;
  /** What the product has logged since it was started last, warnings and worse. */
  logged(): readonly LogLine[];
  /** A visitor with cookies and storage of their own. */
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** kill -9, and a new process on the same database and address. */
  crashAndRestart(): Promise<void>;
  kill(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** One line of the product's log. */
export type LogLine = Readonly<Record<string, unknown>>;

export interface StageOptions {
  /** What `site.json` says. */
  readonly site?: Readonly<Record<string, unknown>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly browserFlags?: readonly string[];
  /** Another machine than this, for server, database and browser. */
  readonly machine?: Machine;
}

/**
 * The demo's bonus would come with every first deposit and offer itself over pages that journeys press on; a service
 * worker would stand between the browser and the network that journeys break.
 */
const QUIET_SITE = {
  isPwa: false,
  firstDepositBonus: { offers: {}, wageringMultiple: 1, days: 1 },
};

/** Sets a stage. Unless the journey says otherwise the only feed is the one it drives, so that nothing moves by itself. */
export async function setStage(wanted: StageOptions = {}): Promise<Stage> {
  const { environment = {}, site, browserFlags, machine } = wanted;
  const template = stageTemplate();
  const database = await createTestDatabase(template.database);
  if (machine !== undefined) await moveDatabase(database.url, machine);
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-journey-'));
  copyData(template.dataDir, dataDir);
  await writeFile(join(dataDir, 'site.json'), JSON.stringify({ ...QUIET_SITE, ...site }));
  const dataEnvironment = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const started = await startOnFreePort({
    databaseUrl: database.url,
    dataDir,
    environment: { FEEDS: 'push', LIVE_DELAY_MS: '400', ...machine, ...environment },
  });
  const { options } = started;
  let { product } = started;
  const browser = await launchBrowser(browserFlags, machine && onMachine(process.env, machine));
  const feed = await FeedDriver.connect(product.origin, template.feedKey);
  return {
    origin: product.origin,
    browser,
    feed,
    dataEnvironment,
    logged: () => logLines(product.errors()),
    visit: (visitorOptions) => openVisitor(browser, product.origin, visitorOptions),
    kill: () => product.kill(),
    async restart() {
      product = await startHostedProduct(options);
    },
    async crashAndRestart() {
      await product.kill();
      product = await startHostedProduct(options);
    },
    async close() {
      feed.stop();
      await browser.close();
      await product.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Between the look at a port and its use another process of the tests may take it. */
const PORT_TRIES = 5;

/** Starts the product where nobody listens; it is started again at the same port. */
async function startOnFreePort(
  wanted: ProductOptions,
): Promise<{ readonly product: ProductProcess; readonly options: ProductOptions }> {
  for (let tries = 1; ; tries++) {
    const options = { ...wanted, port: await freePort() };
    try {
      return { options, product: await startHostedProduct(options) };
    } catch (error) {
      if (tries === PORT_TRIES || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

/** The whole lines of JSON; Node itself warns in plain words. */
function logLines(text: string): readonly LogLine[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  return whole.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogLine);
}
