import type { PromotionsView, PromotionTerms, PromotionView } from '@paddock/contract/schemas';

import type { BonusPlayer } from '../bonuses.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';

const WELCOME: Partial<PromotionTerms> = { starts: { on: 'deposit', number: 1, code: 'WELCOME' } };

describe('a promotion of a code and the first deposit', () => {
  let fixture: PromotionsFixture;
  let player: BonusPlayer;
  const code = 'welcome-twice';

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    await fixture.run(code, WELCOME);
  });
  beforeEach(async () => {
    player = await fixture.undecided();
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const type = (text: string) => fixture.call(player, 'POST', '/web-api/promotions/code', { code: text });

  it('is armed by the code and given by the deposit after it', async () => {
    expect((await type(' welcome ')).json).toMatchObject({ code, state: 'joined', given: null });
    expect((await fixture.bonuses(player)).startedByDeposit).toMatchObject([{ code }]);
    expect(await fixture.balances(player)).toMatchObject({ bonus: '0.00' });
    await fixture.payIn(player, '20.00');
    expect(await fixture.balances(player)).toMatchObject({ real: '20.00', bonus: '10.00' });
    expect(await fixture.grants(player)).toEqual([`${code} running`]);
  });

  it('brings nothing to a deposit without the code, nor to a code after the deposit', async () => {
    await fixture.payIn(player, '20.00');
    expect(await fixture.balances(player)).toMatchObject({ real: '20.00', bonus: '0.00' });
    expect((await type('WELCOME')).json).toMatchObject({ code: 'PROMOTION_NOT_FOR_YOU' });
  });

  it('is neither listed nor joined by a press, and keeps its code from who reads it', async () => {
    expect((await fixture.take(player, code)).status).toBe(404);
    const listed = async () =>
      ((await fixture.call(player, 'GET', '/web-api/promotions')).json as PromotionsView).promotions.map(
        (one) => one.code,
      );
    expect(await listed()).not.toContain(code);
    await type('WELCOME');
    const { starts } = (await fixture.call(player, 'GET', `/web-api/promotions/${code}`))
      .json as PromotionView;
    expect(starts).toEqual({ on: 'deposit', number: 1, hasCode: true });
    expect(await listed()).toContain(code);
  });

  it('has a code of its own among those that run', async () => {
    await expect(
      fixture.run('welcome-other', { starts: { on: 'deposit', number: 2, code: 'WELCOME' } }),
    ).rejects.toThrow('codeTaken');
    await fixture.run('no-code-1');
    await fixture.run('no-code-2');
  });
});
