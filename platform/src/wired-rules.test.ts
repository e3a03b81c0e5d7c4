import { LIMIT_TYPES } from '@paddock/contract';
import type { UserConfigView } from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  type BonusesFixture,
  type BonusPlayer,
} from './modules/bonuses/bonuses.fixture.ts';

/** The whole product: rules of one module that another asks, each by a line of `compose.ts`. */
describe('a rule of another module', () => {
  let fixture: BonusesFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createBonusesFixture();
  });
  beforeEach(async () => {
    player = await fixture.undecided();
  });
  afterAll(() => fixture.close());

  const config = async () => {
    const { json } = await fixture.call(player, 'GET', '/web-api/user/config');
    return (json as UserConfigView).result;
  };

  it('keeps money from being exchanged in a break (rules §9)', async () => {
    await fixture.payIn(player, '20.00');
    await fixture.call(player, 'POST', '/web-api/office/currencies', { currency: 'USD' });
    const dollars = (await fixture.accounts(player)).all_accounts.find(({ iso }) => iso === 'USD');
    const wish = { fromAccountId: player.accountId, toAccountId: dollars?.id ?? '', amount: '5.00' };
    const query = new URLSearchParams(wish).toString();
    const quote = await fixture.call(player, 'GET', `/web-api/office/conversion?${query}`);
    const { rateId } = quote.json as { rateId: string };
    const exchange = () => fixture.call(player, 'POST', '/web-api/office/conversion', { ...wish, rateId });
    expect((await exchange()).status).toBe(201);
    const limit = { limitType: LIMIT_TYPES.depositTimeout, limitValue: 7 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    player = await fixture.signInAgain(player);
    expect(await exchange()).toMatchObject({ json: { code: 'PLAY_PAUSED' } });
  });

  it('tells the player’s config of a deposit, and that the balance is hidden [S3-19, S3-23]', async () => {
    expect(await config()).toMatchObject({ has_deposit: false, user_hide_balance: false });
    await fixture.payIn(player, '20.00');
    await fixture.call(player, 'POST', '/web-api/user/settings', { hideBalance: true });
    expect(await config()).toMatchObject({ has_deposit: true, user_hide_balance: true });
  });
});
