import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer';

import { countWork, watchPage } from '../price-page/watch-page.ts';
import { milliseconds } from '../report/figures.ts';
import type { Row } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';

const SECONDS = 4;
const AT_REST_MS = 2_000;
/** A finger that flings: 3,600 pixels a second at 60 frames. */
const PX_PER_SECOND = 3_600;
/** A picture at 60 a second. */
export const MOST_FRAME_MS = 16.7;

/** A drive down a list, by the processor time of the page's main thread. */
export interface Drive {
  readonly frameMs: number;
  readonly longestTaskMs: number;
  /** Rows or tiles that stood at the end. */
  readonly standing: number;
}

/** Opens a page and goes down it for four seconds; what `rows` selects is counted at the end. */
export async function drive(
  browser: Browser,
  rows: string,
  open: (page: Page) => Promise<unknown>,
): Promise<Drive> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 1366, height: 900 });
    const session = await countWork(page);
    await open(page);
    const scrolling = page.evaluate(scrollDown, PX_PER_SECOND, SECONDS * 1_000);
    const { busyShare, seconds, frames, longestTaskMs } = await watchPage(page, session, SECONDS);
    await scrolling;
    const standing = await page.$$eval(rows, ({ length }) => length);
    return { frameMs: (busyShare * seconds * 1_000) / frames, longestTaskMs, standing };
  } finally {
    await page.close();
  }
}

/** Scrolls down until so many stand, drawn or as a link (`data-rows` says of how many), then back to the top, and lets the page come to rest. */
export async function standing(page: Page, rows: string, least: number): Promise<void> {
  await page.waitForSelector(rows);
  await page.waitForFunction(
    (selector, count) => {
      const names = [...document.querySelectorAll<HTMLElement>('[data-rows]')];
      const named = names.reduce((sum, { dataset }) => sum + Number(dataset['rows']), 0);
      const stand = document.querySelectorAll(selector).length + named;
      if (stand < count) scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      return stand >= count;
    },
    { polling: 200 },
    rows,
    least,
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await wait(AT_REST_MS);
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

/** Medians of drives of ours beside those of a peer. */
export function driveRow(
  measure: string,
  ours: readonly Drive[],
  peer: readonly Drive[],
  of: (drive: Drive) => number,
): Row {
  const [our, other] = [median(ours.map(of)), median(peer.map(of))];
  return { measure, ours: milliseconds(our), beside: milliseconds(other), ratio: our / other };
}

/** The main thread's time a frame, and its longest task. */
export const frameOf = ({ frameMs }: Drive): number => frameMs;
export const longestOf = ({ longestTaskMs }: Drive): number => longestTaskMs;

/** What the time a frame is held against: it is rounded as it is shown. */
export const frameTime = (drives: readonly Drive[]): number =>
  Math.round(median(drives.map(frameOf)) * 10) / 10;
