import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchBrowser } from '@paddock/e2e/setup';
import type { Browser, Page } from 'puppeteer';

import { percent } from '../report/figures.ts';
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
/** What words, coupon and marks may cost beside a page that has none of them. */
const MOST_TIMES_BARE = 2;
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
      const server = startChild<Told>(join(import.meta.dirname, 'page-server.process.ts'), {});
      atEnd(() => server.stop());
      const told = await server.next();
      const origin = `http://127.0.0.1:${'port' in told ? told.port : 0}`;
      const browser = await launchBrowser();
      atEnd(() => browser.close());
      const rounds = async (changesPerSecond: number, count: number): Promise<Pages> => {
        const pages: { [Name in PageName]: PageWork[] } = { paddock: [], plain: [], bare: [] };
        for (let round = 0; round < count; round++) {
          for (const name of ['plain', 'bare', 'paddock'] as const) {
            pages[name].push(await measure(browser, server, `${origin}/${name}`, changesPerSecond));
          }
        }
        return pages;
      };
      const full = await rounds(CHANGES_PER_SECOND, ROUNDS);
      const evening = await rounds(EVENING_PER_SECOND, 1);
      return {
        besideName: 'plain React state, or what the row says',
        rows: [...rowsAt(CHANGES_PER_SECOND, full), ...rowsAt(EVENING_PER_SECOND, evening)],
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

function rowsAt(rate: number, pages: Pages): readonly Row[] {
  const busy = ({ busyShare }: PageWork) => busyShare;
  const work = ({ scriptShare, layoutAndStyleShare }: PageWork) => scriptShare + layoutAndStyleShare;
  const at = `at ${rate} changes/s`;
  const isFull = rate === CHANGES_PER_SECOND;
  return [
    row(`main thread busy ${at}`, pages, 'plain', busy, percent, isFull ? 0.1 : 0.055),
    row('of it script, style and layout', pages, 'plain', work, percent, isFull ? 0.03 : undefined),
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

function besideBare(measure: string, pages: Pages, of: (work: PageWork) => number): Row {
  const bare = row(measure, pages, 'bare', of, percent);
  return {
    ...bare,
    target: { text: `≤ ${MOST_TIMES_BARE} times`, isMet: (bare.ratio ?? 0) <= MOST_TIMES_BARE },
  };
}
