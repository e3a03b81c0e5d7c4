import type { BrowserContext, CDPSession, Page } from 'puppeteer';

/** One file that came over the wire. */
export interface Fetched {
  readonly url: string;
  readonly isScript: boolean;
  /** Content-Encoding; empty without one. */
  readonly encoding: string;
  /** Compressed body, without headers. */
  readonly bodyBytes: number;
  readonly wireBytes: number;
}

export interface Visit {
  /** From the start of the navigation until everything asked for stands on the page. */
  readonly readyMs: number;
  /** What was asked for until then and not answered from the browser's cache. */
  readonly fetched: readonly Fetched[];
}

/** A line as Lighthouse's mobile one: 150 ms there and back, 1.6 Mbit/s down. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** Opens a page in a new tab and waits until the expression holds on it. */
export async function visit(
  context: BrowserContext,
  url: string,
  isReady: string,
  line?: typeof SLOW_LINE,
): Promise<Visit> {
  const page = await context.newPage();
  try {
    await page.setViewport({ width: 1366, height: 900 });
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    if (line !== undefined) await session.send('Network.emulateNetworkConditions', line);
    const traffic = watchTraffic(session);
    await noteReady(page, isReady);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const ready = await page.waitForFunction('globalThis.benchReadyMs', { timeout: 30_000 });
    const readyMs = Number(await ready.jsonValue());
    return { readyMs, fetched: await traffic.until(readyMs) };
  } finally {
    await page.close();
  }
}

/** Looks once a frame whether the page is there, and notes when. */
async function noteReady(page: Page, isReady: string): Promise<void> {
  await page.evaluateOnNewDocument(`
    const look = () => {
      if (${isReady}) globalThis.benchReadyMs = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);`);
}

interface Request {
  readonly atSec: number;
  readonly url: string;
  readonly isScript: boolean;
  headerBytes: number;
  encoding: string;
  wireBytes: number | undefined;
  isCached: boolean;
}

function watchTraffic(session: CDPSession): { until(readyMs: number): Promise<readonly Fetched[]> } {
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    requests.set(requestId, {
      atSec: timestamp,
      url: request.url,
      isScript: type === 'Script' || new URL(request.url).pathname.endsWith('.js'),
      headerBytes: 0,
      encoding: '',
      wireBytes: undefined,
      isCached: false,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.isCached = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request === undefined) return;
    request.headerBytes = response.encodedDataLength;
    request.encoding = encodingOf(response.headers);
    if (response.fromDiskCache === true) request.isCached = true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.wireBytes = encodedDataLength;
  });
  return {
    async until(readyMs) {
      const startSec = Math.min(...[...requests.values()].map(({ atSec }) => atSec));
      const asked = [...requests.values()].filter(
        ({ atSec, isCached, url }) =>
          !isCached && url.startsWith('http') && atSec - startSec <= readyMs / 1000,
      );
      for (let tries = 0; asked.some(({ wireBytes }) => wireBytes === undefined) && tries < 50; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return asked.map(({ url, isScript, encoding, headerBytes, wireBytes = 0 }) => ({
        url,
        isScript,
        encoding,
        wireBytes,
        bodyBytes: Math.max(0, wireBytes - headerBytes),
      }));
    },
  };
}

function encodingOf(headers: Readonly<Record<string, string>>): string {
  const entry = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-encoding');
  return entry?.[1] ?? '';
}
