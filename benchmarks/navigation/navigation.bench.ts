import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser, startProductProcess } from '@paddock/e2e/setup';
import type { Browser } from 'puppeteer';

import { makeSite } from '../release/make-site.ts';
import { milliseconds } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median, quantile } from '../report/statistics.ts';
import { startChild } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { buildBenchParcels } from './bench-parcels.ts';
import { addLinks, navigate, type Navigation } from './navigate.ts';

/** Even: each side begins as often as the other. */
const ROUNDS = 4;
const TIMES = 24;
const WARM_UP = 6;
const MOST_RATIO = 1.2;
const HEADINGS = ['First page', 'Second page'] as const;

interface Side {
  readonly origin: string;
  readonly paths: readonly [string, string];
  /** The page itself has links to both. */
  readonly hasLinks?: true;
}

export const navigation: Benchmark = {
  name: 'navigation',
  about:
    'from the page of one parcel to that of another, warm, beside the same two pages in one React Router app',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const parcels = await buildBenchParcels();
      atEnd(() => parcels.remove());
      const site = await makeSite(
        parcels.builds.map(({ built }) => built),
        async (siteDir) => {
          for (const { built, files } of parcels.builds) {
            await cp(files, join(siteDir, 'assets', 'parcels', built.name), { recursive: true });
          }
        },
      );
      atEnd(() => site.remove());
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const product = await startProductProcess({
        databaseUrl: database.url,
        dataDir: database.dataDir,
        environment: { NODE_ENV: 'production', FEEDS: 'push', SITE_DIR: site.siteDir },
      });
      atEnd(() => product.stop());
      const bundle = startChild<{ readonly port: number }>(
        join(import.meta.dirname, 'one-bundle-server.process.ts'),
        {},
      );
      atEnd(() => bundle.stop());
      const sides: Readonly<Record<'peer' | 'ours', Side>> = {
        peer: {
          origin: `http://127.0.0.1:${(await bundle.next()).port}`,
          paths: ['/bench-first', '/bench-second'],
          hasLinks: true,
        },
        ours: { origin: product.origin, paths: ['/en/bench-first', '/en/bench-second'] },
      };
      const browser = await launchBrowser();
      atEnd(() => browser.close());
      const measured: { ours: Navigation[]; peer: Navigation[] } = { ours: [], peer: [] };
      for (let round = 0; round < ROUNDS; round++) {
        const order = round % 2 === 0 ? (['peer', 'ours'] as const) : (['ours', 'peer'] as const);
        for (const side of order) measured[side].push(...(await measure(browser, sides[side])));
      }
      return outcomeOf(measured.ours, measured.peer);
    }),
};

async function measure(browser: Browser, { origin, paths, hasLinks }: Side): Promise<readonly Navigation[]> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 1366, height: 900 });
    await page.goto(origin + paths[0], { waitUntil: 'networkidle2' });
    await page.waitForSelector('#page h1');
    if (hasLinks !== true) await addLinks(page, paths);
    const links = paths.map((href, at) => ({ href, heading: HEADINGS[at] ?? '' }));
    return await navigate(page, links, TIMES, WARM_UP);
  } finally {
    await page.close();
  }
}

function outcomeOf(ours: readonly Navigation[], peer: readonly Navigation[]): Outcome {
  const row = (measure: string, of: (navigations: readonly Navigation[]) => number, most?: number) => {
    const [our, other] = [of(ours), of(peer)];
    return {
      measure,
      ours: milliseconds(our),
      beside: milliseconds(other),
      ratio: our / other,
      ...(most === undefined ? {} : { target: atMost(Math.round((our / other) * 100) / 100, most) }),
    };
  };
  const paints = (all: readonly Navigation[]) => all.map(({ lastPaintMs }) => lastPaintMs);
  const firstPaints = (all: readonly Navigation[]) => all.map(({ firstPaintMs }) => firstPaintMs);
  return {
    besideName: 'one bundle',
    rows: [
      row('click to last paint', (all) => median(paints(all)), MOST_RATIO),
      row('click to first paint of the page', (all) => median(firstPaints(all))),
      row('click to last paint, p90', (all) => quantile(paints(all), 0.9)),
      row('work of the main thread', (all) => median(all.map(({ taskMs }) => taskMs))),
    ],
    notes: [
      `medians of ${ours.length} navigations each, after ${WARM_UP} to warm up in each of ${ROUNDS} tabs`,
    ],
  };
}
