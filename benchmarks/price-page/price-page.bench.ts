import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchBrowser } from '@paddock/e2e/setup';
import type { Browser, Page } from 'puppeteer';

import { milliseconds, percent } from '../report/figures.ts';
import type { Benchmark, Outcome, Row } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { PRICES } from './price-world.ts';
import { countWork, watchPage, type PageWork } from './watch-page.ts';

const CHANGES_PER_SECOND = 1_000;
/** A tenth of it: a busy evening on a real page. */
const EVENING_PER_SECOND = 100;
const WARM_UP_MS = 1_500;
const SECONDS = 4;
const ROUNDS = 3;
/** The last tick is drawn by then. */
const SETTLE_MS = 500;

type PageName = 'paddock' | 'plain';
type Pages = Readonly<Record<PageName, readonly PageWork[]>>;
type Told = { readonly port: number } | { readonly shown: Readonly<Record<string, string>> };

export const pricePage: Benchmark = {
  name: 'price-page',
  about: `${PRICES} visible prices taking ${CHANGES_PER_SECOND} changes a second in Chromium, beside the same page with one array in React state`,
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const server = startChild<Told>(join(import.meta.dirname, 'page-server.process.ts'), {});
      atEnd(() => server.stop());
      const told = await server.next();
      const origin = `http://127.0.0.1:${'port' in told ? told.port : 0}`;
      const browser = await launchBrowser();
      atEnd(() => browser.close());
      const rounds = async (changesPerSecond: number, count: number): Promise<Pages> => {
        const pages: { [Name in PageName]: PageWork[] } = { paddock: [], plain: [] };
        for (let round = 0; round < count; round++) {
          for (const name of ['plain', 'paddock'] as const) {
            pages[name].push(await measure(browser, server, `${origin}/${name}`, changesPerSecond));
          }
        }
        return pages;
      };
      const full = await rounds(CHANGES_PER_SECOND, ROUNDS);
      const evening = await rounds(EVENING_PER_SECOND, 1);
      return {
        besideName: 'plain React state',
        rows: [
          ...fullRows(full),
          row(
            `main thread busy at ${EVENING_PER_SECOND} changes/s`,
            evening,
            ({ busyShare }) => busyShare,
            percent,
          ),
          row('of it script', evening, ({ scriptShare }) => scriptShare, percent),
        ],
        notes: [],
      };
    }),
};

async function measure(
  browser: Browser,
  server: Child<Told>,
  url: string,
  changesPerSecond: number,
): Promise<PageWork> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 1920, height: 1080 });
    const session = await countWork(page);
    await page.goto(url);
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-selection][data-state=open]').length === count,
      {},
      PRICES,
    );
    server.tell({ changesPerSecond });
    await server.next();
    await wait(WARM_UP_MS);
    const work = await watchPage(page, session, SECONDS);
    server.tell({ changesPerSecond: 0 });
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

function fullRows(pages: Pages): Row[] {
  const perSecond = (value: number) => value.toFixed(1);
  return [
    row('main thread busy', pages, ({ busyShare }) => busyShare, percent),
    row('of it script', pages, ({ scriptShare }) => scriptShare, percent),
    row('of it style and layout', pages, ({ layoutAndStyleShare }) => layoutAndStyleShare, percent),
    row('frames shown a second', pages, ({ frames, seconds }) => frames / seconds, perSecond),
    row('frames dropped a second', pages, ({ droppedFrames, seconds }) => droppedFrames / seconds, perSecond),
    row('longest gap between frames', pages, ({ longestGapMs }) => longestGapMs, milliseconds),
  ];
}

function row(
  measure: string,
  pages: Pages,
  of: (work: PageWork) => number,
  write: (value: number) => string,
): Row {
  const ours = median(pages.paddock.map(of));
  const plain = median(pages.plain.map(of));
  return { measure, ours: write(ours), beside: write(plain), ratio: ours / plain };
}
