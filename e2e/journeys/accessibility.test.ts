import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { query } from '@paddock/platform/testing/cluster';
import type { TotoDrawsView } from '@paddock/contract/schemas';
import type { Page } from 'puppeteer';

import { openAccount } from '../setup/account.ts';
import { dress, faultsOf, type Appearance } from '../setup/page-check.ts';
import { LANDING } from '../setup/landing.ts';
import { CHAMPIONSHIP, COUPON, DRAW, GAME, GUEST_PAGES, PLAYER_PAGES } from '../setup/pages-looked-at.ts';
import { shareFirstPrice } from '../setup/shared-coupon.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import { unseenPages } from '../setup/unseen-pages.ts';
import type { Visitor } from '../setup/visitor.ts';

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

/** Pages whose own journey looks at them, in the states it makes; a new page stands in one of the lists above. */
const SEEN_ELSEWHERE: Readonly<Record<string, string>> = {
  'cashier/create-request': 'payment-requests',
  'cashier/deduce': 'withdrawals',
  'cashier/deduce-form': 'withdrawals',
  'cashier/onpay-withdraw': 'withdrawals',
  'cashier/requests': 'payment-requests',
  'cashier/withdrawal': 'withdrawals',
  'office/bonuses-deposit': 'first-deposit-bonus',
  'office/bonuses-wager': 'first-deposit-bonus',
  'office/identification': 'verification',
  'office/messages': 'payment-requests',
  'office/security': 'security-page',
  'office/verification': 'verification',
  'originals/fairness': 'own-games',
  'originals/game': 'own-games',
  'results/results': 'results',
  'results/statistic': 'results',
  'support/support': 'payment-requests',
  'system-pages/block': 'accessibility',
  'system-pages/notice': 'accessibility',
  'system-pages/site-updates': 'accessibility',
  'welcome/account-verify': 'passwords',
  'welcome/activate-fast': 'passwords',
  'welcome/confirm-terms': 'terms',
  'welcome/password-reset': 'passwords',
  'welcome/stop-newsletter': 'passwords',
};

/** Made for paper; the journey of `results` reads it. */
const PRINTED = 'office/print-coupon';

/** No company offers games on this stage; `parcels/casino/src/pages/game-page.test.tsx` looks at its states. */
const OF_COMPANIES = 'casino/game';

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
let coupon: string;
let draw: string;

beforeAll(async () => {
  stage = await setStage({
    environment: { FEEDS: 'simulation,push', FEED_SPEED: '1' },
    site: { landings: [LANDING] },
  });
  const [guest, player] = [await stage.visit(), await stage.visit()];
  for (const list of ['/live/football', '/line/football']) {
    await guest.open(`/en${list}`);
    games.set(list, await firstGame(guest.page, list));
  }
  coupon = await shareFirstPrice(guest.page);
  draw = await firstDraw(guest);
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

/** Id of a pool that is on sale, once the product has made one. */
async function firstDraw({ page }: Visitor): Promise<string> {
  const found = await page.waitForFunction(
    async () => {
      const answer = await fetch('/web-api/toto/draws?which=now&currency=EUR');
      const { draws } = (await answer.json()) as TotoDrawsView;
      return draws[0]?.id;
    },
    { polling: 1_000, timeout: 90_000 },
  );
  return String(await found.jsonValue());
}

function addressOf(path: string, language: string): string {
  if (path === COUPON) return `${stage.origin}/${language}${coupon}`;
  if (path.endsWith(DRAW)) return `${stage.origin}/${language}${path.replace(DRAW, draw)}`;
  const list = path.split('/').slice(0, 3).join('/');
  const game = games.get(list) ?? '';
  const known = path.replace(`${list}/${GAME}`, game).replace(`${list}/${CHAMPIONSHIP}`, parentOf(game));
  return `${stage.origin}/${language}${known}`;
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

it('every page is among these, or its own journey looks at it', async () => {
  const addresses = [...GUEST_PAGES, ...PLAYER_PAGES].map((path) =>
    addressOf(path, 'en').slice(stage.origin.length),
  );
  const visitor = await stage.visit();
  const unseen = [...Object.keys(SEEN_ELSEWHERE), PRINTED, OF_COMPANIES].sort();
  expect(await unseenPages(visitor, addresses)).toEqual(unseen);
  const journeys = [...new Set(Object.values(SEEN_ELSEWHERE))];
  const texts = journeys.map((name) => readFile(new URL(`${name}.test.ts`, import.meta.url), 'utf8'));
  expect((await Promise.all(texts)).filter((text) => !text.includes('faultsOf('))).toEqual([]);
  await visitor.close();
});

it.each([...looksAt('a guest', GUEST_PAGES), ...looksAt('a player', PLAYER_PAGES)])(
  '%s sees %s in %s: WCAG 2.2 AA, one heading, nothing moves, nothing sticks out, no error',
  async (who, path, _seen, appearance) => {
    await expectWell(who, path, appearance);
  },
);

/** Pages that take the place of all others; the players' and the site's state are changed for good. */
describe('where the way is barred,', () => {
  it.each(looksAt('a player', ['/block']))(
    '%s sees %s in %s just as well',
    async (who, path, _seen, appearance) => {
      await query(stage.dataEnvironment.DATABASE_URL, 'update identity_player set ban_level = 1');
      await expectWell(who, path, appearance);
    },
  );

  it.each(looksAt('a guest', ['/suspension']))(
    '%s sees %s in %s just as well',
    async (who, path, _seen, appearance) => {
      const everybody = { countries: [], except: true, reason: 16, displayTypeId: 1, templateTypeId: 2 };
      await close({ blocks: { rules: [everybody] } }, '/en/suspension', 403);
      await expectWell(who, path, appearance);
      await close({ blocks: undefined }, '/en/live', 200);
    },
  );

  it.each(looksAt('a guest', ['/site-updates']))(
    '%s sees %s in %s just as well',
    async (who, path, _seen, appearance) => {
      const startedAt = Math.floor(Date.now() / 1000);
      const maintenance = { startedAt, endedAt: startedAt + 3600, state: true };
      await close({ maintenance }, '/en/site-updates', 503);
      await expectWell(who, path, appearance);
    },
  );
});

async function expectWell(who: string, path: string, appearance: Appearance): Promise<void> {
  const page = pages.get(who);
  if (page === undefined) throw new Error(`nobody is ${who}`);
  await dress(page, appearance);
  const url = addressOf(path, appearance.language);
  expect(await faultsOf(page, url)).toEqual([]);
  expect(page.url()).toBe(url);
}

/** Says so in the site's configuration, and waits until an address answers as it does then. */
async function close(change: object, path: string, status: number): Promise<void> {
  const file = join(stage.dataEnvironment.DATA_DIR, 'site.json');
  const site = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...site, ...change }));
  const answered = async () => (await fetch(stage.origin + path)).status === status;
  while (!(await answered())) await new Promise((resolve) => void setTimeout(resolve, 200));
}
