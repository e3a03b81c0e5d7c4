import type { InboxView, PromotionTerms } from '@paddock/contract/schemas';

import { FIVE_EUR } from './modules/bonuses/promotions/promotion-terms.fixture.ts';
import {
  createPromotionsFixture,
  type PromotionsFixture,
} from './modules/bonuses/promotions/promotions.fixture.ts';

const ofDeposit = (code: string): Partial<PromotionTerms> => ({ starts: { on: 'deposit', number: 1, code } });

/** The whole product: what a registration tells promotions. */
describe('somebody who typed a promo code as they registered', () => {
  let fixture: PromotionsFixture;
  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    await fixture.run('welcome', ofDeposit('WELCOME'));
    await fixture.run('for-swedes', { ...ofDeposit('SWEDES'), who: { countries: ['SE'] } });
    await fixture.run('at-once', { gives: FIVE_EUR.gives, starts: { on: 'code', code: 'FIVER' } });
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  const newcomer = async (promo_code: string) => {
    const player = await fixture.player({ first_deposit_bonus_choice: 'none', promo_code });
    const { json } = await fixture.call(player, 'GET', '/web-api/inbox');
    const told = (json as InboxView).messages.map(({ content }) => content);
    return { player, told: told.filter(({ kind }) => kind === 'promo-code') };
  };

  it('is taking part by the code they typed', async () => {
    const { player, told } = await newcomer(' welcome ');
    expect(await fixture.grants(player)).toEqual(['welcome joined']);
    expect(told).toEqual([{ kind: 'promo-code', code: 'welcome', step: 'taken' }]);
    await fixture.payIn(player, '20.00');
    expect(await fixture.balances(player)).toMatchObject({ real: '20.00', bonus: '10.00' });
  });

  it('has what the code gives at once', async () => {
    const { player } = await newcomer('FIVER');
    expect(await fixture.grants(player)).toEqual(['at-once running']);
    expect(await fixture.balances(player)).toMatchObject({ bonus: '5.00' });
  });

  it.each([
    ['of nothing', 'NOBODYS', 'unknown'],
    ['that is not for them', 'SWEDES', 'refused'],
  ])('is registered with a code %s, and told so', async (_what, code, step) => {
    const { player, told } = await newcomer(code);
    expect(await fixture.grants(player)).toEqual([]);
    expect(told).toEqual([{ kind: 'promo-code', code, step }]);
  });

  it('is told nothing of a code they did not type', async () => {
    expect((await newcomer(' ')).told).toEqual([]);
  });
});
