import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchBrowser } from '@paddock/e2e/setup';
import type { Browser, Page } from 'puppeteer';

import { percent } from '../report/figures.ts';
import type { Benchmark, Outcome, Row } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { countWork, watchPage, type PageWork } from './watch-page.ts';

const PRICES = 500;
const CHANGES_PER_SECOND = 1_000;
/** A tenth of it: a busy evening on a real page. */
const EVENING_PER_SECOND = 100;
const WARM_UP_MS = 1_500;
const SECONDS = 4;
const ROUNDS = 3;
/** What words, coupon and marks may cost beside a page that has none of them. */
const MOST_TIMES_BARE = 2;
/** A long page on a slow phone: most of it is below the fold. */
const LONG_PAGE = { prices: 2_000, slowdown: 4, longestTaskMs: 32 };
/** The last tick is drawn by then. */
const SETTLE_MS = 500;

type PageName = 'paddock' | 'plain' | 'bare';
type Pages = Readonly<Record<PageName, readonly PageWork[]>>;
type Told = { readonly port: number } | { readonly shown: Readonly<Record<string, string>> };

export const pricePage: Benchmark = {
  name: 'price-page',
  about: `${PRICES} visible prices taking ${CHANGES_PER_SECOND} changes a second in Chromium, beside the same page with one array in React state`,
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const browser = await launchBrowser();
      atEnd(() => browser.close());
      const site = await startSite(browser, PRICES);
      atEnd(() => site.server.stop());
      const rounds = async (changesPerSecond: number, count: number): Promise<Pages> => {
        const pages: { [Name in PageName]: PageWork[] } = { paddock: [], plain: [], bare: [] };
        for (let round = 0; round < count; round++) {
          for (const name of ['plain', 'bare', 'paddock'] as const) {
            pages[name].push(await measure(site, name, changesPerSecond));
          }
        }
        return pages;
      };
      const full = await rounds(CHANGES_PER_SECOND, ROUNDS);
      const evening = await rounds(EVENING_PER_SECOND, 1);
      const long = await startSite(browser, LONG_PAGE.prices);
      atEnd(() => long.server.stop());
      return {
        besideName: 'plain React state, or what the row says',
        rows: [
          ...rowsAt(CHANGES_PER_SECOND, full),
          ...rowsAt(EVENING_PER_SECOND, evening),
          longPageRow(
            await measure(long, 'paddock', CHANGES_PER_SECOND, LONG_PAGE.slowdown),
            await measure(long, 'plain', CHANGES_PER_SECOND, LONG_PAGE.slowdown),
          ),
        ],
        notes: [],
      };
    }),
};

interface Site {
  readonly browser: Browser;
  readonly server: Child<Told>;
  readonly origin: string;
  readonly prices: number;
}

async function startSite(browser: Browser, prices: number): Promise<Site> {
  const server = startChild<Told>(join(import.meta.dirname, 'page-server.process.ts'), { prices });
  const told = await server.next();
  return { browser, server, prices, origin: `http://127.0.0.1:${'port' in told ? told.port : 0}` };
}

async function measure(
  { browser, server, origin, prices }: Site,
  name: PageName,
  changesPerSecond: number,
  slowdown = 1,
): Promise<PageWork> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 1920, height: 1080 });
    const session = await countWork(page);
    await page.goto(`${origin}/${name}`);
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-selection][data-state=open]').length === count,
      {},
      prices,
    );
    await page.emulateCPUThrottling(slowdown);
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

/** A page that is fast because it shows old prices would be no page. What is below the fold may wait. */
async function requireShown(page: Page, shown: Readonly<Record<string, string>>): Promise<void> {
  const inView = await page.$$eval('[data-selection]', (cells) =>
    cells
      .filter((cell) => cell.getBoundingClientRect().top < innerHeight)
      .map((cell) => [cell.getAttribute('data-selection') ?? '', cell.textContent.trim()] as const),
  );
  const wrong = inView.filter(([selection, price]) => shown[selection] !== price);
  if (wrong.length > 0 || inView.length < PRICES)
    throw new Error(`${wrong.length} of ${inView.length} prices are not the last ones: ${String(wrong[0])}`);
}

function rowsAt(rate: number, pages: Pages): readonly Row[] {
  const busy = ({ busyShare }: PageWork) => busyShare;
  const work = ({ scriptShare, styleShare }: PageWork) => scriptShare + styleShare;
  const at = `at ${rate} changes/s`;
  const isFull = rate === CHANGES_PER_SECOND;
  return [
    row(`main thread busy ${at}`, pages, 'plain', busy, percent, isFull ? 0.1 : 0.055),
    row('of it script and style', pages, 'plain', work, percent, isFull ? 0.03 : undefined),
    row('of it layout', pages, 'plain', ({ layoutShare }) => layoutShare, percent),
    row(
      'frames drawn a second',
      pages,
      'plain',
      ({ frames, seconds }) => frames / seconds,
      (value) => value.toFixed(1),
    ),
    besideBare(`main thread busy ${at}, beside a page without React`, pages, busy),
  ];
}

function row(
  measure: string,
  pages: Pages,
  beside: Exclude<PageName, 'paddock'>,
  of: (work: PageWork) => number,
  write: (value: number) => string,
  most?: number,
): Row {
  const ours = median(pages.paddock.map(of));
  const other = median(pages[beside].map(of));
  const target = most === undefined ? {} : { target: { text: `≤ ${percent(most)}`, isMet: ours <= most } };
  return { measure, ours: write(ours), beside: write(other), ratio: ours / other, ...target };
}

/** A frame cannot take less than its longest task: script, styles, layout and paint are one. */
function longPageRow(ours: PageWork, plain: PageWork): Row {
  const { prices, slowdown, longestTaskMs } = LONG_PAGE;
  const inMs = (value: number) => `${value.toFixed(1)} ms`;
  return {
    measure: `longest task, ${prices} prices, ${CHANGES_PER_SECOND} changes/s, ${slowdown} times slower`,
    ours: inMs(ours.longestTaskMs),
    beside: inMs(plain.longestTaskMs),
    ratio: ours.longestTaskMs / plain.longestTaskMs,
    target: { text: `≤ ${longestTaskMs} ms`, isMet: ours.longestTaskMs <= longestTaskMs },
  };
}

function besideBare(measure: string, pages: Pages, of: (work: PageWork) => number): Row {
  const bare = row(measure, pages, 'bare', of, percent);
  return {
    ...bare,
    target: { text: `≤ ${MOST_TIMES_BARE} times`, isMet: (bare.ratio ?? 0) <= MOST_TIMES_BARE },
  };
}
