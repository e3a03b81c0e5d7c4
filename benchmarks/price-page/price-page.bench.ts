import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchBrowser } from '@paddock/e2e/setup';
import type { Browser, Page } from 'puppeteer-core';

import { milliseconds, percent } from '../report/figures.ts';
import type { Benchmark, Outcome, Row } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { PRICES } from './price-world.ts';
import { countWork, watchPage, type PageWork } from './watch-page.ts';

const CHANGES_PER_SECOND = 1_000;
const WARM_UP_MS = 2_000;
const SECONDS = 5;
const ROUNDS = 3;
/** The last tick is drawn by then. */
const SETTLE_MS = 500;

type PageName = 'paddock' | 'plain';
type Told = { readonly port: number } | { readonly shown: Readonly<Record<string, string>> };

export const pricePage: Benchmark = {
  name: 'price-page',
  about: `${PRICES} visible prices taking ${CHANGES_PER_SECOND} changes a second in Chromium, beside the same page with one array in React state`,
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const server = startChild<Told>(join(import.meta.dirname, 'page-server.process.ts'), {
        changesPerSecond: CHANGES_PER_SECOND,
      });
      atEnd(() => server.stop());
      const told = await server.next();
      const origin = `http://127.0.0.1:${'port' in told ? told.port : 0}`;
      const browser = await launchBrowser();
      atEnd(() => browser.close());
      const ours: PageWork[] = [];
      const plain: PageWork[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        plain.push(await measure(browser, server, origin, 'plain'));
        ours.push(await measure(browser, server, origin, 'paddock'));
      }
      return { besideName: 'plain React state', rows: rowsOf(ours, plain), notes: [] };
    }),
};

async function measure(
  browser: Browser,
  server: Child<Told>,
  origin: string,
  name: PageName,
): Promise<PageWork> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 1920, height: 1080 });
    const session = await countWork(page);
    await page.goto(`${origin}/${name}`);
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-selection][data-state=open]').length === count,
      {},
      PRICES,
    );
    server.tell('move');
    await server.next();
    await wait(WARM_UP_MS);
    const work = await watchPage(page, session, SECONDS);
    server.tell('stand');
    const told = await server.next();
    await wait(SETTLE_MS);
    await requireShown(page, 'shown' in told ? told.shown : {});
    return work;
  } finally {
    await page.close();
  }
}

/** A page that is fast because it shows old prices would be no page. */
async function requireShown(page: Page, shown: Readonly<Record<string, string>>): Promise<void> {
  const onPage = await page.$$eval('[data-selection]', (cells) =>
    cells.map((cell) => [cell.getAttribute('data-selection') ?? '', cell.textContent.trim()] as const),
  );
  const wrong = onPage.filter(([selection, price]) => shown[selection] !== price);
  if (wrong.length > 0 || onPage.length !== PRICES)
    throw new Error(`${wrong.length} of ${onPage.length} prices are not the last ones: ${String(wrong[0])}`);
}

function rowsOf(ours: readonly PageWork[], plain: readonly PageWork[]): Row[] {
  const row = (measure: string, of: (work: PageWork) => number, write: (value: number) => string): Row => {
    const our = median(ours.map(of));
    const other = median(plain.map(of));
    return { measure, ours: write(our), beside: write(other), ratio: our / other };
  };
  return [
    row('main thread busy', ({ busyShare }) => busyShare, percent),
    row('of it script', ({ scriptShare }) => scriptShare, percent),
    row('of it style and layout', ({ layoutAndStyleShare }) => layoutAndStyleShare, percent),
    row(
      'frames shown a second',
      ({ frames, seconds }) => frames / seconds,
      (value) => value.toFixed(1),
    ),
    row(
      'frames dropped a second',
      ({ droppedFrames, seconds }) => droppedFrames / seconds,
      (value) => value.toFixed(1),
    ),
    row('longest gap between frames', ({ longestGapMs }) => longestGapMs, milliseconds),
  ];
}
