import { MINUTE_MS } from '@paddock/contract';
import type { GameSessionView } from '@paddock/contract/schemas';

import { SESSION_ENDED } from '../../identity/index.ts';
import {
  banned,
  createWalletFixture,
  endedElsewhere,
  outOfTime,
  ORBIT,
  withdrawn,
  type WalletFixture,
  type WalletPlayer,
} from '../game-wallet.fixture.ts';

describe('a session of a game of another company', () => {
  let fixture: WalletFixture;
  let player: WalletPlayer;
  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.platform.close());
  beforeEach(async () => {
    player = await fixture.player();
  });
  const asked = ({ url }: GameSessionView) => Object.fromEntries(new URL(url).searchParams);

  it('is shown at the company’s address, with a token of 32 random bytes', async () => {
    const { status, body } = await fixture.open(player);
    expect(status).toBe(201);
    expect(body.origin).toBe('https://games.orbit.example');
    expect(body.url.startsWith('https://games.orbit.example/play?')).toBe(true);
    const { token, ...rest } = asked(body);
    expect(rest).toEqual({ game: 'comet', device: 'desktop', language: 'en', mode: 'real', currency: 'EUR' });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await fixture.send('authenticate', { session: token })).body).toMatchObject({
      player: player.playerId,
      balance: '100.00',
    });
  });

  it('is without money for guests too, and then has no token', async () => {
    const { body } = await fixture.open(player, { accountId: null, device: 'mobile', language: 'ru' });
    expect(asked(body)).toEqual({ game: 'comet', device: 'mobile', language: 'ru', mode: 'demo' });
    expect(body.sessionId).toBeNull();
    const guest = await fixture.platform.app.inject({
      method: 'POST',
      url: '/web-api/game-wallet/sessions',
      body: { company: 'orbit', game: 'comet', accountId: null, device: 'desktop', language: 'en' },
    });
    expect(guest.statusCode).toBe(201);
  });

  it.each([
    [{ company: 'nobody' }, 'GAME_UNKNOWN'],
    [{ accountId: '17' }, 'ACCOUNT_UNKNOWN'],
    [{ device: 'fridge' }, 'INVALID_INPUT'],
  ])('is refused with %j: %s', async (over, code) => {
    expect((await fixture.open(player, over)).body.code).toBe(code);
  });

  it('is refused in a currency the company does not play in', async () => {
    const american = await fixture.player(1_00n, 'USD');
    expect((await fixture.open(american)).body.code).toBe('GAME_CURRENCY');
  });

  it.each([
    ['ACCOUNT_RESTRICTED', banned],
    ['SESSION_LIMIT_ENDED', outOfTime],
  ])('is refused with %s', async (code, refused) => {
    refused.add(player.playerId);
    expect((await fixture.open(player)).body.code).toBe(code);
    refused.clear();
  });

  it('is refused for a game that the catalogue closed, without money too', async () => {
    withdrawn.add('comet');
    expect((await fixture.open(player)).body.code).toBe('GAME_CLOSED');
    expect((await fixture.open(player, { accountId: null })).body.code).toBe('GAME_CLOSED');
    withdrawn.clear();
  });

  it('ends with the session of the site it was opened from, and what is open in it is still paid', async () => {
    const { bus } = fixture.platform.kernel;
    const { playerId } = player;
    const [left, other] = [
      await fixture.token(player, {}, 'left'),
      await fixture.token(player, { game: 'meteor' }, 'other'),
    ];
    const bet = { session: left, game: 'comet', round: 'of-left', currency: 'EUR', amount: '1.00' };
    await fixture.call('bet', { ...bet, transaction: 'before-sign-out' });
    bus.publish(SESSION_ENDED, { playerId, sessionId: 'left' });
    const asked = async (session: string) => (await fixture.send('authenticate', { session })).body.code;
    // The sign-out waits for nobody.
    while ((await asked(left)) === undefined);
    expect([await asked(left), await asked(other)]).toEqual(['GAME_SESSION_ENDED', undefined]);
    for (const [path, more] of Object.entries({ bet: {}, 'bet-and-win': { won: '0.00', endsRound: true } }))
      expect((await fixture.call(path, { ...bet, ...more, transaction: `late-${path}` })).body.code).toBe(
        'GAME_SESSION_ENDED',
      );
    const won = { ...bet, transaction: 'after-sign-out', amount: '3.00', endsRound: true };
    expect((await fixture.call('win', won)).body.balance).toBe('102.00');
    const undo = { session: left, transaction: 'undo-after', undoes: 'before-sign-out' };
    expect((await fixture.call('rollback', undo)).status).toBe(200);
    // On another node, or one that died before it was done here.
    endedElsewhere.add('other');
    await fixture.platform.advance(MINUTE_MS);
    expect(await asked(other)).toBe('GAME_SESSION_ENDED');
  });

  it('is refused at a company that no longer plays, whose open rounds are still paid', async () => {
    const session = await fixture.token(player);
    const bet = { session, transaction: 'last', game: 'comet', round: 'last', currency: 'EUR' };
    await fixture.call('bet', { ...bet, amount: '1.00' });
    await fixture.addCompany({ ...ORBIT, isActive: false });
    expect((await fixture.open(player)).body.code).toBe('GAME_UNKNOWN');
    const won = { ...bet, transaction: 'won', amount: '2.00', endsRound: true };
    expect((await fixture.call('win', won)).body.balance).toBe('101.00');
    await fixture.addCompany(ORBIT);
  });
});
