import { Socket } from 'node:net';

import { connect, type Browser } from 'puppeteer';

import { launchBrowser } from './browser.ts';

/** Addresses of browsers of this process that nobody uses. The journeys of a worker come one after the other. */
const idle: string[] = [];

/** A browser that an earlier journey has left, or a new one: to start one takes a second of processor time. */
export async function takeBrowser(): Promise<Browser> {
  const browserWSEndpoint = idle.pop();
  return browserWSEndpoint === undefined ? launchUnawaited() : connect({ browserWSEndpoint });
}

/** Leaves a browser to the next journey, as it was found: cookies, storage and caches are those of visitors, who go. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  const own = browser.defaultBrowserContext();
  const visitors = browser.browserContexts().filter((context) => context !== own);
  await Promise.all(visitors.map((context) => context.close()));
  idle.push(browser.wsEndpoint());
  await browser.disconnect();
}

/** One that keeps nobody waiting: it ends with the process that started it. */
async function launchUnawaited(): Promise<Browser> {
  const browser = await launchBrowser();
  const child = browser.process();
  child?.unref();
  for (const stream of [child?.stdin, child?.stdout, child?.stderr])
    if (stream instanceof Socket) stream.unref();
  return browser;
}
