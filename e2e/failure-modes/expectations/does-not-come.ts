import { textHolding } from '../../pages/page-words.ts';
import type { FailureMode } from '../modes/failure-mode.ts';
import type { FailureStage } from '../setup/failure-stage.ts';
import { WELL, type Place } from '../setup/faulty-parcel.ts';
import { failedRegions, REFRESH, useTheRest } from '../setup/rest-of-the-page.ts';

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
  // The error of what hangs is told while retries still go on: it comes by itself.
  if (mode.hangs !== true) await page.locator(`#${place.region} ${REFRESH}`).click();
  await textHolding(page, `#${place.region}`, WELL);
  expect(await failedRegions(page)).toEqual([]);
  expect(documents).toBe(mode.documents ?? 1);
  await visitor.close();
}

/** Whether a tampered file was taken: the marks `breakFiles` leaves in scripts and styles. */
function wasLetIn(): boolean {
  const mark = getComputedStyle(document.body).getPropertyValue('--stolen');
  return 'stolen' in globalThis || mark !== '';
}
