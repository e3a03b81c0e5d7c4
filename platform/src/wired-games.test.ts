import { LIMIT_TYPES } from '@paddock/contract';
import type { RoundView, SeedsView } from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  type BonusesFixture,
  type BonusPlayer,
} from './modules/bonuses/bonuses.fixture.ts';

/** The whole product: what a round of our own games owes to the other modules. */
describe('a round in the product', () => {
  let fixture: BonusesFixture;
  let player: BonusPlayer;
  beforeAll(async () => {
    fixture = await createBonusesFixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  async function begin(): Promise<string> {
    const { json } = await fixture.call(player, 'POST', '/web-api/games/seeds/next');
    const commitment = (json as SeedsView).nextCommitment ?? '';
    await fixture.call(player, 'POST', '/web-api/games/seeds', { commitment, clientSeed: 'mine' });
    return commitment;
  }
  const play = (commitment: string, stake: string, accountId = player.accountId) =>
    fixture.call(player, 'POST', '/web-api/games/rounds', {
      game: 'dice',
      accountId,
      stake,
      choice: { side: 'under', target: 980_198 },
      commitment,
    });

  it('takes no stake above a limit, and counts for the bonus', async () => {
    player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const limit = { limitType: LIMIT_TYPES.wagering24h, limitValue: 5 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    const commitment = await begin();
    expect((await play(commitment, '5.00')).status).toBe(201);
    expect(await play(commitment, '1.00')).toMatchObject({ json: { code: 'LIMIT_REACHED' } });
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    // A tenth of the stake.
    expect(bonus?.wagered).toBe('0.50');
  });

  it('is played in the currency of its account', async () => {
    player = await fixture.player({ currency_id: 'JPY' });
    await fixture.payIn(player, '2000');
    const commitment = await begin();
    const { json } = await play(commitment, '150');
    expect(json as RoundView).toMatchObject({ currency: 'JPY', staked: '150' });
    expect(await play(commitment, '150.00')).toMatchObject({ json: { code: 'AMOUNT_INVALID' } });
  });
});
