import type { Page } from 'puppeteer';

import { watchMainThread } from '../setup/main-thread.ts';

/** One navigation by a click on a link of the page. */
export interface Navigation {
  /** From the click until the first frame that shows the other page is painted. */
  readonly firstPaintMs: number;
  /** From the click until the last frame is painted for which anything in the body changed, seen or not. */
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
    const [firstPaintMs, lastPaintMs] = await page.evaluate(go, link.href, link.heading, QUIET_FRAMES);
    all.push({ firstPaintMs, lastPaintMs, taskMs: (await thread.workMs()) - beforeMs });
  }
  await thread.detach();
  return all.slice(warmUp);
}

/** Frames without a change after which nothing more is to come: what waits longer is no part of a navigation. */
const QUIET_FRAMES = 12;

/** Runs in the page: clicks, and waits until the heading is seen and nothing has changed for some frames. */
function go(
  href: string,
  heading: string,
  quietFrames: number,
): Promise<[firstPaintMs: number, lastPaintMs: number]> {
  return new Promise((resolve) => {
    const isSeen = (): boolean =>
      [...document.querySelectorAll<HTMLElement>('#page h1')].some(
        (found) => found.textContent === heading && found.checkVisibility({ visibilityProperty: true }),
      );
    const startMs = performance.now();
    let [firstPaintMs, lastPaintMs, quiet, hasChanged] = [0, 0, 0, false];
    const observer = new MutationObserver(() => (hasChanged = true));
    observer.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    const look = (): void => {
      const isFirst = firstPaintMs === 0 && isSeen();
      if (isFirst || hasChanged) {
        // The task after a frame: that frame is painted.
        setTimeout(() => {
          lastPaintMs = performance.now() - startMs;
          if (isFirst) firstPaintMs = lastPaintMs;
        });
      }
      quiet = firstPaintMs === 0 || hasChanged ? 0 : quiet + 1;
      hasChanged = false;
      if (quiet < quietFrames) {
        requestAnimationFrame(look);
        return;
      }
      observer.disconnect();
      resolve([firstPaintMs, lastPaintMs]);
    };
    document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
    requestAnimationFrame(look);
  });
}
