import { textHolding } from '../../pages/page-words.ts';
import { codeFault } from '../modes/failure-mode.ts';
import type { FailureStage } from '../setup/failure-stage.ts';
import { WELL, type Place } from '../setup/faulty-parcel.ts';
import { failedRegions, follow, nothingIsLeftOf, pickOne } from '../setup/rest-of-the-page.ts';

/** The next page comes, nothing of the old one stays in the document, and it can come again. */
export async function expectClearedAway(stage: FailureStage, place: Place): Promise<void> {
  const visitor = await stage.visit();
  const { page } = visitor;
  const fault = await codeFault('unmount')(page, place);
  await visitor.open(place.path);
  await textHolding(page, `#${place.region}`, WELL);
  await follow(page, place.elsewhere.path);
  await nothingIsLeftOf(page, place);
  const logged = await stage.failureOf(place.parcel, ({ message }) => message.includes('fail at unmount'));
  expect(logged).toMatchObject({ kind: 'lifecycle', failure: 'lifecycle', owner: place.owner });
  expect(logged.fileUrl).toMatch(place.entry);
  expect(await failedRegions(page)).toEqual([]);
  await fault.heal();
  await follow(page, '/en/live');
  await pickOne(page);
  await follow(page, place.path);
  await textHolding(page, `#${place.region}`, WELL);
  await visitor.close();
}
