import { press, textHolding } from '../../pages/page-words.ts';
import { codeFault } from '../modes/failure-mode.ts';
import type { FailureStage } from '../setup/failure-stage.ts';
import { WELL, type Place } from '../setup/faulty-parcel.ts';
import { failedRegions } from '../setup/rest-of-the-page.ts';

/** A failure after it stood is the parcel's own to tell, in its own words and place. */
export async function expectRedrawn(stage: FailureStage, place: Place): Promise<void> {
  const visitor = await stage.visit();
  const { page } = visitor;
  const fault = await codeFault('later')(page, place);
  await visitor.open(place.path);
  await page.locator('[data-press]').click();
  await textHolding(page, `#${place.region} [data-failed-parcel]`, place.parcel);
  expect(await failedRegions(page)).toEqual([]);
  await press(page, 'Preferences');
  await page.waitForSelector('[role=dialog]');
  const logged = await stage.failureOf(place.parcel, ({ message }) => message.includes('fail at later'));
  expect(logged).toMatchObject({ failure: 'lifecycle', owner: place.owner });
  await fault.heal();
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { hidden: true });
  await page.locator('[data-failed-parcel] button').click();
  await textHolding(page, `#${place.region}`, WELL);
  await visitor.close();
}
