import type { Browser, BrowserContext, HTTPResponse, Page } from 'puppeteer';

import { askSeldom } from './ask-seldom.ts';

/** A person with a browser of their own: cookies, storage, and what went wrong on the way. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Goes to a path of the site. */
  open(path: string): Promise<HTTPResponse | null>;
  /** Another tab of the same browser. */
  newTab(path: string): Promise<Page>;
  /** Errors of scripts, failed requests and answers of 500 and above since the start. Empty when all was well. */
  readonly troubles: readonly string[];
  close(): Promise<void>;
}

export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  /** Browser languages. */
  readonly languages?: string;
  /** IP address to seem to come from, where the product trusts this machine as a proxy. */
  readonly address?: string;
  /**
   * Whether the browser may fetch pages ahead (S9-18). Unless a journey is about that it says that bytes are dear: half of
   * what a page costs a machine is what it fetches of others once it stands.
   */
  readonly fetchesAhead?: boolean;
}

/** A busy machine is no fault of the product's. */
const TIMEOUT_MS = 60_000;

export async function openVisitor(
  browser: Browser,
  origin: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.createBrowserContext();
  const troubles: string[] = [];
  const newPage = async () => {
    const page = await context.newPage();
    await prepare(page, options, troubles);
    return page;
  };
  const page = await newPage();
  return {
    page,
    context,
    troubles,
    open: (path) => page.goto(new URL(path, origin).href, { waitUntil: 'domcontentloaded' }),
    async newTab(path) {
      const tab = await newPage();
      await tab.goto(new URL(path, origin).href, { waitUntil: 'domcontentloaded' });
      return tab;
    },
    close: () => context.close(),
  };
}

async function prepare(page: Page, options: VisitorOptions, troubles: string[]): Promise<void> {
  const { width = 1366, height = 900, scheme = 'light', languages = 'en', address } = options;
  page.setDefaultTimeout(TIMEOUT_MS);
  askSeldom(page);
  if (options.fetchesAhead !== true) await page.evaluateOnNewDocument(saveBytes);
  await page.setViewport({ width, height, isMobile: width < 600, hasTouch: width < 600 });
  await page.setExtraHTTPHeaders({
    'accept-language': languages,
    ...(address !== undefined && { 'x-forwarded-for': address }),
  });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  page.on('pageerror', (error) => troubles.push(`script error: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 500) troubles.push(`${response.status()} ${response.url()}`);
  });
}

/** Runs in the page, before its own scripts. */
function saveBytes(): void {
  const connection = { saveData: true, effectiveType: '4g' };
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection, configurable: true });
}
