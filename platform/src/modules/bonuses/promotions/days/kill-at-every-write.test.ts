import type { PromotionDaysView } from '@paddock/contract/schemas';

import { fatesOf, MortalProcess } from '../../../sportsbook/testing/mortal-process.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions.fixture.ts';
import { CALENDAR, CLIENT_SEED, dailyTerms, daysOf, WHEEL } from './days.fixture.ts';

describe('a kill at every write of a day', () => {
  let fixture: PromotionsFixture;
  const mortal = new MortalProcess(() => fixture.later(1));
  beforeAll(async () => {
    fixture = await createPromotionsFixture(mortal.around);
    const nowMs = fixture.platform().clock.nowMs();
    await fixture.runTerms(
      'wheel',
      dailyTerms(nowMs, {
        ...WHEEL,
        prizes: WHEEL.prizes.map(() => ({
          ...WHEEL.prizes[0],
          weight: 1,
          gift: WHEEL.prizes[0]?.gift ?? null,
        })),
      }),
    );
    await fixture.runTerms('row', dailyTerms(nowMs, { ...CALENDAR, gifts: CALENDAR.gifts.slice(1) }));
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  /** A turn of a wheel that brings money, and a day that brings a bonus; each as often as the process dies. */
  async function story(arm: () => void): Promise<void> {
    const player = await fixture.undecided();
    arm();
    const days = daysOf(fixture);
    for (const code of ['wheel', 'row']) {
      fixture.platform().clock.advance(1);
      await mortal.survive(() => fixture.take(player, code));
      const { day } = await days.show(player, code);
      const body = { day, clientSeed: CLIENT_SEED };
      const { json } = await mortal.survive(() =>
        fixture.call(player, 'POST', `/web-api/promotions/${code}/days`, body),
      );
      expect((json as PromotionDaysView).turns).toHaveLength(1);
    }
    expect(await fixture.balances(player)).toMatchObject({ real: '2.00', bonus: '5.00' });
  }

  it.each([...fatesOf('after')])('gives once, just %s each', async (fate) => {
    expect(await mortal.atEach(fate, story)).toBeGreaterThanOrEqual(4);
  });
});
