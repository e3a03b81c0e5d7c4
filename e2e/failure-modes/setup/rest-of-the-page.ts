import type { Page } from 'puppeteer';

import { pick } from '../../pages/coupon.ts';
import { gone } from '../../pages/gone.ts';
import { press } from '../../pages/page-words.ts';
import type { Place } from './faulty-parcel.ts';

/** The button of a region's error block; a parcel's own boundary has one too. */
export const REFRESH = '.frame-error [data-testid=main_page_refresh_button]';

/** Ids of the regions that show an error block. */
export function failedRegions(page: Page): Promise<(string | undefined)[]> {
  return page.$$eval(REFRESH, (buttons) => buttons.map((button) => button.closest('.frame > [id]')?.id));
}

/** Waits until no region shows an error block. */
export async function nothingFails(page: Page): Promise<void> {
  await gone(page, REFRESH);
}

const REGIONS = ['region-header', 'page', 'region-aside', 'region-footer'];

/** What stands in the document when every other region is ready and seen. */
export function slotsBeside({ region }: Place): readonly string[] {
  return REGIONS.filter((id) => id !== region).map((id) => `#${id} .frame-slot:not([inert])`);
}

/** Uses what stands beside a failed region: a menu of the header, and the coupon with a price of the page. */
export async function useTheRest(page: Page, { kind }: Place): Promise<void> {
  await press(page, 'Preferences');
  await page.waitForSelector('[role=dialog]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { hidden: true });
  await page.waitForSelector('#region-footer a');
  if (kind === 'page') await page.waitForSelector('#region-aside h2');
  else await pickOne(page);
}

/** Picks a price on the live list; it stands in the coupon. */
export async function pickOne(page: Page): Promise<void> {
  await pick(page, 'Harbour City – Mill Rovers', 'home');
  await page.waitForSelector('#region-aside li[data-standing=kept]');
}

/** Goes to a path of the site by a link. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
    link.remove();
  }, path);
  await page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
}

/** Waits until a parcel has no element in the page, no portals, and none of its stylesheets is on. */
export async function nothingIsLeftOf(page: Page, { parcel }: Place): Promise<void> {
  await page.waitForFunction(
    (name) => {
      const left = [...document.querySelectorAll<HTMLElement>(`[data-parcel="${name}"]`)];
      return left.every((element) => element instanceof HTMLLinkElement && element.media === 'not all');
    },
    {},
    parcel,
  );
}

/** Waits until a parcel stands once: what a hung attempt has drawn in the end is gone. */
export async function standsOnce(page: Page, { parcel }: Place): Promise<void> {
  await page.waitForFunction(
    (name) => {
      const standing = Reflect.get(window, 'paddockStanding') as Record<string, number> | undefined;
      return standing?.[name] === 1;
    },
    {},
    parcel,
  );
}
