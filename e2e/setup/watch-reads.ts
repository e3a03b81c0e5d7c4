import type { HTTPRequest, Page } from 'puppeteer';

/** What a page reads of the server while it loads. */
export interface ReadsWatch {
  /** Reads that were made more than once, and those that were given up; empty when each was made once and answered. */
  readonly faults: () => readonly string[];
}

const API = /\/(?:web-api|limit-service-api)\//;

/** Watches the page's calls to the API from now on. */
export function watchReads(page: Page): ReadsWatch {
  const counts = new Map<string, number>();
  const aborted: string[] = [];
  const addressOf = (request: HTTPRequest): string => {
    const { pathname, search } = new URL(request.url());
    return pathname + search;
  };
  const onRequest = (request: HTTPRequest): void => {
    if (request.method() !== 'GET' || !API.test(request.url())) return;
    const address = addressOf(request);
    counts.set(address, (counts.get(address) ?? 0) + 1);
  };
  const onFailed = (request: HTTPRequest): void => {
    if (API.test(request.url())) aborted.push(`given up: ${addressOf(request)}`);
  };
  page.on('request', onRequest);
  page.on('requestfailed', onFailed);
  return {
    faults: () => [
      ...[...counts].filter(([, count]) => count > 1).map(([address, count]) => `${count} times: ${address}`),
      ...aborted,
    ],
  };
}
