import { LIMIT_TYPES } from '@paddock/contract';

import { call, operatorWith } from '../../operators/operators.fixture.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';

describe('a deposit that the provider confirms late', () => {
  let fixture: PromotionsFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    const starts = { on: 'deposit', number: 1 } as const;
    await fixture.runWithoutWants('money', {
      starts,
      gives: { kind: 'money', currencies: { EUR: { amount: '7.00' } } },
    });
    await fixture.run('share', { starts });
  });
  beforeEach(async () => {
    // With the bonus of the first deposit as well.
    player = await fixture.player();
    for (const code of ['money', 'share']) expect((await fixture.take(player, code)).status).toBe(200);
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const heldMinor = async () => {
    const { modules, kernel } = fixture.platform();
    const accounts = await modules.wallet.accounts(kernel.db, player.playerId);
    return accounts
      .filter(({ balanceMinor }) => balanceMinor > 0n)
      .map((one) => [one.kind, one.balanceMinor]);
  };

  it('brings whoever was banned meanwhile their own money and no gift', async () => {
    const deposit = await fixture.order(player, '20.00');
    const olga = await operatorWith(fixture.platform(), 'olga', 'compliance');
    const ban = { level: 45, version: 3, reason: 'seen by the fraud desk' };
    expect(
      (await call(fixture.platform(), olga, 'POST', `players/${player.playerId}/ban`, ban)).statusCode,
    ).toBe(200);
    await fixture.tell(deposit, 'succeeded');
    expect(await heldMinor()).toEqual([['main', 2_000n]]);
    await call(fixture.platform(), olga, 'POST', `players/${player.playerId}/ban`, { ...ban, level: 0 });
    await fixture.platform().advance(15_000);
    player = await fixture.signInAgain(player);
    expect(await fixture.grants(player)).toEqual(['share expired', 'money expired']);
    expect(await fixture.balances(player)).toMatchObject({ real: '20.00', bonus: '0.00' });
  });

  it('goes back where the player is on a break meanwhile, and brings no gift', async () => {
    const deposit = await fixture.order(player, '20.00');
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', {
      limitType: LIMIT_TYPES.depositTimeout,
      limitValue: 7,
    });
    await fixture.tell(deposit, 'succeeded');
    expect(await heldMinor()).toEqual([]);
  });
});
