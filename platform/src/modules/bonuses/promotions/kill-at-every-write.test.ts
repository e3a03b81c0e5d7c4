import { fatesOf, MortalProcess } from '../../sportsbook/testing/mortal-process.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';
import { FIVE_EUR } from './promotion-terms.fixture.ts';

describe('a kill at every write of a promotion (rules §12)', () => {
  let fixture: PromotionsFixture;
  const mortal = new MortalProcess(() => fixture.later(1));
  beforeAll(async () => {
    fixture = await createPromotionsFixture(mortal.around);
    await fixture.run('share', { starts: { on: 'deposit', number: 1 } });
    await fixture.run('gift', FIVE_EUR);
    await fixture.run('next', FIVE_EUR);
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  /** Joined, given with a deposit, two that wait, one of them left, and the one that runs given up. */
  async function story(arm: () => void): Promise<void> {
    const player = await fixture.undecided();
    const deposit = await fixture.order(player, '20.00');
    arm();
    const take = async (code: string) => {
      // What waits longest is told by the time.
      fixture.platform().clock.advance(1);
      const { status, json } = await mortal.survive(() => fixture.take(player, code));
      if (status !== 200) throw new Error(JSON.stringify(json));
    };
    await take('share');
    await mortal.survive(() => fixture.tell(deposit, 'succeeded'));
    await take('gift');
    await take('next');
    expect(await fixture.grants(player)).toEqual(['next waiting', 'gift waiting', 'share running']);
    expect(await fixture.balances(player)).toMatchObject({ real: '20.00', bonus: '10.00' });
    await mortal.survive(() => fixture.leave(player, 'gift'));
    await mortal.survive(() => fixture.leave(player, 'share'));
    expect(await fixture.grants(player)).toEqual(['next running', 'gift left', 'share left']);
    expect(await fixture.balances(player)).toMatchObject({ real: '20.00', bonus: '5.00' });
  }

  it.each([...fatesOf('after')])('gives once and takes once, just %s each', async (fate) => {
    expect(await mortal.atEach(fate, story)).toBeGreaterThanOrEqual(6);
  });
});
