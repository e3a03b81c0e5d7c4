import { openAccount } from '../setup/account.ts';
import { watchLeaks, type LeakWatch, type Standing } from '../setup/leak-watch.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import { tour } from '../setup/tour.ts';
import type { Visitor } from '../setup/visitor.ts';

/** Until then lazy chunks, dictionaries and caches of their own still come. */
const WARM = 100;
const IN_ALL = 500;
/** single-spa's timers hold what was mounted for ten seconds. */
const TIMERS_MS = 10_500;
/** For compiled code and some two kilobytes a navigation. Pages that were held grew it by half as much again. */
const HEAP_MARGIN = 1.25;

const LISTS = [
  '/en',
  '/en/live',
  '/en/line',
  '/en/live/football',
  '/en/line/football',
  '/en/none',
  '/ru/live',
];
const GUEST_PAGES = [...LISTS, '/en/user/login', '/en/registration', '/ru/line'];
const PLAYER_PAGES = [
  ...LISTS,
  '/en/office/account',
  '/en/office/history',
  '/en/office/historypay',
  '/en/office/recharge',
  '/ru/office/history',
];

let stage: Stage;
let games: readonly string[];

beforeAll(async () => {
  stage = await setStage();
  for (const number of [1, 2, 3]) {
    await stage.feed.match(`live-${number}`, `Harbour ${number}`, `Mill ${number}`, { live: true });
    await stage.feed.match(`line-${number}`, `North ${number}`, `South ${number}`);
  }
  const visitor = await stage.visit();
  games = await gamesOf(visitor);
  await visitor.close();
});
afterAll(() => stage.close());

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
  const paths = [...pages, ...games];
  await visitor.open(paths[0] ?? '');
  await visitor.page.waitForSelector('#page .frame-slot:not(.frame-slot-waiting)');
  const warm = await walk(visitor, watch, paths, WARM);
  const after = await walk(visitor, watch, paths, IN_ALL - WARM);
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
  return [warm, after];
}

describe('five hundred navigations across all parcels', () => {
  let guest: readonly [warm: Standing, after: Standing];
  let player: typeof guest;
  // Side by side, as the waits are long.
  beforeAll(async () => {
    [guest, player] = await Promise.all([soak(GUEST_PAGES, false), soak(PLAYER_PAGES, true)]);
  }, 240_000);

  it.each([
    ['a guest', () => guest],
    ['a player', () => player],
  ])('of %s leave no listener, node, style sheet or subscription behind', (_who, measured) => {
    const [warm, after] = measured();
    expect(after.topics).toEqual(warm.topics);
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
