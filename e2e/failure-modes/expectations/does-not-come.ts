import type { Page } from 'puppeteer';

import { textHolding } from '../../pages/page-words.ts';
import { refreshBrings, wasReloaded } from '../../pages/refresh.ts';
import { passUntil } from '../../setup/held-timers.ts';
import type { FailureMode } from '../modes/failure-mode.ts';
import type { FailureStage } from '../setup/failure-stage.ts';
import { WELL, type Place } from '../setup/faulty-parcel.ts';
import { passTimeoutsOnce } from '../setup/hurried-clock.ts';
import {
  failedRegions,
  nothingFails,
  REFRESH,
  slotsBeside,
  standsOnce,
  useTheRest,
} from '../setup/rest-of-the-page.ts';

/** The region alone fails and tells so, the failure is reported whole, and all is well once the cause is gone. */
export async function expectUndisturbedFailure(
  stage: FailureStage,
  mode: FailureMode,
  place: Place,
): Promise<void> {
  const loggedBefore = stage.failuresOf(place.parcel).length;
  const visitor = await stage.visit();
  const { page } = visitor;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const breakage = await mode.breakAt(page, place);
  await visitor.open(place.path);
  await untilItFails(page, mode, place);

  await page.waitForSelector(`#${place.region} ${REFRESH}`);
  expect(await failedRegions(page)).toEqual([place.region]);
  await textHolding(page, `#${place.region}`, `${place.parcel} · ${mode.told} · `);
  expect(await page.evaluate(wasLetIn)).toBe(false);
  await useTheRest(page, place);

  const logged = await stage.failureOf(
    place.parcel,
    ({ failure, message }) => failure === mode.failure && mode.cause.test(message),
    loggedBefore,
  );
  expect(logged).toMatchObject({ parcel: `${place.parcel}@1.2.3`, owner: place.owner });
  expect(logged.fileUrl).toMatch(place[mode.file]);

  await breakage.heal();
  if (mode.hangs === undefined) await refreshBrings(page, `#${place.region} ${REFRESH}`, standing(place));
  else {
    await page.$$eval(`#${place.region} ${REFRESH}`, pressAll);
    await passUntil(page, standing(place), 3_000);
  }
  await textHolding(page, `#${place.region}`, WELL);
  await nothingFails(page);
  await standsOnce(page, place);
  expect(documents).toBe(mode.documents ?? 1);
  await visitor.close();
}

/** What hangs fails by its timeout, once all the rest of a document stands; what else fails does so by itself. */
async function untilItFails(page: Page, mode: FailureMode, place: Place): Promise<void> {
  const hung = mode.hangs === undefined ? undefined : [mode.hangs(place), ...slotsBeside(place)];
  if (hung !== undefined) await passTimeoutsOnce(page, hung);
  if (mode.documents === undefined) return;
  // The error may be seen for a moment before the reload.
  await page.waitForFunction(wasReloaded);
  if (hung !== undefined) await passTimeoutsOnce(page, hung);
}

const standing = ({ region }: Place): string => `#${region} .frame-slot:not([inert])`;

function pressAll(buttons: readonly Element[]): void {
  for (const button of buttons) (button as HTMLElement).click();
}

/** Whether a tampered file was taken: the marks `breakFiles` leaves in scripts and styles. */
function wasLetIn(): boolean {
  const mark = getComputedStyle(document.body).getPropertyValue('--stolen');
  return 'stolen' in globalThis || mark !== '';
}
