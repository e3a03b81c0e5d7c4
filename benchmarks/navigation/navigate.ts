import type { Page } from 'puppeteer-core';

import { watchMainThread } from '../setup/main-thread.ts';

/** One navigation by a click on a link of the page. */
export interface Navigation {
  /** From the click until the first frame that shows the other page is painted. */
  readonly firstPaintMs: number;
  /** From the click until the frame after that is painted as well: what a page still mends on itself counts. */
  readonly lastPaintMs: number;
  /** Work of the main thread for it, in processor time. */
  readonly taskMs: number;
}

/** Puts the links into the document that the product has no menu entries for. */
export async function addLinks(page: Page, hrefs: readonly string[]): Promise<void> {
  await page.evaluate((all) => {
    for (const href of all) {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = href;
      document.body.prepend(link);
    }
  }, hrefs);
}

/** Goes back and forth `times` times; the first ones are for warming up and not answered. */
export async function navigate(
  page: Page,
  links: readonly { readonly href: string; readonly heading: string }[],
  times: number,
  warmUp: number,
): Promise<readonly Navigation[]> {
  const thread = await watchMainThread(page);
  const all: Navigation[] = [];
  for (let at = 0; at < times; at++) {
    const link = links[(at + 1) % links.length];
    if (link === undefined) break;
    const beforeMs = await thread.workMs();
    const [firstPaintMs, lastPaintMs] = await page.evaluate(go, link.href, link.heading);
    all.push({ firstPaintMs, lastPaintMs, taskMs: (await thread.workMs()) - beforeMs });
  }
  await thread.detach();
  return all.slice(warmUp);
}

/** Runs in the page: clicks and waits until the heading is seen and painted, and one frame more. */
function go(href: string, heading: string): Promise<[firstPaintMs: number, lastPaintMs: number]> {
  return new Promise((resolve) => {
    const isSeen = (): boolean =>
      [...document.querySelectorAll<HTMLElement>('#page h1')].some(
        (found) => found.textContent === heading && found.checkVisibility({ visibilityProperty: true }),
      );
    const startMs = performance.now();
    const look = (): void => {
      if (!isSeen()) {
        requestAnimationFrame(look);
        return;
      }
      let firstPaintMs = 0;
      // The task after a frame: that frame is painted.
      setTimeout(() => (firstPaintMs = performance.now() - startMs));
      requestAnimationFrame(() => setTimeout(() => resolve([firstPaintMs, performance.now() - startMs])));
    };
    document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
    requestAnimationFrame(look);
  });
}
