import { statisticsPath } from '@paddock/contract';

import { openAccount } from '../setup/account.ts';
import { LANDING } from '../setup/landing.ts';
import { watchLeaks, type LeakWatch, type Standing } from '../setup/leak-watch.ts';
import { shareFirstPrice } from '../setup/shared-coupon.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import { tour } from '../setup/tour.ts';
import { unseenPages } from '../setup/unseen-pages.ts';
import type { Visitor } from '../setup/visitor.ts';

/**
 * Until then lazy chunks, dictionaries and caches of their own still come, and every page's code is compiled: the heap grew
 * by a third between the hundredth and the five hundredth navigation, by a twelfth in as many after, and then no more.
 */
const WARM = 500;
const MEASURED = 500;
/** single-spa's timers hold what was mounted for ten seconds. */
const TIMERS_MS = 10_500;
/**
 * Rounds before a difference is believed. What is kept once and for all of each page (a list that was read, a place that
 * was made) comes in over the first three, on a busy machine over four; a leak makes each round differ from all before it,
 * and what comes and goes (a word that is read out, a row that moved) leads back to how one of them stood.
 */
const ROUNDS = 6;
/** For some more compiled code. Pages that were held grew it by half as much again. */
const HEAP_MARGIN = 1.2;

const LISTS = [
  '/en',
  '/en/live',
  '/en/line',
  '/en/live/football',
  '/en/line/football',
  '/en/champs',
  '/en/multi',
  '/en/outrights/football',
  '/en/cyber/stream',
  '/en/cyber/real/dota-2',
  '/en/cyber/virtual/virtual-football/champs',
  '/en/top-sports/cricket',
  '/en/top-sports/cricket/all-champs',
  '/en/top-sports/cricket/broadcasts',
  '/en/top-sports/cricket/search-events',
  '/en/team/football-harbour-1',
  '/en/toto',
  '/en/toto/draws/4711',
  '/en/lotto',
  '/en/lotto/numbers/6-45',
  '/en/none',
  '/ru/live',
];
const GUEST_PAGES = [
  ...LISTS,
  '/ru/line',
  '/en/error',
  '/en/user/login',
  '/en/registration',
  '/en/user/passwordreset',
  '/en/user/accountverify',
  '/en/user/activatefast',
  '/en/user/stopnewsletter',
  '/en/payment',
  '/en/rules/1',
  '/ru/rules/3/what-a-bet-pays',
  '/en/responsiblegaming',
  '/en/privacy-policy',
  '/en/blog/how-odds-move',
  '/en/betting-calculator',
  '/en/calculator',
  '/en/results',
  '/en/casino',
  '/en/providers',
  '/en/games/crash',
  '/en/games/live-roulette',
  '/en/games/dice',
  '/en/games/fairness',
  '/en/oldbrowser',
  `/en/landing-page/${LANDING.id}`,
  '/en/desk/content',
  '/en/desk/promotions',
  '/en/desk/site',
  '/en/desk/trading',
  '/en/desk/words',
];
const PLAYER_PAGES = [
  ...LISTS,
  '/en/office/account',
  '/en/office/account/edit',
  '/en/office/history',
  '/ru/office/history',
  '/en/print-coupon/4711',
  '/en/office/historypay',
  '/en/office/security',
  '/en/office/responsible',
  '/en/office/settings',
  '/en/office/messages',
  '/en/office/support',
  '/en/office/share-idea',
  '/en/office/verification',
  '/en/office/bonuses/deposit',
  '/en/office/bonuses/wager',
  '/en/office/promotion',
  '/en/office/rewards',
  '/en/office/bringfriend',
  '/en/office/casino/vipcashback',
  '/en/office/casino/premiumcashback',
  '/en/office/recharge',
  '/en/office/deduce',
  '/en/office/deduce/form',
  '/en/office/deduce/4711',
  '/en/onpay/success',
  '/en/onpay/withdraw/success',
  '/en/office/payment/requests',
  '/ru/office/payment/create-request',
];
/** They stand only in a state of the site or the player that nobody here is in: no company offers games here. */
const SEEN_BY_NOBODY = [
  'casino/game',
  'office/identification',
  'system-pages/block',
  'system-pages/notice',
  'system-pages/site-updates',
  'welcome/confirm-terms',
];

let stage: Stage;
/** Addresses that the stage's own matches have. */
let ofMatches: readonly string[];

beforeAll(async () => {
  stage = await setStage({ site: { landings: [LANDING] } });
  for (const number of [1, 2, 3]) {
    await stage.feed.match(`live-${number}`, `Harbour ${number}`, `Mill ${number}`, { live: true });
    await stage.feed.match(`line-${number}`, `North ${number}`, `South ${number}`);
  }
  const visitor = await stage.visit();
  ofMatches = (await gamesOf(visitor)).flatMap((game) => [game, statisticsOf(game)]);
  await visitor.open('/en/line/football');
  ofMatches = [...ofMatches, `/en${await shareFirstPrice(visitor.page)}`];
  await visitor.close();
});
afterAll(() => stage.close());

/** Statistics of the match of an address. */
function statisticsOf(game: string): string {
  const [, id = ''] = /([0-9]+)-[^/]*$/.exec(game) ?? [];
  return `/en${statisticsPath(id, 'page')}`;
}

/** Addresses of matches, as the lists link to them. */
async function gamesOf(visitor: Visitor): Promise<readonly string[]> {
  const paths = ['/en/live/football', '/en/line/football'].map(async (list) => {
    const link = `main a[href^="${list}/"][href*="-1"]`;
    const tab = await visitor.newTab(list);
    await tab.waitForSelector(link);
    return tab.$eval(link, (element) => element.getAttribute('href') ?? '');
  });
  return Promise.all(paths);
}

/** Walks around until so many navigations are made, and answers what the first page holds then. */
async function walk(
  visitor: Visitor,
  watch: LeakWatch,
  paths: readonly string[],
  navigations: number,
): Promise<Standing> {
  await tour(visitor.page, paths, navigations);
  await tour(visitor.page, [paths[1] ?? '', paths[0] ?? ''], 2);
  await new Promise((resolve) => void setTimeout(resolve, TIMERS_MS));
  return watch.measure();
}

async function soak(pages: readonly string[], signsIn: boolean): Promise<[warm: Standing, after: Standing]> {
  const visitor = await stage.visit();
  if (signsIn) await openAccount(visitor, '20.00');
  const watch = await watchLeaks(visitor.page);
  const paths = [...pages, ...ofMatches];
  await visitor.open(paths[0] ?? '');
  await visitor.page.waitForSelector('#page .frame-slot:not(.frame-slot-waiting)');
  const stood = [await walk(visitor, watch, paths, WARM)];
  let after = await walk(visitor, watch, paths, MEASURED);
  const alike = () => stood.find((standing) => standingOf(standing) === standingOf(after));
  while (stood.length < ROUNDS && alike() === undefined) {
    stood.push(after);
    after = await walk(visitor, watch, paths, MEASURED);
  }
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
  return [alike() ?? stood.at(-1) ?? after, after];
}

const standingOf = (standing: Standing): string => JSON.stringify({ ...standing, heapBytes: 0 });

describe('five hundred navigations across all parcels', () => {
  let guest: readonly [warm: Standing, after: Standing];
  let player: typeof guest;
  // Side by side, as the waits are long.
  beforeAll(async () => {
    [guest, player] = await Promise.all([soak(GUEST_PAGES, false), soak(PLAYER_PAGES, true)]);
  }, 600_000);

  it('lead to every page of every parcel', async () => {
    const visitor = await stage.visit();
    expect(await unseenPages(visitor, [...GUEST_PAGES, ...PLAYER_PAGES, ...ofMatches])).toEqual(
      SEEN_BY_NOBODY,
    );
    await visitor.close();
  });

  it.each([
    ['a guest', () => guest],
    ['a player', () => player],
  ])('of %s leave no listener, node, style sheet or subscription behind', (_who, measured) => {
    const [warm, after] = measured();
    expect(after.topics).toEqual(warm.topics);
    expect(after.doubledSheets).toEqual([]);
    expect({ ...after, topics: [], heapBytes: 0 }).toEqual({ ...warm, topics: [], heapBytes: 0 });
  });

  it.each([
    ['a guest', () => guest],
    ['a player', () => player],
  ])('of %s stay within the same memory', (_who, measured) => {
    const [warm, after] = measured();
    expect(after.heapBytes).toBeLessThan(warm.heapBytes * HEAP_MARGIN);
  });
});
