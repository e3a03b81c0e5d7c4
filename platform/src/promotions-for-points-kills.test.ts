import { randomUUID } from 'node:crypto';

import { FIVE_EUR } from './modules/bonuses/promotions/promotion-terms.fixture.ts';
import { fatesOf, MortalProcess } from './modules/sportsbook/testing/mortal-process.ts';
import { createPointsShop, type PointsShop } from './promotions-for-points.fixture.ts';

describe('a kill at every write of a promotion that points buy (rules §12)', () => {
  let fixture: PointsShop;
  let offers: readonly string[];
  const mortal = new MortalProcess(() => fixture.later(1));
  beforeAll(async () => {
    fixture = await createPointsShop(mortal.around);
    await fixture.treat('flutter');
    await fixture.run('five', { ...FIVE_EUR, who: { byOffer: true } });
    await fixture.runWithoutWants('cash', {
      ...{ starts: { on: 'joining' }, who: { byOffer: true } },
      gives: { kind: 'money', currencies: { EUR: { amount: '2.00' } } },
    });
    offers = [await fixture.offerOf('flutter'), await fixture.offerOf('five'), await fixture.offerOf('cash')];
  });
  afterAll(async () => {
    expect(await fixture.allProblems()).toEqual([]);
    await fixture.close();
  });

  /** A free bet, bonus money and real money, each for a hundred points. */
  async function story(arm: () => void): Promise<void> {
    const player = await fixture.rich(350);
    arm();
    for (const id of offers) {
      const key = randomUUID();
      await mortal.answered(() => fixture.buy(player, id, key));
    }
    expect(await fixture.points(player)).toBe(50);
    expect(await fixture.grants(player)).toEqual(['cash completed', 'five running', 'flutter running']);
    expect(await fixture.balances(player)).toMatchObject({ real: '2.00', bonus: '5.00' });
    expect((await fixture.shop(player)).bought).toHaveLength(3);
  }

  it.each([...fatesOf('after')])('takes points once and gives once, just %s each', async (fate) => {
    expect(await mortal.atEach(fate, story)).toBeGreaterThanOrEqual(3);
  });
});
