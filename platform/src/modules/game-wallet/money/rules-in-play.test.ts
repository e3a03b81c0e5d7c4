import { DAY_MS, HOUR_MS, LIMIT_TYPES, MINUTE_MS } from '@paddock/contract';
import { sql } from 'kysely';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import {
  banned,
  createWalletFixture,
  outOfTime,
  withdrawn,
  type WalletFixture,
  type WalletPlayer,
} from '../game-wallet.fixture.ts';

describe('rules that hold while a game of another company is played', () => {
  let fixture: WalletFixture;
  let player: WalletPlayer;
  let session: string;
  let round: string;
  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    session = await fixture.token(player);
    round = fixture.next('round');
  });

  const of = (over: object = {}) => ({
    session,
    transaction: fixture.next('t'),
    game: 'comet',
    round,
    currency: 'EUR',
    amount: '10.00',
    ...over,
  });
  const bet = (over?: object) => fixture.call('bet', of(over));
  const win = (over?: object) => fixture.call('win', of({ endsRound: true, ...over }));
  const rollback = (undoes: string, over?: object) =>
    fixture.call('rollback', { session, transaction: fixture.next('t'), undoes, ...over });
  const money = () => fixture.main(player);

  it('pays a win and takes a rollback after the session, during a ban or a break; a bet is refused', async () => {
    await bet();
    const second = (await bet({ amount: '5.00' })).body.transaction;
    await fixture.platform.leap(5 * HOUR_MS);
    expect((await bet()).body.code).toBe('GAME_SESSION_ENDED');
    expect((await fixture.call('authenticate', { session })).body.code).toBe('GAME_SESSION_ENDED');
    banned.add(player.playerId);
    expect((await win({ amount: '20.00', endsRound: false })).status).toBe(200);
    expect((await rollback(second)).status).toBe(200);
    banned.delete(player.playerId);
    expect(await money()).toBe(110_00n);
  });

  it('ends a session when the game is opened anew, whose wins are still paid', async () => {
    await bet();
    const anew = await fixture.token(player);
    expect((await bet()).body.code).toBe('GAME_SESSION_ENDED');
    expect((await bet({ session: anew })).status).toBe(200);
    expect((await win({ amount: '30.00' })).body.balance).toBe('110.00');
  });

  it.each([
    ['ACCOUNT_RESTRICTED', () => banned.add(player.playerId), () => banned.clear()],
    ['SESSION_LIMIT_ENDED', () => outOfTime.add(player.playerId), () => outOfTime.clear()],
    ['GAME_CLOSED', () => withdrawn.add('comet'), () => withdrawn.clear()],
  ])('refuses a bet with %s while a round is open, and pays its win', async (code, begin, end) => {
    await bet();
    begin();
    expect((await bet()).body.code).toBe(code);
    expect((await win({ amount: '2.00' })).status).toBe(200);
    end();
    expect(await money()).toBe(92_00n);
  });

  const limit = (limitType: number, limitValue: number | string) =>
    fixture.platform.app.inject({
      method: 'POST',
      url: '/limit-service-api/api/external/web/v3/limit',
      headers: { [PLAYER_HEADER]: player.playerId },
      body: { limitType, limitValue },
    });

  it('stops at a limit that is reached in the middle of a round, and pays the round', async () => {
    await limit(LIMIT_TYPES.wagering24h, 15);
    expect((await bet()).status).toBe(200);
    expect((await bet()).body.code).toBe('LIMIT_REACHED');
    expect((await win({ amount: '40.00' })).status).toBe(200);
    expect(await money()).toBe(130_00n);
  });

  it('refuses a bet in a break that began while a round was open, and pays the round', async () => {
    await bet();
    expect((await limit(LIMIT_TYPES.selfExclusion, 7)).statusCode).toBeLessThan(300);
    expect((await bet()).body.code).toBe('PLAY_PAUSED');
    expect((await fixture.open(player)).body.code).toBe('PLAY_PAUSED');
    expect((await win({ amount: '40.00' })).status).toBe(200);
  });

  it('pays wins of promotions that were agreed, up to what was agreed', async () => {
    await fixture.agree('spring', 'free-round-win', 50_00n);
    const prize = { session, game: 'comet', currency: 'EUR', promotion: 'spring' };
    const name = () => ({ transaction: fixture.next('t') });
    const call = { ...prize, ...name(), amount: '30.00' };
    expect((await fixture.call('free-round-win', call)).body.balance).toBe('130.00');
    await fixture.call('free-round-win', call);
    expect((await fixture.call('free-round-win', { ...call, ...name(), amount: '50.01' })).body.code).toBe(
      'AGREED_SPENT',
    );
    expect((await fixture.call('jackpot-win', { ...call, ...name() })).body.code).toBe('PROMOTION_UNKNOWN');
    const other = { ...call, ...name(), promotion: 'autumn' };
    expect((await fixture.call('free-round-win', other)).body.code).toBe('PROMOTION_UNKNOWN');
    expect(await money()).toBe(130_00n);
    await rollback(call.transaction);
    await rollback(call.transaction);
    expect(await money()).toBe(100_00n);
  });

  it('settles what a company was silent about for a day, and pays the win that comes after all', async () => {
    await bet();
    await fixture.platform.leap(DAY_MS + HOUR_MS);
    await fixture.platform.advance(5 * MINUTE_MS);
    const held = await sql<{ open: bigint }>`
      select count(*) as open from game_wallet_stake where ended_at_ms is null
        and player_id = ${player.playerId}::bigint`.execute(fixture.platform.kernel.db);
    expect(held.rows[0]?.open).toBe(0n);
    expect(await money()).toBe(90_00n);
    expect((await win({ amount: '11.00' })).status).toBe(200);
    expect(await money()).toBe(101_00n);
  });
});
