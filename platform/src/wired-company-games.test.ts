import { DAY_MS, MINUTE_MS } from '@paddock/contract';
import type { GameReturnsView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { BonusesFixture } from './modules/bonuses/bonuses.fixture.ts';
import { entry } from './modules/casino/casino.fixture.ts';
import { joinCompany, type JoinedCompany } from './wired-game-wallet.fixture.ts';

/** The whole product: what holds a company's games to what was said of them. */
describe('a game of another company', () => {
  let fixture: BonusesFixture;
  let { called, open, bet, bearer } = {} as JoinedCompany;
  beforeAll(async () => {
    ({ fixture, called, open, bet, bearer } = await joinCompany());
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  it('takes stakes within its catalogue, and none once the player has signed out', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    await called('PUT', 'catalogue', {
      games: [
        entry('comet', { currencies: [{ currency: 'EUR', lowest: '0.50' }] }),
        entry('saloon', { hasDemo: false }),
      ],
    });
    const session = new URL((await open(player)).url).searchParams.get('token') ?? '';
    expect(await bet(session, '0.49')).toMatchObject({ code: 'STAKE_TOO_SMALL' });
    expect(await bet(session, '0.50')).toMatchObject({ currency: 'EUR' });
    await called('PUT', 'catalogue', { games: [entry('comet'), entry('saloon', { hasDemo: false })] });
    // As ended on another node.
    await sql`
      update identity_session set ended_at_ms = ${fixture.platform().clock.nowMs()}
        where player_id = ${player.playerId}`.execute(fixture.platform().kernel.db);
    await fixture.platform().advance(MINUTE_MS);
    expect(await bet(session, '1.00')).toMatchObject({ code: 'GAME_SESSION_ENDED' });
  });

  it('is counted in the report of what games returned', async () => {
    const { app, clock } = fixture.platform();
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const session = new URL((await open(player)).url).searchParams.get('token') ?? '';
    const fromMs = clock.nowMs() + 1;
    await fixture.platform().advance(2);
    const call = { session, game: 'comet', currency: 'EUR', amount: '2.00' };
    const both = { won: '3.00', endsRound: true };
    for (const name of ['measured-1', 'measured-2'])
      await called('POST', 'bet-and-win', { ...call, ...both, transaction: name, round: name });
    await called('POST', 'bet', { ...call, transaction: 'measured-3', round: 'measured-3' });
    await called('POST', 'rollback', { session, transaction: 'measured-4', undoes: 'measured-2' });
    await fixture.platform().advance(2);
    const returns = (to: number) =>
      app.inject({ url: `/operator-api/casino/returns?fromMs=${fromMs}&toMs=${to}`, headers: bearer });
    expect((await returns(clock.nowMs())).json<GameReturnsView>().games).toEqual([
      expect.objectContaining({
        ...{ company: 'orbit', game: 'comet', currency: 'EUR', rounds: 1, openRounds: 1, voidRounds: 1 },
        ...{ staked: '2.00', paid: '3.00', measuredMillionths: 1_500_000, standing: 'unpromised' },
      }),
    ]);
    const week = await app.inject({ url: '/operator-api/casino/returns?company=nobody', headers: bearer });
    expect(week.json()).toEqual({ games: [] });
    expect((await returns(fromMs + 32 * DAY_MS)).json()).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
