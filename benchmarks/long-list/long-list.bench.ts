import { setTimeout as wait } from 'node:timers/promises';
import type { EventListView } from '@paddock/contract/schemas';
import { launchBrowser, startProductProcess } from '@paddock/e2e/setup';
import type { Browser, Page } from 'puppeteer';

import { countWork, watchPage } from '../price-page/watch-page.ts';
import { milliseconds } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome, type Row } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { manyMatches, plainRows, ROWS } from './rows.ts';

const ROUNDS = 3;
const FEED_POLL_MS = 200;
const SECONDS = 4;
/** A finger that flings: 3,600 pixels a second at 60 frames. */
const PX_PER_SECOND = 3_600;
/** A picture at 60 a second. */
const MOST_MS = 16.7;

/** A drive down a list, by the processor time of the page's main thread. */
interface Drive {
  readonly frameMs: number;
  readonly longestTaskMs: number;
  /** Rows that stood at the end. */
  readonly rows: number;
}

export const longList: Benchmark = {
  name: 'long-list',
  about: `scrolling the line of ${ROWS.toLocaleString('en')} matches, beside the same rows as plain elements that never change`,
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const product = await startProductProcess({
        databaseUrl: database.url,
        dataDir: database.dataDir,
        environment: { NODE_ENV: 'production', SIMULATION: 'yes-in-production' },
      });
      atEnd(() => product.stop());
      const list = manyMatches(await listedFrom(product.origin));
      const browser = await launchBrowser();
      atEnd(() => browser.close());
      const open = async (page: Page, most: number): Promise<void> => {
        await answerLists(page, list, most);
        await page.goto(`${product.origin}/en/line`, { waitUntil: 'domcontentloaded' });
        const first = Math.min(most, ROWS);
        await page.waitForFunction(
          (rows) => document.querySelectorAll('[data-event]').length >= rows,
          {},
          Math.min(first, 60),
        );
      };
      const [whole, growing, plain]: [Drive[], Drive[], Drive[]] = [[], [], []];
      for (let round = 0; round < ROUNDS; round++) {
        plain.push(await drive(browser, (page) => page.setContent(plainRows())));
        whole.push(await drive(browser, (page) => open(page, ROWS)));
        growing.push(await drive(browser, (page) => open(page, 0)));
      }
      return outcomeOf(whole, growing, plain);
    }),
};

/** Matches to come, once the feed has told some. */
async function listedFrom(origin: string): Promise<EventListView> {
  for (;;) {
    const answer = await fetch(`${origin}/web-api/sportsbook/events?section=line&sport=football&limit=50`);
    const list = (await answer.json()) as EventListView;
    if (list.events.length > 0) return list;
    await wait(FEED_POLL_MS);
  }
}

/** A list so long is answered in the product's place: as much as is asked for, or `least` rows where that is more. */
async function answerLists(page: Page, list: EventListView, least: number): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== '/web-api/sportsbook/events') return void request.continue();
    const offset = Number(searchParams.get('offset') ?? 0);
    const count = Math.max(least, Number(searchParams.get('limit') ?? 100));
    const body = JSON.stringify({ ...list, events: list.events.slice(offset, offset + count) });
    void request.respond({ status: 200, contentType: 'application/json', body });
  });
}

async function drive(browser: Browser, open: (page: Page) => Promise<unknown>): Promise<Drive> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 1366, height: 900 });
    const session = await countWork(page);
    await open(page);
    const scrolling = page.evaluate(scrollDown, PX_PER_SECOND, SECONDS * 1_000);
    const { busyShare, seconds, frames, longestTaskMs } = await watchPage(page, session, SECONDS);
    await scrolling;
    const rows = await page.$$eval('[data-event], li', ({ length }) => length);
    return { frameMs: (busyShare * seconds * 1_000) / frames, longestTaskMs, rows };
  } finally {
    await page.close();
  }
}

/** Runs in the page: goes down at a pace, whatever a single frame takes. */
function scrollDown(pxPerSecond: number, forMs: number): Promise<void> {
  return new Promise((resolve) => {
    const beganMs = performance.now();
    const next = (nowMs: number): void => {
      scrollTo({ top: ((nowMs - beganMs) * pxPerSecond) / 1_000, behavior: 'instant' });
      if (nowMs - beganMs > forMs) resolve();
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

function outcomeOf(whole: readonly Drive[], growing: readonly Drive[], plain: readonly Drive[]): Outcome {
  const row = (measure: string, ours: readonly Drive[], of: (drive: Drive) => number): Row => {
    const [our, other] = [median(ours.map(of)), median(plain.map(of))];
    return { measure, ours: milliseconds(our), beside: milliseconds(other), ratio: our / other };
  };
  const frame = ({ frameMs }: Drive) => frameMs;
  const longest = ({ longestTaskMs }: Drive) => longestTaskMs;
  const target = atMost(Math.round(median(whole.map(frame)) * 10) / 10, MOST_MS, ' ms');
  return {
    besideName: 'plain rows',
    rows: [
      { ...row('main thread a frame', whole, frame), target },
      row('its longest task', whole, longest),
      row('main thread a frame, read as it is scrolled', growing, frame),
      row('its longest task', growing, longest),
    ],
    notes: [
      `rows that stood at the end: ${median(whole.map(({ rows }) => rows))} and ${median(growing.map(({ rows }) => rows))}`,
    ],
  };
}
