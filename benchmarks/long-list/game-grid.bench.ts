import type { GamesView, GameTile } from '@paddock/contract/schemas';
import { launchBrowser, startProductProcess } from '@paddock/e2e/setup';
import type { Page } from 'puppeteer';

import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { drive, driveRow, frameOf, frameTime, longestOf, MOST_FRAME_MS, type Drive } from './drive.ts';
import { manyGames, plainTiles, TILES } from './tiles.ts';

const ROUNDS = 3;
/** Skeletons have no game. */
const GAMES = '[data-game], li';
const LISTED = '/web-api/casino/games';

export const gameGrid: Benchmark = {
  name: 'game-grid',
  about: `scrolling a list of ${TILES.toLocaleString('en')} games, beside as many plain tiles that never change`,
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const product = await startProductProcess({
        databaseUrl: database.url,
        dataDir: database.dataDir,
        environment: { NODE_ENV: 'production' },
      });
      atEnd(() => product.stop());
      const answer = await fetch(`${product.origin}${LISTED}`);
      const games = manyGames((await answer.json()) as GamesView);
      const browser = await launchBrowser();
      atEnd(() => browser.close());
      const open = async (page: Page, most: number): Promise<void> => {
        await answerLists(page, games, most);
        await page.goto(`${product.origin}/en/slots`, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => document.querySelectorAll('[data-game]').length > 24);
      };
      const [whole, growing, plain]: [Drive[], Drive[], Drive[]] = [[], [], []];
      for (let round = 0; round < ROUNDS; round++) {
        plain.push(await drive(browser, GAMES, (page) => page.setContent(plainTiles())));
        whole.push(await drive(browser, GAMES, (page) => open(page, TILES)));
        growing.push(await drive(browser, GAMES, (page) => open(page, 0)));
      }
      return outcomeOf(whole, growing, plain);
    }),
};

/** Lists are answered in the product's place: as much as is asked for, or `least` games where that is more. */
async function answerLists(page: Page, games: readonly GameTile[], least: number): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== LISTED) return void request.continue();
    const from = Number(searchParams.get('after') ?? 0);
    const to = from + Math.max(least, Number(searchParams.get('limit') ?? 120));
    const answer: GamesView = {
      games: games.slice(from, to),
      total: games.length,
      after: to < games.length ? String(to) : null,
    };
    void request.respond({ status: 200, contentType: 'application/json', body: JSON.stringify(answer) });
  });
}

function outcomeOf(whole: readonly Drive[], growing: readonly Drive[], plain: readonly Drive[]): Outcome {
  const stood = (drives: readonly Drive[]) => median(drives.map((one) => one.standing));
  const within = (drives: readonly Drive[]) => atMost(frameTime(drives), MOST_FRAME_MS, ' ms');
  return {
    besideName: 'plain tiles',
    rows: [
      { ...driveRow('main thread a frame', whole, plain, frameOf), target: within(whole) },
      driveRow('its longest task', whole, plain, longestOf),
      {
        ...driveRow('main thread a frame, read as it is scrolled', growing, plain, frameOf),
        target: within(growing),
      },
      driveRow('its longest task', growing, plain, longestOf),
    ],
    notes: [`tiles that stood at the end: ${stood(whole)} and ${stood(growing)}`],
  };
}
