import type { Page } from 'puppeteer';

import { textHolding } from '../pages/page-words.ts';
import type { OwnParcel } from '../setup/built-parcel.ts';
import { buildFooter } from '../setup/own-footer.ts';
import { openPublisher, type Publisher } from '../setup/publisher.ts';
import { setStage, type Stage } from '../setup/stage.ts';

let stage: Stage;
let publisher: Publisher;
const parcels: OwnParcel[] = [];

async function footer(version: string, words: string): Promise<OwnParcel> {
  const parcel = await buildFooter(version, words);
  parcels.push(parcel);
  return parcel;
}

beforeAll(async () => {
  stage = await setStage();
  await stage.feed.match('line-1', 'North Albion', 'South Albion');
  publisher = await openPublisher(stage, 'footer');
});
afterAll(async () => {
  await stage.close();
  await Promise.all(parcels.map((parcel) => parcel.remove()));
});

const FOOTER = '#region-footer';
/** Follows a link of the header once it stands; in a tab behind another too, which draws no frames. */
async function follow(page: Page, path: string): Promise<void> {
  const link = await page.waitForSelector(`header a[href="${path}"]`);
  await link?.evaluate((element) => (element as HTMLElement).click());
}
const goLive = async (page: Page): Promise<void> => {
  await follow(page, '/en/live');
  await textHolding(page, 'h1', 'Live');
};
/** The match comes by an answer of the server, which tells the tab of its release too. */
const goToSports = async (page: Page): Promise<void> => {
  await follow(page, '/en/line');
  await textHolding(page, 'h1', 'Sports');
  await textHolding(page, 'main', 'North Albion');
};
/** Marks the present document, so that another one is known by the missing mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'stayed', true));
const stayed = (page: Page) => page.evaluate(() => Reflect.get(window, 'stayed') === true);

it('a tab of a release that was taken back gets a new document at a navigation; others stay [S4-20]', async () => {
  await publisher.publish(await footer('1.0.1', 'A good footer'));
  const good = await stage.visit();
  await good.open('/en/live');
  await textHolding(good.page, FOOTER, 'A good footer');
  await mark(good.page);

  await publisher.publish(await footer('1.0.2', 'A bad footer'));
  const bad = await stage.visit();
  await bad.open('/en/live');
  await textHolding(bad.page, FOOTER, 'A bad footer');
  await mark(bad.page);
  // An answer of the server tells the tab; one that was under way may do so before the first navigation.
  const told = bad.page.waitForResponse(
    (response) =>
      response.url().includes('/web-api/') && response.headers()['x-release-withdrawn'] !== undefined,
  );
  await publisher.takeBack('footer');

  await goToSports(bad.page);
  await told;
  await goLive(bad.page);
  await textHolding(bad.page, FOOTER, 'A good footer');
  expect(await stayed(bad.page)).toBe(false);

  await goToSports(good.page);
  await goLive(good.page);
  expect(await stayed(good.page)).toBe(true);
  expect([...good.troubles, ...bad.troubles]).toEqual([]);
});
