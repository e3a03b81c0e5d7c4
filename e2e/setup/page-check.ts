import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type axe from 'axe-core';
import type { ConsoleMessage, Page } from 'puppeteer';

/** How a page is looked at. */
export interface Appearance {
  readonly scheme: 'light' | 'dark';
  readonly language: 'en' | 'ru';
  readonly width: 1366 | 390;
}

/** Half of what the package calls its source, which every document compiles anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The most that may move while a page loads: Google's bound of a good page. */
const CLS_LIMIT = 0.1;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Elements that stand for what has not come yet. */
const COMING = '#page .frame-slot-waiting, .frame-progress, main [aria-busy=true]';

/** Shows the pages that are opened from now on in this appearance. */
export async function dress(page: Page, { scheme, width }: Appearance): Promise<void> {
  // A change between mouse and touch loads the page again: it is a small one of the same site then, since for the next
  // one after about:blank the browser begins a new process, which compiles every script anew.
  const shown = page.url();
  await page.goto(shown.startsWith('http') ? new URL('/favicon.svg', shown).href : 'about:blank');
  const isPhone = width === 390;
  await page.setViewport({ width, height: isPhone ? 844 : 900, isMobile: isPhone, hasTouch: isPhone });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
}

/**
 * Opens an address, waits until it stands, and answers everything that is wrong with it, in words.
 * @param clsLimit what moves may come to, where a page promises less than the usual bound
 */
export async function faultsOf(page: Page, url: string, clsLimit = CLS_LIMIT): Promise<readonly string[]> {
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    // The browser itself notes the status of a document that is an error page on purpose.
    if (message.type() === 'error' && message.location().url !== url) {
      faults.push(`console: ${message.text()} ${message.location().url ?? ''}`);
    }
  };
  page.on('console', onConsole);
  await page.goto(url, { waitUntil: 'load' });
  // The document holds another, unseen, for a page that never comes.
  await page.waitForSelector('main h1', { visible: true });
  await page.waitForFunction((coming) => document.querySelector(coming) === null, {}, COMING);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  faults.push(...(await page.evaluate(looks, clsLimit)), ...(await axeFaults(page)));
  page.off('console', onConsole);
  return faults;
}

/** Runs in the page: what only a laid-out page shows. */
async function looks(clsLimit: number): Promise<readonly string[]> {
  const faults: string[] = [];
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  if (headings.length !== 1) faults.push(`${headings.length} headings of the first level`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`sideways scroll: ${scrollWidth} in ${clientWidth}`);
  const shifts = await new Promise<readonly PerformanceEntry[]>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve([]), 100);
  });
  const moved = shifts.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0);
  if (moved >= clsLimit) faults.push(`layout shift ${moved.toFixed(3)}: ${sourcesOf(shifts)}`);
  return faults;

  function sourcesOf(entries: readonly PerformanceEntry[]): string {
    return entries
      .flatMap((entry) => Reflect.get(entry, 'sources') as readonly { node: Node | null }[])
      .map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : 'text'))
      .join(', ');
  }
}

/** What axe finds wrong with what is on the screen now, dialogs included. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() => document.querySelector('#page .frame-slot-waiting') === null, {
    polling: 100,
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const checker = Reflect.get(window, 'axe') as typeof axe;
    const { violations } = await checker.run(document, {
      runOnly: { type: 'tag', values: [...tags] },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) =>
        [`axe ${id}: ${target.join(' ')}`, html.slice(0, 160), failureSummary?.replaceAll(/\s+/g, ' ')].join(
          ' | ',
        ),
      ),
    );
  }, TAGS);
}
