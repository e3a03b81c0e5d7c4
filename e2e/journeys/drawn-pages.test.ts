import { setTimeout } from 'node:timers/promises';
import { htmlFaults } from '@paddock/platform/testing/html';
import type { Page } from 'puppeteer';

import { textHolding } from '../pages/page-words.ts';
import { breakFiles } from '../setup/faults.ts';
import { setStage, type Stage } from '../setup/stage.ts';

const LIST = '/en/line/football';
/** Messages of the frame. */
const NOTICES = '[aria-label=Messages] li';

let stage: Stage;
/** Documents that were drawn, by address. */
const drawnDocuments = new Map<string, string>();

beforeAll(async () => {
  // Documents that allow overrides are never drawn, and development allows them.
  stage = await setStage({ environment: { NODE_ENV: 'production', SANDBOX_PROVIDERS: 'yes-in-production' } });
  await stage.feed.match('line-1', 'Harbour City', 'Mill Rovers', { prices: [1390, 4110, 9990] });
  await drawnOnce(LIST);
});
afterAll(() => stage.close());

/** Half a minute after a drawing that a busy machine did not finish in its time, the next one is begun. */
const TRIES = 500;

/** The first drawing of all begins a process, for which no document waits. */
async function drawnOnce(address: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const response = await fetch(stage.origin + address);
    const html = await response.text();
    if (html.includes('data-drawn')) {
      drawnDocuments.set(address, html);
      return html;
    }
    await setTimeout(100);
  }
  throw new Error('the page is not drawn');
}

/** Moves the price of the home side. */
const moveHomeTo = (oddsMilli: number) =>
  stage.feed.send({
    kind: 'prices',
    event: 'line-1',
    markets: [
      {
        type: '1x2',
        specifiers: {},
        status: 'open',
        selections: [
          { outcome: 'home', oddsMilli },
          { outcome: 'draw', oddsMilli: 4110 },
          { outcome: 'away', oddsMilli: 9990 },
        ],
      },
    ],
  });

/** Remembers the prices that stand in the document before any script of the site runs. */
const rememberDrawn = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      Object.assign(globalThis, {
        drawnCells: [...document.querySelectorAll('[data-drawn] [data-selection]')],
      });
    });
  });

/** How many prices were drawn, and how many of these very elements stand in the living page. */
const adopted = (page: Page) =>
  page.evaluate(() => {
    const { drawnCells } = globalThis as unknown as { drawnCells: Element[] };
    return [drawnCells.length, drawnCells.filter((cell) => cell.isConnected).length];
  });

describe('a list that the server draws for guests', () => {
  it('is read and linked without JavaScript', async () => {
    const visitor = await stage.visit();
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.open(LIST);
    const row = await visitor.page.$eval('main [data-event]', (element) => element.textContent);
    expect(row).toContain('Harbour City');
    expect(row).toContain('1.39');
    const address = await visitor.page.$eval('main [data-event] a', (link) => link.href);
    expect(address).toMatch(/\/en\/line\/football\/[^/]+\/[^/]+$/);
    await visitor.close();
  });

  it('is taken over with its elements and without an error, and moves on', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await rememberDrawn(page);
    await visitor.open(LIST);
    await page.locator('main [data-selection]').click();
    await page.waitForSelector('main [data-selection][aria-pressed=true]');
    await moveHomeTo(1500);
    await page.waitForFunction(() =>
      document.querySelector('main [data-event]')?.textContent.includes('1.50'),
    );
    expect(await adopted(page)).toEqual([3, 3]);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  it('counts a press before it lives, and a price that moved meanwhile is no error', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await rememberDrawn(page);
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const wait = /page-pre-match[^/]*\.js/.test(request.url()) ? held : Promise.resolve();
      void wait.then(() => request.continue());
    });
    await visitor.open(LIST);
    await page.waitForFunction(() => 'repeatEarlyPresses' in globalThis);
    await page.locator('[data-drawn] [data-selection$=".away"]').click();
    await moveHomeTo(1620);
    letThrough();
    await page.waitForSelector('main [data-selection$=".away"][aria-pressed=true]');
    await page.waitForFunction(() =>
      document.querySelector('main [data-event]')?.textContent.includes('1.62'),
    );
    expect(await adopted(page)).toEqual([3, 3]);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  it('stays where its API fails, says that it could not be refreshed, and no more once it was read', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await rememberDrawn(page);
    const files = await breakFiles(page, /web-api\/sportsbook\//, 'server fault');
    await visitor.open(LIST);
    await textHolding(page, NOTICES, 'This page could not be refreshed');
    expect(await adopted(page)).toEqual([3, 3]);
    files.heal();
    // Other regions that failed have such a button too.
    await page.locator(`${NOTICES} ::-p-aria(Try again)`).click();
    await page.waitForFunction((notices) => document.querySelector(notices) === null, {}, NOTICES);
    expect(await adopted(page)).toEqual([3, 3]);
    await visitor.close();
  });

  it('is taken over without an error where it is a minute old, and is shown new', async () => {
    await fetch(stage.origin + LIST);
    await moveHomeTo(1740);
    await setTimeout(1_100);
    const visitor = await stage.visit();
    const { page } = visitor;
    await rememberDrawn(page);
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('readystatechange', () => {
        const drawn = document.getElementById('drawn')?.firstChild;
        if (document.readyState !== 'interactive' || !drawn) return;
        // Seconds old it is already: the document is answered by what was drawn last, and not by what is drawn behind.
        Object.assign(globalThis, {
          drawnText: document.querySelector('[data-drawn] [data-event]')?.textContent,
        });
        const snapshot = JSON.parse(drawn.nodeValue ?? '') as { serverTimeMs: number };
        drawn.nodeValue = JSON.stringify({ ...snapshot, serverTimeMs: snapshot.serverTimeMs - 58_000 });
      });
    });
    await visitor.open(LIST);
    await page.waitForFunction(() =>
      document.querySelector('main [data-event]')?.textContent.includes('1.74'),
    );
    const text = await page.evaluate(() => (globalThis as unknown as { drawnText: string }).drawnText);
    expect(text).not.toContain('1.74');
    expect(await adopted(page)).toEqual([3, 3]);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });
});

describe('a match that the server draws for guests', () => {
  beforeAll(() => stage.feed.match('live-1', 'Stone Port', 'Elm Athletic', { live: true }));

  it.each([
    ['line-1', LIST],
    ['live-1', '/en/live/football'],
  ])('is read without JavaScript, and taken over without an error: %s', async (event, listAddress) => {
    const list = await drawnOnce(listAddress);
    const address = /href="(\/en\/(?:line|live)\/football\/[^"/]+\/[^"/]+)"/.exec(list)?.[1] ?? '';
    await drawnOnce(address);
    const visitor = await stage.visit();
    const { page } = visitor;
    await page.setJavaScriptEnabled(false);
    await visitor.open(address);
    expect(await page.$$eval('main [data-selection]', (cells) => cells.length)).toBe(3);
    await page.setJavaScriptEnabled(true);
    await rememberDrawn(page);
    await visitor.open(address);
    await page.locator('main [data-selection]').click();
    await page.waitForSelector('main [data-selection][aria-pressed=true]');
    await stage.feed.prices(event, [1810, 3300, 5200]);
    await page.waitForFunction(() => document.querySelector('main')?.textContent.includes('1.81'));
    expect(await adopted(page)).toEqual([3, 3]);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });
});

describe('a text that the server draws for guests', () => {
  it.each([
    ['/en/rules/1', 'Who may play'],
    ['/en/rules/2/moved-prices', 'price'],
    ['/en/privacy-policy', 'kept'],
    ['/ru/responsiblegaming', 'игр'],
  ])('is read without JavaScript, and taken over without an error: %s', async (address, words) => {
    await drawnOnce(address);
    const visitor = await stage.visit();
    const { page } = visitor;
    await page.setJavaScriptEnabled(false);
    await visitor.open(address);
    expect(await page.$eval('main', (main) => main.textContent)).toContain(words);
    await page.setJavaScriptEnabled(true);
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        Object.assign(globalThis, {
          drawnCells: [...document.querySelectorAll('[data-drawn] :is(h1, h2, p)')],
        });
      });
    });
    await visitor.open(address);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('[data-drawn] h1') ?? {}).some((key) => key.startsWith('__react')),
    );
    const [drawn, standing] = await adopted(page);
    expect(drawn).toBeGreaterThan(2);
    expect(standing).toBe(drawn);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });
});

it('documents with all that the server draws are valid HTML', async () => {
  for (const address of ['/en', '/ru/news', '/en/blog/how-odds-move', '/ar/rules/1'])
    await drawnOnce(address);
  const faults = [...drawnDocuments].flatMap(([address, html]) =>
    htmlFaults(html).map((fault) => `${address} ${fault}`),
  );
  expect(faults).toEqual([]);
  expect(drawnDocuments.size).toBeGreaterThan(8);
});
