import type { PromotionGivenView, PromotionsView, PromotionView } from '@paddock/contract/schemas';

import { query } from '../../../testing/query.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { freeBetTerms } from './promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';
import { beginLoyalty } from './starts/starts.fixture.ts';

describe('a promotion for a level of loyalty', () => {
  let fixture: PromotionsFixture;
  let player: BonusPlayer;
  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    await beginLoyalty(fixture.platform());
  });
  beforeEach(async () => {
    player = await fixture.undecided();
  });
  afterAll(() => fixture.close());

  const run = (code: string, starts: 'joining' | 'code' = 'joining') =>
    fixture.runTerms(
      code,
      freeBetTerms(fixture.platform().clock.nowMs(), {
        over: {
          starts: starts === 'code' ? { on: 'code', code: 'SILVER' } : { on: 'joining' },
          who: { fromLevel: 'silver' },
        },
      }),
    );
  const rise = (who: BonusPlayer) =>
    query(
      fixture.platform().databaseUrl,
      `insert into loyalty_level (player_id, code, since_ms, kept_until_ms) values (${who.playerId}, 'silver', 1, 2)
        on conflict (player_id) do update set code = 'silver'`,
    );
  const one = async (code: string) =>
    (await fixture.call(player, 'GET', `/web-api/promotions/${code}`)).json as PromotionView;
  const listed = async () =>
    ((await fixture.call(player, 'GET', '/web-api/promotions')).json as PromotionsView).promotions.map(
      ({ code }) => code,
    );

  it('takes in who has it, refuses who has not, and says to both which it is', async () => {
    await run('silver');
    const refused = await fixture.take(player, 'silver');
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'PROMOTION_NOT_FOR_YOU' }]);
    expect(await one('silver')).toMatchObject({
      ...{ shut: 'not-for-you', who: { fromLevel: { en: 'silver', ru: 'silver' } } },
    });
    expect(await listed()).not.toContain('silver');
    await rise(player);
    expect((await one('silver')).shut).toBeUndefined();
    expect(await listed()).toContain('silver');
    expect((await fixture.take(player, 'silver')).status).toBe(200);
    expect(await fixture.problems()).toEqual([]);
  });

  it('is given by an operator to who has it alone', async () => {
    await run('given');
    const high = await fixture.undecided();
    await rise(high);
    const body = { players: [String(player.playerId), String(high.playerId)], reason: 'a good week' };
    const given = JSON.parse((await fixture.operate('POST', '/given/give', body)).body) as PromotionGivenView;
    expect(given).toMatchObject({
      ...{ given: 1, refused: [{ player: String(player.playerId), code: 'PROMOTION_NOT_FOR_YOU' }] },
    });
  });

  it('asks for it of a typed code too', async () => {
    await run('coded', 'code');
    const type = () => fixture.call(player, 'POST', '/web-api/promotions/code', { code: 'silver' });
    expect((await type()).json).toMatchObject({ code: 'PROMOTION_NOT_FOR_YOU' });
    await rise(player);
    expect((await type()).status).toBe(200);
  });
});
