import type { Page } from 'puppeteer';

import { textHolding } from '../../pages/page-words.ts';
import { codeFault, fileFault, type FailureMode } from '../modes/failure-mode.ts';
import type { FailureStage } from '../setup/failure-stage.ts';
import { WELL, type Place } from '../setup/faulty-parcel.ts';
import { follow, nothingIsLeftOf, REFRESH } from '../setup/rest-of-the-page.ts';

/** A moment of loading at which a place is left. */
export interface LeftWhile {
  readonly what: string;
  readonly breakAt: FailureMode['breakAt'];
  /** Resolves once the moment has come. */
  reached(page: Page, place: Place): Promise<unknown>;
}

export const LEFT_WHILE: readonly LeftWhile[] = [
  {
    what: 'its entry is on the way',
    breakAt: fileFault('entry', 'late'),
    reached: (page, { entry }) => page.waitForRequest((request) => entry.test(request.url())),
  },
  {
    what: 'its chunk is on the way',
    breakAt: fileFault('chunk', 'late'),
    reached: (page, { chunk }) => page.waitForRequest((request) => chunk.test(request.url())),
  },
  {
    what: 'it mounts',
    breakAt: codeFault('mount'),
    reached: (page, { parcel }) => page.waitForSelector(`.frame-slot[data-parcel="${parcel}"]`),
  },
];

/** What comes too late is not shown, says nothing and leaves nothing. */
export async function expectDroppedInSilence(
  stage: FailureStage,
  when: LeftWhile,
  place: Place,
): Promise<void> {
  const reportedBefore = stage.failuresOf(place.parcel).length;
  const visitor = await stage.visit();
  const { page } = visitor;
  const breakage = await when.breakAt(page, place);
  await visitor.open(place.elsewhere.path);
  await textHolding(page, 'main', place.elsewhere.words);
  const reached = when.reached(page, place);
  await follow(page, place.path);
  await reached;
  await follow(page, place.elsewhere.path);
  await textHolding(page, 'main', place.elsewhere.words);
  await breakage.heal();
  await nothingIsLeftOf(page, place);
  expect(await page.$(REFRESH)).toBeNull();
  await follow(page, place.path);
  await textHolding(page, `#${place.region}`, WELL);
  expect(stage.failuresOf(place.parcel)).toHaveLength(reportedBefore);
  await visitor.close();
}
