import { setTimeout as wait } from 'node:timers/promises';
import type { EventListView } from '@paddock/contract/schemas';
import { launchBrowser, startProductProcess } from '@paddock/e2e/setup';
import type { Page } from 'puppeteer';

import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import {
  drive,
  driveRow,
  frameOf,
  frameTime,
  longestOf,
  MOST_FRAME_MS,
  standing,
  type Drive,
} from './drive.ts';
import { manyMatches, plainRows, ROWS } from './rows.ts';

const ROUNDS = 3;
const FEED_POLL_MS = 200;
const EVENTS = '[data-event], li';
/** Of the document, before anything is read. */
const FIRST_ROWS = 40;

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
        await standing(page, '[data-event]', Math.max(most, FIRST_ROWS));
      };
      const [whole, growing, plain]: [Drive[], Drive[], Drive[]] = [[], [], []];
      for (let round = 0; round < ROUNDS; round++) {
        plain.push(await drive(browser, EVENTS, (page) => page.setContent(plainRows())));
        whole.push(await drive(browser, EVENTS, (page) => open(page, ROWS)));
        growing.push(await drive(browser, EVENTS, (page) => open(page, 0)));
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

function outcomeOf(whole: readonly Drive[], growing: readonly Drive[], plain: readonly Drive[]): Outcome {
  const target = atMost(frameTime(whole), MOST_FRAME_MS, ' ms');
  const stood = (drives: readonly Drive[]) => median(drives.map((one) => one.standing));
  return {
    besideName: 'plain rows',
    rows: [
      { ...driveRow('main thread a frame', whole, plain, frameOf), target },
      driveRow('its longest task', whole, plain, longestOf),
      driveRow('main thread a frame, read as it is scrolled', growing, plain, frameOf),
      driveRow('its longest task', growing, plain, longestOf),
    ],
    notes: [`rows that stood at the end: ${stood(whole)} and ${stood(growing)}`],
  };
}
