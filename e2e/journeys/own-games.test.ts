import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer';

import { press, textHolding } from '../pages/page-words.ts';
import { writeOver } from '../pages/write-over.ts';
import { openAccount } from '../setup/account.ts';
import { dress, faultsOf, type Appearance } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const DESK: Appearance = { scheme: 'dark', language: 'en', width: 1366 };
const PHONE: Appearance = { scheme: 'light', language: 'ru', width: 390 };
const STAKE = '[data-testid=game-stake]';
const PLAY = '[data-testid=game-play]';
const RESULT = '[data-testid=game-result]';
const CHECK = '[data-testid=game-check]';
const CHECK_OF_ROW = '[data-testid=game-rounds] td a';
const TOLD = /paid for|No win/;

/** The end of the round, once the table has shown it. */
async function resultOf(page: Page): Promise<string> {
  await page.waitForFunction(
    (selector, told) => new RegExp(told).test(document.querySelector(selector)?.textContent ?? ''),
    {},
    RESULT,
    TOLD.source,
  );
  return page.$eval(RESULT, (element) => element.textContent);
}

async function play(page: Page, stake: string): Promise<string> {
  await writeOver(page, STAKE, stake);
  await page.locator(PLAY).click();
  return resultOf(page);
}

/** The words of the button that says so, once there is one. */
async function buttonOf(page: Page, words: string): Promise<string> {
  const handle = await page.waitForFunction(
    (pattern) =>
      [...document.querySelectorAll('main button')]
        .map(({ textContent }) => textContent)
        .find((text) => new RegExp(pattern).test(text)),
    {},
    words,
  );
  return (await handle.jsonValue()) ?? '';
}

describe('our own games', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let folder: string;

  beforeAll(async () => {
    stage = await setStage();
    visitor = await stage.visit();
    ({ page } = visitor);
    folder = await mkdtemp(join(tmpdir(), 'paddock-check-'));
  });
  afterAll(async () => {
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('stand for guests as a demo, in both languages and at both widths', async () => {
    for (const appearance of [PHONE, DESK]) {
      await dress(page, appearance);
      for (const path of ['/games/dice', '/games/keno', '/games/fairness'])
        expect(await faultsOf(page, `${stage.origin}/${appearance.language}${path}`)).toEqual([]);
    }
    await visitor.open('/en/games/dice');
    expect(await play(page, '1')).toMatch(TOLD);
    await page.locator(CHECK).click();
    await page.waitForSelector('[data-testid=check-result][data-seal=fits]');
    const unknown = await visitor.open('/en/games/no-such-game');
    expect(unknown?.status()).toBe(404);
  });

  it('leave what acts in an open round uncovered on a phone', async () => {
    await dress(page, PHONE);
    await visitor.open('/ru/games/hi-lo');
    await writeOver(page, STAKE, '1');
    await page.locator(PLAY).click();
    await page.waitForSelector('[data-testid=game-foot]:not([data-pinned])');
    const covered = await page.evaluate(() => {
      const foot = document.querySelector('[data-testid=game-foot]');
      const top = foot?.getBoundingClientRect().top ?? 0;
      return [...(foot?.parentElement?.querySelectorAll(':scope > [role=group] button') ?? [])]
        .filter((button) => button.getBoundingClientRect().bottom > top)
        .map(({ textContent }) => textContent);
    });
    expect(covered).toEqual([]);
    expect(await page.$$('[role=group]:has(+ [data-testid=game-foot]) button')).not.toHaveLength(0);
    await dress(page, DESK);
  });

  it('are played for money; a round of mines waits over a reload and goes on', async () => {
    await openAccount(visitor, '50.00');
    await visitor.open('/en/games/mines');
    await writeOver(page, STAKE, '1');
    await page.locator(PLAY).click();
    await textHolding(page, RESULT, '€1.00 on the table');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await textHolding(page, RESULT, '€1.00 on the table');
    await visitor.open('/en/games/dice');
    expect(await play(page, '2')).toMatch(/€2\.00/);
    expect(visitor.troubles).toEqual([]);
  });

  it('are recomputed from their seeds, once these are revealed, and without us from a file', async () => {
    const paid = (/(€[\d.]+) paid/.exec(await page.$eval(RESULT, (element) => element.textContent)) ?? [])[1];
    // The round of mines is played to its end: seeds are shown when no round under them is open.
    await visitor.open('/en/games/mines');
    await textHolding(page, RESULT, '€1.00 on the table');
    await page.locator('[data-roving] button').click();
    if ((await buttonOf(page, '^Collect €|^The round is over$')).startsWith('Collect')) {
      await page.locator('::-p-xpath(//button[starts-with(normalize-space(.), "Collect €")])').click();
      await buttonOf(page, '^The round is over$');
    }
    await visitor.open('/en/games/dice');
    await page.locator(CHECK_OF_ROW).click();
    await textHolding(page, 'main', 'The seed of this round is not shown yet');
    await writeOver(page, '[data-testid=game-seeds] input', 'autumn-26');
    await press(page, 'Change seeds and reveal the old one');
    await page.waitForSelector('[data-testid=check-result][data-seal=fits]');
    await textHolding(page, '[data-testid=check-paid]', `${paid ?? '€0.00'} paid for €2.00`);
    const seed = await page.$eval('[name=serverSeed]', (field) => (field as HTMLInputElement).value);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    await checkFromDisk(await takeFile(), seed);
  });

  /** The file as the page hands it out. */
  async function takeFile(): Promise<string> {
    await page.evaluate(() => {
      const { createObjectURL } = URL;
      URL.createObjectURL = (file) => {
        void (file as Blob).text().then((text) => Object.assign(globalThis, { takenFile: text }));
        return createObjectURL.call(URL, file);
      };
    });
    await page.locator('[data-testid=check-file]').click();
    const handle = await page.waitForFunction(
      () => Reflect.get(globalThis, 'takenFile') as string | undefined,
    );
    const file = join(folder, 'check.html');
    await writeFile(file, (await handle.jsonValue()) ?? '');
    return file;
  }

  /** Opens it with no network, and recomputes the round whose roll is known by OpenSSL: 14.3832. */
  async function checkFromDisk(file: string, seed: string): Promise<void> {
    const alone = await stage.browser.newPage();
    await alone.setOfflineMode(true);
    const known = new URLSearchParams({ serverSeed: '5c'.repeat(32), clientSeed: 'me' });
    await alone.goto(`${pathToFileURL(file).href}#${String(known)}`);
    await alone.locator('button').click();
    await textHolding(alone, '#result', '"rolled": 143832');
    await writeOver(alone, '[name=serverSeed]', seed);
    await alone.locator('button').click();
    await alone.waitForFunction(() => !document.querySelector('#result')?.textContent.includes('143832'));
    await alone.close();
  }
});
