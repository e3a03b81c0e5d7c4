import { DAY_MS, formatAmount, LIMIT_TYPES, MINUTE_MS, parseAmount } from '@paddock/contract';
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
  const play = (commitment: string, stake: string, accountId = player.accountId, target = 980_198) =>
    fixture.call(player, 'POST', '/web-api/games/rounds', {
      game: 'dice',
      accountId,
      stake,
      choice: { side: 'under', target },
      commitment,
    });

  it('takes no stake above a limit, and counts for the bonus', async () => {
    player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const limit = { limitType: LIMIT_TYPES.wagering24h, limitValue: 5 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    const commitment = await begin();
    expect((await play(commitment, '2.00')).status).toBe(201);
    // Next to no risk: below the smallest price of the bonus nothing counts.
    expect((await fixture.bonuses(player)).bonuses[0]?.wagered).toBe('0.00');
    expect((await play(commitment, '3.00', player.accountId, 500_000)).status).toBe(201);
    expect(await play(commitment, '1.00')).toMatchObject({ json: { code: 'LIMIT_REACHED' } });
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    // A tenth of the stake.
    expect(bonus?.wagered).toBe('0.30');
  });

  const minor = (amount: string | null) => parseAmount(amount ?? '', 'EUR') ?? -1n;

  it('stakes bonus money after the real, and pays each its part of the win', async () => {
    player = await fixture.player();
    await fixture.payIn(player, '10.00');
    const { json } = await play(await begin(), '12.00');
    const paid = minor((json as RoundView).paid);
    const bonusMinor = (paid * 200n) / 1_200n;
    expect(await fixture.balances(player)).toEqual({
      real: formatAmount(paid - bonusMinor, 'EUR'),
      bonus: formatAmount(300n + bonusMinor, 'EUR'),
      held: '0.00',
    });
  });

  it('gives bonus and real money back where it was left before anything was shown', async () => {
    player = await fixture.player();
    await fixture.payIn(player, '10.00');
    const { status } = await fixture.call(player, 'POST', '/web-api/games/rounds', {
      game: 'mines',
      accountId: player.accountId,
      stake: '12.00',
      choice: { mines: 3 },
      commitment: await begin(),
    });
    expect(status).toBe(201);
    expect(await fixture.balances(player)).toEqual({ real: '0.00', bonus: '3.00', held: '12.00' });
    await fixture.later(DAY_MS);
    await fixture.platform().advance(MINUTE_MS);
    player = await fixture.signInAgain(player);
    expect(await fixture.balances(player)).toEqual({ real: '10.00', bonus: '5.00', held: '0.00' });
    expect((await fixture.bonuses(player)).bonuses[0]?.wagered).toBe('0.00');
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
