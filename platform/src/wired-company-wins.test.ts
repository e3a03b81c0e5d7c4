import type { BonusesFixture, BonusPlayer } from './modules/bonuses/bonuses.fixture.ts';
import { matchResult } from './modules/sportsbook/testing/feed-driver.ts';
import { joinCompany, type JoinedCompany } from './wired-game-wallet.fixture.ts';

/** The whole product: what a company's game pays for stakes of a bonus that is over by then. */
describe('a win of a company’s game whose stake was bonus money', () => {
  let fixture: BonusesFixture;
  let { called, open, bet } = {} as JoinedCompany;
  beforeAll(async () => {
    ({ fixture, called, open, bet } = await joinCompany());
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  /** Staked: a hundred of real money, and all fifty of the bonus. */
  async function staked(): Promise<{ readonly player: BonusPlayer; win(amount: string): Promise<unknown> }> {
    const player = await fixture.player();
    await fixture.payIn(player, '100.00');
    const session = new URL((await open(player)).url).searchParams.get('token') ?? '';
    expect(await bet(session, '150.00')).toMatchObject({ currency: 'EUR', balance: '0.00' });
    const round = { session, game: 'comet', round: 'round-1', currency: 'EUR', endsRound: true };
    return {
      player,
      win: (amount) => called('POST', 'win', { ...round, transaction: `win-${player.playerId}`, amount }),
    };
  }

  it('goes back to the house where the player left the bonus meanwhile', async () => {
    const { player, win } = await staked();
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    const left = await fixture.call(player, 'POST', `/web-api/bonuses/${bonus?.id ?? ''}/forfeit`);
    expect(left.status).toBe(200);
    expect(await win('300.00')).toMatchObject({ balance: '200.00' });
    expect(await fixture.balances(player)).toEqual({ real: '200.00', bonus: '0.00', held: '0.00' });
  });

  it('is the player’s own where the bonus was wagered meanwhile', async () => {
    const { player, win } = await staked();
    await fixture.payIn(player, '200.00');
    await fixture.match('m-1');
    await fixture.bet(player, 'm-1', '150.00');
    await fixture.feed().result('m-1', 1, matchResult('away'));
    await fixture.platform().advance(250);
    expect((await fixture.bonuses(player)).bonuses[0]?.status).toBe('completed');
    expect(await win('300.00')).toMatchObject({ balance: '350.00' });
    expect(await fixture.balances(player)).toEqual({ real: '350.00', bonus: '0.00', held: '0.00' });
  });
});
