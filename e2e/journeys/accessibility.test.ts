import type { Page } from 'puppeteer-core';

import { openAccount } from '../setup/account.ts';
import { dress, faultsOf, type Appearance } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';

/** Opposites in pairs: two looks at a page show both schemes, both languages and both widths. */
const OPPOSITES: readonly (readonly [Appearance, Appearance])[] = [
  [
    { scheme: 'light', language: 'en', width: 1366 },
    { scheme: 'dark', language: 'ru', width: 390 },
  ],
  [
    { scheme: 'dark', language: 'en', width: 390 },
    { scheme: 'light', language: 'ru', width: 1366 },
  ],
  [
    { scheme: 'light', language: 'en', width: 390 },
    { scheme: 'dark', language: 'ru', width: 1366 },
  ],
  [
    { scheme: 'dark', language: 'en', width: 1366 },
    { scheme: 'light', language: 'ru', width: 390 },
  ],
];

/** Stand for the path of the first match of a list, and of that match's championship. */
const GAME = '<game>';
const CHAMPIONSHIP = '<championship>';

const GUEST_PAGES: readonly string[] = [
  '',
  '/live',
  '/line',
  '/live/football',
  '/line/football',
  '/live/favourites',
  '/line/favourites',
  `/live/football/${CHAMPIONSHIP}`,
  `/line/football/${CHAMPIONSHIP}`,
  `/live/football/${GAME}`,
  `/line/football/${GAME}`,
  '/registration',
  '/user/login',
  '/no-such-page',
  '/error',
  '/payment',
  '/rules/1',
  '/rules/3/what-a-bet-pays',
  '/responsiblegaming',
  '/privacy-policy',
];

const PLAYER_PAGES: readonly string[] = [
  '',
  '/live/football',
  `/line/football/${GAME}`,
  '/office/account',
  '/office/account/edit',
  '/office/settings',
  '/office/history',
  '/office/historypay',
  '/office/responsible',
  '/office/recharge',
  '/office/share-idea',
  '/onpay/success',
  '/onpay/pending',
  '/onpay/fail',
  '/onpay/cancel',
];

type Look = readonly [who: string, path: string, seen: string, Appearance];

/** Every page in two opposite appearances; the pairs go round, so that all eight occur. */
function looksAt(who: string, pages: readonly string[]): readonly Look[] {
  return pages.flatMap((path, at) =>
    (OPPOSITES[at % OPPOSITES.length] ?? []).map((seen): Look => {
      const words = `${seen.scheme} ${seen.language} ${seen.width}`;
      return [who, path, words, seen];
    }),
  );
}

let stage: Stage;
const pages = new Map<string, Page>();
/** First match of each list by the list's path. */
const games = new Map<string, string>();

beforeAll(async () => {
  stage = await setStage({ environment: { FEEDS: 'simulation,push', FEED_SPEED: '1' } });
  const [guest, player] = [await stage.visit(), await stage.visit()];
  for (const list of ['/live/football', '/line/football']) {
    await guest.open(`/en${list}`);
    games.set(list, await firstGame(guest.page, list));
  }
  await openAccount(player, '100.00');
  pages.set('a guest', guest.page).set('a player', player.page);
});
afterAll(() => stage.close());

/** A match's path without the language: `/live/football/12-league/345-match`. */
async function firstGame(page: Page, list: string): Promise<string> {
  const found = await page.waitForFunction(
    (start) => {
      const links = [...document.querySelectorAll('main a[href]')];
      const paths = links.map((link) => link.getAttribute('href') ?? '');
      return paths.find((path) => path.startsWith(`/en${start}/`) && path.split('/').length === 6);
    },
    {},
    list,
  );
  return String(await found.jsonValue()).slice('/en'.length);
}

function addressOf(path: string, language: string): string {
  const list = path.split('/').slice(0, 3).join('/');
  const game = games.get(list) ?? '';
  const known = path.replace(`${list}/${GAME}`, game).replace(`${list}/${CHAMPIONSHIP}`, parentOf(game));
  return `${stage.origin}/${language}${known}`;
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

it.each([...looksAt('a guest', GUEST_PAGES), ...looksAt('a player', PLAYER_PAGES)])(
  '%s sees %s in %s: WCAG 2.2 AA, one heading, nothing moves, nothing sticks out, no error',
  async (who, path, _seen, appearance) => {
    const page = pages.get(who);
    if (page === undefined) throw new Error(`nobody is ${who}`);
    await dress(page, appearance);
    expect(await faultsOf(page, addressOf(path, appearance.language))).toEqual([]);
  },
);
