import { LIMIT_TYPES } from '@paddock/contract';
import type { OperatorTotoDraw, TotoCouponView } from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  type BonusesFixture,
  type BonusPlayer,
} from './modules/bonuses/bonuses.fixture.ts';
import { operatorWith } from './modules/operators/operators.fixture.ts';

/** The whole product: what pools owe to the other modules. */
describe('a pool in the product', () => {
  let fixture: BonusesFixture;
  let drawId: string;
  beforeAll(async () => {
    fixture = await createBonusesFixture();
    const trader = await operatorWith(fixture.platform(), 'tom', 'trader');
    for (let n = 0; n < 6; n++) await fixture.match(`pool-${n}`);
    const answer = await fixture.platform().app.inject({
      method: 'POST',
      url: '/operator-api/toto/draws',
      headers: trader.bearer,
      body: { pool: 'next-6', currency: 'EUR', columnPrice: '1.00', reason: 'a test' },
    });
    drawId = answer.json<OperatorTotoDraw>().id;
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  const buy = async (player: BonusPlayer) => {
    const body = { drawId, accountId: player.accountId, stake: '1.00', entries: [[1, 1, 1, 1, 1, 1]] };
    const { status, json } = await fixture.call(player, 'POST', '/web-api/toto/coupons', body);
    return { status, body: json as TotoCouponView & { code?: string } };
  };
  const rich = async (): Promise<BonusPlayer> => {
    const player = await fixture.player();
    await fixture.payIn(player, '10.00');
    return player;
  };

  it('takes a stake of the player’s own account, in its currency', async () => {
    const player = await rich();
    expect(await buy(player)).toMatchObject({ status: 201, body: { currency: 'EUR', stake: '1.00' } });
    expect((await fixture.balances(player)).held).toBe('1.00');
    expect((await buy({ ...player, accountId: (await rich()).accountId })).body.code).toBe('ACCOUNT_UNKNOWN');
  });

  it('stops at a limit of the player', async () => {
    const player = await rich();
    const limit = { limitType: LIMIT_TYPES.wagering24h, limitValue: 1 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    expect((await buy(player)).status).toBe(201);
    expect((await buy(player)).body.code).toBe('LIMIT_REACHED');
  });

  it('takes none of a sport that is closed to the player', async () => {
    const player = await rich();
    const guard = await operatorWith(fixture.platform(), 'gus', 'compliance');
    const answer = await fixture.platform().app.inject({
      method: 'POST',
      url: `/operator-api/players/${player.playerId}/sports`,
      headers: guard.bearer,
      body: { line: ['football'], live: [], reason: 'seen by the fraud desk' },
    });
    expect(answer.statusCode).toBe(200);
    expect((await buy(player)).body.code).toBe('SPORT_RESTRICTED');
  });
});
