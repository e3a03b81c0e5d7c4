import { pathToFileURL } from 'node:url';

import type { Browser, Page } from 'puppeteer';

import { textFaults } from './text-faults.ts';

export const GALLERIES = ['components', 'betting', 'coupon'] as const;
export const WIDTHS = [390, 1024, 1366] as const;
export type Gallery = (typeof GALLERIES)[number];

/** Both themes, each with the smallest and the largest text there is room for. */
export const LOOKS = ['light', 'dark'].flatMap((theme) => [1, 1.5].map((scale) => ({ theme, scale })));
export type Look = (typeof LOOKS)[number];

/** Half the size: colours, places and shapes show, and the repository stays small. Letters are `textFaults`' matter. */
const PIXELS_A_PIXEL = 0.5;

/** Marks of a move that go after 2 s, skeletons that give up after 10: in a picture they stay. */
function stopLongTimers(): void {
  const later = window.setTimeout.bind(window);
  const still = (run: () => void, delayMs = 0): number => (delayMs < 1_000 ? later(run, delayMs) : 0);
  Object.assign(window, { setTimeout: still });
}

/** Opens a gallery in a window of a width. */
export async function openGallery(
  browser: Browser,
  file: string,
  gallery: Gallery,
  width: number,
): Promise<Page> {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(stopLongTimers);
  await page.setViewport({ width, height: 900, deviceScaleFactor: PIXELS_A_PIXEL });
  await page.goto(`${pathToFileURL(file).href}#${gallery}`);
  await page.waitForSelector('[data-shown]');
  return page;
}

/** Changes theme and text size, and makes the window as high as the page, so that everything in it is drawn. */
async function look(
  page: Page,
  width: number,
  { theme, scale }: Look,
): Promise<{ width: number; height: number }> {
  const size = await page.evaluate(
    (name, times) => {
      const { dataset, style } = document.documentElement;
      dataset['theme'] = name;
      style.setProperty('--scale', String(times));
      const gallery = document.getElementById('gallery');
      const { right = 0, bottom = 0 } = gallery?.getBoundingClientRect() ?? {};
      return { width: Math.ceil(right), height: Math.ceil(bottom + window.scrollY) };
    },
    theme,
    scale,
  );
  await page.setViewport({ width, height: size.height, deviceScaleFactor: PIXELS_A_PIXEL });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return size;
}

export interface Seen {
  /** Lossless WebP. */
  readonly picture: Uint8Array;
  readonly faults: readonly string[];
}

/** The whole gallery in one look: its picture, and what is wrong with its text. */
export async function see(page: Page, width: number, at: Look): Promise<Seen> {
  const clip = { x: 0, y: 0, ...(await look(page, width, at)) };
  const picture = await page.screenshot({ type: 'webp', quality: 100, clip, captureBeyondViewport: false });
  return { picture, faults: await page.evaluate(textFaults) };
}
