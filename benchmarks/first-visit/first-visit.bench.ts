import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EventListView } from '@paddock/contract/schemas';
import { launchBrowser, startProductProcess } from '@paddock/e2e/setup';
import type { Browser, BrowserContext } from 'puppeteer';

import { kilobytes, milliseconds } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome, type Row } from '../report/outcome.ts';
import { median, sum } from '../report/statistics.ts';
import { readRelease } from '../release/release-site.ts';
import { startChild } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { untilDrawn } from '../setup/drawn-document.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { largestPaintMs } from './largest-paint.ts';
import { SLOW_LINE, visit, type Fetched, type Visit } from './visit.ts';

const ROUNDS = 3;
const ROOT_BUDGET_BYTES = 25_000;
const SCRIPT_BUDGET_BYTES = 200_000;
const FEED_POLL_MS = 200;
const PAGE_TO_READ = '/en/about';
const LARGEST_PAINT_MS = 1_000;

/** Prices that can be picked, and the coupon drawn by its parcel. */
const PRICES_AND_COUPON =
  "document.querySelector('#page [data-selection][data-state=open]') && document.querySelector('#region-aside h2')";
const LINE_DRAWN = "document.querySelector('[data-testid=drawn]')";

/** A new visitor, the same one again, and a new one on a slow line. */
interface Visits {
  readonly cold: Visit;
  readonly warm: Visit;
  readonly slow: Visit;
  /** Of a page to read, on the slow line. */
  readonly largestMs: number;
}

export const firstVisit: Benchmark = {
  name: 'first-visit',
  about:
    'the home page until prices show and the coupon stands, beside a page that is the same React and one line',
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
      await pricesFrom(product.origin);
      const server = startChild<{ readonly port: number }>(
        join(import.meta.dirname, 'react-alone-server.process.ts'),
        {},
      );
      atEnd(() => server.stop());
      const alone = `http://127.0.0.1:${(await server.next()).port}/`;
      const browser = await launchBrowser();
      atEnd(() => browser.close());
      await untilDrawn(product.origin + PAGE_TO_READ);
      const ours: Visits[] = [];
      const floor: Visits[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        floor.push(await visits(browser, { home: alone, toRead: alone }, LINE_DRAWN));
        const own = { home: `${product.origin}/en`, toRead: product.origin + PAGE_TO_READ };
        ours.push(await visits(browser, own, PRICES_AND_COUPON));
      }
      return outcomeOf(ours, floor);
    }),
};

async function pricesFrom(origin: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${origin}/web-api/sportsbook/events?section=live`);
    const { total } = (await response.json()) as EventListView;
    if (total > 0) return;
    await wait(FEED_POLL_MS);
  }
}

async function visits(
  browser: Browser,
  { home, toRead }: { readonly home: string; readonly toRead: string },
  isReady: string,
): Promise<Visits> {
  const inContext = async <Result>(look: (context: BrowserContext) => Promise<Result>): Promise<Result> => {
    const context = await browser.createBrowserContext();
    const result = await look(context);
    await context.close();
    return result;
  };
  const [cold, warm] = await inContext(async (context) => [
    await visit(context, home, isReady),
    await visit(context, home, isReady),
  ]);
  const slow = await inContext((context) => visit(context, home, isReady, SLOW_LINE));
  const largestMs = await inContext((context) => largestPaintMs(context, toRead, SLOW_LINE));
  return { cold, warm, slow, largestMs };
}

function outcomeOf(ours: readonly Visits[], floor: readonly Visits[]): Outcome {
  const row = (
    measure: string,
    of: (visits: Visits) => number,
    write: (value: number) => string,
    most?: { readonly value: number; readonly unit: string },
  ): Row => {
    const our = median(ours.map(of));
    const other = median(floor.map(of));
    return {
      measure,
      ours: write(our),
      beside: write(other),
      ratio: our / other,
      ...(most === undefined ? {} : { target: atMost(our, most.value, most.unit) }),
    };
  };
  const root = rootModules();
  const rootBytes = (visits: Visits) =>
    bytesOf(visits.cold.fetched.filter(({ url }) => root.has(pathOf(url))));
  return {
    besideName: 'React alone',
    rows: [
      row('cold: requests', ({ cold }) => cold.fetched.length, String),
      row(
        'cold: bytes on the wire',
        ({ cold }) => sum(cold.fetched.map(({ wireBytes }) => wireBytes)),
        kilobytes,
      ),
      row('cold: scripts', ({ cold }) => bytesOf(cold.fetched.filter(isScript)), kilobytes, {
        value: SCRIPT_BUDGET_BYTES,
        unit: ' bytes',
      }),
      row('cold: root-config, single-spa, SystemJS', rootBytes, kilobytes, {
        value: ROOT_BUDGET_BYTES,
        unit: ' bytes',
      }),
      row('cold: until it stands', ({ cold }) => cold.readyMs, milliseconds),
      row('cold, slow line: until it stands', ({ slow }) => slow.readyMs, milliseconds),
      row('a page to read, slow line: largest paint', ({ largestMs }) => largestMs, milliseconds, {
        value: LARGEST_PAINT_MS,
        unit: ' ms',
      }),
      row('warm: requests', ({ warm }) => warm.fetched.length, String),
      row(
        'warm: bytes on the wire',
        ({ warm }) => sum(warm.fetched.map(({ wireBytes }) => wireBytes)),
        kilobytes,
      ),
      row('warm: until it stands', ({ warm }) => warm.readyMs, milliseconds),
    ],
    notes: [
      `encodings of the scripts: ${encodings(ours)}`,
      'the slow line: 150 ms there and back, 1.6 Mbit/s; the live socket is not counted',
    ],
  };
}

/** Addresses the first budget names. */
function rootModules(): ReadonlySet<string> {
  const { loader, imports } = readRelease();
  return new Set([loader.href, imports['@paddock/root-config'] ?? '', imports['single-spa'] ?? '']);
}

function encodings(ours: readonly Visits[]): string {
  const all = ours.flatMap(({ cold }) =>
    cold.fetched.filter(isScript).map(({ encoding }) => encoding || 'none'),
  );
  return [...new Set(all)].join(', ');
}

const isScript = (file: Fetched): boolean => file.isScript;
const pathOf = (url: string): string => new URL(url).pathname;
const bytesOf = (files: readonly Fetched[]): number => sum(files.map(({ bodyBytes }) => bodyBytes));
