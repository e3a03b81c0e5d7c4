import type { BrowserContext } from 'puppeteer';

import type { SLOW_LINE } from './visit.ts';

/** When the largest text or picture of a page was painted, on a line, in milliseconds after the navigation began. */
export async function largestPaintMs(
  context: BrowserContext,
  url: string,
  line: typeof SLOW_LINE,
): Promise<number> {
  const page = await context.newPage();
  try {
    await page.setViewport({ width: 1366, height: 900 });
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await page.evaluateOnNewDocument(`
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) globalThis.benchLargestMs = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });`);
    // What is painted late counts, if it is larger.
    await page.goto(url, { waitUntil: 'networkidle0' });
    const largest = await page.waitForFunction('globalThis.benchLargestMs');
    return Number(await largest.jsonValue());
  } finally {
    await page.close();
  }
}
