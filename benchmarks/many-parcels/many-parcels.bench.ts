import { request } from 'node:http';
import { launchBrowser, startProductProcess } from '@paddock/e2e/setup';
import type { Browser, BrowserContext } from 'puppeteer';

import { kilobytes, milliseconds } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { watchMainThread } from '../setup/main-thread.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { manyParcelsSite } from './many-parcels-site.ts';

const FURTHER_PARCELS = 100;
const ROUNDS = 15;
const BYTES_BUDGET = 5_000;
const START_BUDGET_MS = 5;

/** A page that asks for nothing live: what differs between two visits is the start. */
const PAGE = '/en/user/login';
const PAGE_STANDS = "document.querySelector('#page h1')";

interface Start {
  readonly pageMs: number;
  /** Processor time of the main thread until then. */
  readonly workMs: number;
}

export const manyParcels: Benchmark = {
  name: 'many-parcels',
  about: 'the same page in the same product with a hundred further parcels registered, beside without them',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const origins: string[] = [];
      for (const count of [0, FURTHER_PARCELS]) {
        const site = await manyParcelsSite(count);
        atEnd(() => site.remove());
        const database = await startDurableDatabase();
        atEnd(() => database.stop());
        const product = await startProductProcess({
          databaseUrl: database.url,
          dataDir: database.dataDir,
          environment: { NODE_ENV: 'production', FEEDS: 'push', SITE_DIR: site.siteDir },
        });
        atEnd(() => product.stop());
        origins.push(product.origin);
      }
      const [plain = '', many = ''] = origins;
      const browser = await launchBrowser();
      atEnd(() => browser.close());
      const sizes = { plain: await bytesOf(plain + PAGE), many: await bytesOf(many + PAGE) };
      const starts = await measureStarts(browser, plain, many);
      return outcomeOf(sizes, starts, await restBytes(many));
    }),
};

/** Starts with a warm cache, both sides taking turns in changing order. */
async function measureStarts(browser: Browser, plain: string, many: string) {
  const starts: { readonly plain: Start; readonly many: Start }[] = [];
  const context = await browser.createBrowserContext();
  for (const origin of [plain, many]) await start(context, origin);
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? [plain, many] : [many, plain];
    const taken = new Map<string, Start>();
    for (const origin of order) taken.set(origin, await start(context, origin));
    const [ours, theirs] = [taken.get(many), taken.get(plain)];
    if (ours !== undefined && theirs !== undefined) starts.push({ plain: theirs, many: ours });
  }
  await context.close();
  return starts;
}

async function start(context: BrowserContext, origin: string): Promise<Start> {
  const page = await context.newPage();
  try {
    const thread = await watchMainThread(page);
    const beforeMs = await thread.workMs();
    await page.goto(origin + PAGE, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(PAGE_STANDS, { polling: 'raf' });
    const pageMs = await page.evaluate(() => performance.now());
    return { pageMs, workMs: (await thread.workMs()) - beforeMs };
  } finally {
    await page.close();
  }
}

/** The file that names what the document leaves out; fetched when such a parcel is first needed. */
async function restBytes(origin: string): Promise<number> {
  const document = await (await fetch(origin + PAGE)).text();
  const path = /"rest":"([^"]+)"/.exec(document)?.[1];
  return path === undefined ? 0 : bytesOf(origin + path);
}

/** Bytes of a body as brotli sends them. */
function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      if (response.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not compressed`));
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

function outcomeOf(
  bytes: { readonly plain: number; readonly many: number },
  starts: readonly { readonly plain: Start; readonly many: Start }[],
  restBytes: number,
): Outcome {
  const added = bytes.many - bytes.plain;
  const row = (measure: string, of: (start: Start) => number, mostMs?: number) => {
    const addedMs = median(starts.map(({ plain, many }) => of(many) - of(plain)));
    const ours = median(starts.map(({ many }) => of(many)));
    const beside = median(starts.map(({ plain }) => of(plain)));
    return {
      measure: `${measure}, adds ${milliseconds(addedMs)}`,
      ours: milliseconds(ours),
      beside: milliseconds(beside),
      ratio: ours / beside,
      ...(mostMs === undefined ? {} : { target: atMost(Math.round(addedMs * 10) / 10, mostMs, ' ms added') }),
    };
  };
  return {
    besideName: 'without them',
    rows: [
      {
        measure: `document, brotli, adds ${kilobytes(added)}`,
        ours: kilobytes(bytes.many),
        beside: kilobytes(bytes.plain),
        ratio: bytes.many / bytes.plain,
        target: atMost(added, BYTES_BUDGET, ' bytes added'),
      },
      row('warm: work of the main thread', ({ workMs }) => workMs, START_BUDGET_MS),
      row('warm: page stands', ({ pageMs }) => pageMs),
    ],
    notes: [
      'the clock of a start varies by more than the budget where other work shares the machine; processor time does not',
      `what a time adds is the median of the differences of ${starts.length} pairs of visits`,
      `the parcels left out are named in one file of ${kilobytes(restBytes)}, fetched when one of them is first needed`,
    ],
  };
}
