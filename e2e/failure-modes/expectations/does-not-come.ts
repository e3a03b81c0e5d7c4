import { textHolding } from '../../pages/page-words.ts';
import type { FailureMode } from '../modes/failure-mode.ts';
import type { FailureStage } from '../setup/failure-stage.ts';
import { WELL, type Place } from '../setup/faulty-parcel.ts';
import { failedRegions, REFRESH, standsOnce, useTheRest } from '../setup/rest-of-the-page.ts';

/** The region alone fails and tells so, the failure is reported whole, and all is well once the cause is gone. */
export async function expectUndisturbedFailure(
  stage: FailureStage,
  mode: FailureMode,
  place: Place,
): Promise<void> {
  const visitor = await stage.visit({ timeouts: mode.hangs === true });
  const { page } = visitor;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const breakage = await mode.breakAt(page, place);
  await visitor.open(place.path);
  // The error of what hangs may be seen for a moment before the reload.
  if (mode.documents !== undefined) await page.waitForFunction(wasReloaded);

  await page.waitForSelector(`#${place.region} ${REFRESH}`);
  expect(await failedRegions(page)).toEqual([place.region]);
  await textHolding(page, `#${place.region}`, `${place.parcel} · ${mode.told} · `);
  expect(await page.evaluate(wasLetIn)).toBe(false);
  await useTheRest(page, place);

  const logged = await stage.failureOf(
    place.parcel,
    ({ failure, message }) => failure === mode.failure && mode.cause.test(message),
  );
  expect(logged).toMatchObject({ parcel: `${place.parcel}@1.2.3`, owner: place.owner });
  expect(logged.fileUrl).toMatch(place[mode.file]);

  await breakage.heal();
  // The error of what hangs is told while retries still go on: it may come by itself meanwhile.
  if (mode.hangs === true) await page.$$eval(`#${place.region} ${REFRESH}`, pressAll);
  else await page.locator(`#${place.region} ${REFRESH}`).click();
  await textHolding(page, `#${place.region}`, WELL);
  expect(await failedRegions(page)).toEqual([]);
  await standsOnce(page, place);
  expect(documents).toBe(mode.documents ?? 1);
  await visitor.close();
}

function pressAll(buttons: readonly Element[]): void {
  for (const button of buttons) (button as HTMLElement).click();
}

function wasReloaded(): boolean {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.type === 'reload';
}

/** Whether a tampered file was taken: the marks `breakFiles` leaves in scripts and styles. */
function wasLetIn(): boolean {
  const mark = getComputedStyle(document.body).getPropertyValue('--stolen');
  return 'stolen' in globalThis || mark !== '';
}
