import { matchResult } from '../sportsbook/testing/feed-driver.ts';
import { createBonusesFixture, type BonusesFixture } from './bonuses.fixture.ts';

describe('what the house lent to a bonus', () => {
  let fixture: BonusesFixture;

  beforeAll(async () => {
    fixture = await createBonusesFixture();
  });
  afterAll(() => fixture.close());

  it.each([
    ['early', ['open', 'last']],
    ['late', ['last', 'open']],
  ])('is paid back first by what comes %s, before or after its completion', async (name, order) => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const matchOf = (event: string) => `lent-${name}-${event}`;
    const bet = async (event: string, stake: string) => {
      await fixture.match(matchOf(event));
      await fixture.bet(player, matchOf(event), stake);
    };
    const end = async (event: string, winner: 'home' | 'away', revision = 1) => {
      await fixture.feed().result(matchOf(event), revision, matchResult(winner));
      await fixture.platform().advance(250);
    };
    // 20.00 real and 2.00 bonus win, then 10.00 real and all 12.00 of bonus money are staked beside 30.00 real.
    await bet('won', '22.00');
    await end('won', 'home');
    await bet('last', '30.00');
    await bet('open', '22.00');
    await end('won', 'away', 2);
    expect(await fixture.balances(player)).toEqual({ real: '-40.00', bonus: '0.00', held: '52.00' });
    for (const event of order) await end(event, event === 'open' ? 'home' : 'away');
    expect((await fixture.bonuses(player)).bonuses).toMatchObject([{ status: 'completed' }]);
    // The open bet brings 20.00 real and 24.00 of bonus money, of which 4.00 were lent.
    expect(await fixture.balances(player)).toEqual({ real: '0.00', bonus: '0.00', held: '0.00' });
    expect(await fixture.problems()).toEqual([]);
  });
});
