import { DAY_MS, HOUR_MS, LIMIT_TYPES, SECOND_MS } from '@paddock/contract';
import type {
  CatalogueAnswer,
  CompanyRoundsView,
  GamesView,
  OfferedGames,
  PlayedGamesView,
  StatementView,
} from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { BonusesFixture } from './modules/bonuses/bonuses.fixture.ts';
import { answerJson, startAggregator } from './modules/game-wallet/aggregator/aggregator.fixture.ts';
import { operatorWith } from './modules/operators/operators.fixture.ts';
import { joinCompany, TERMS, type JoinedCompany } from './wired-game-wallet.fixture.ts';

/** The whole product: a company that joins by an operator's word, its catalogue and the wallet. */
describe('a game of another company in the product', () => {
  let fixture: BonusesFixture;
  let { order, called, open, bet, bearer } = {} as JoinedCompany;
  beforeAll(async () => {
    const joined = await joinCompany();
    ({ fixture, order, called, open, bet, bearer } = joined);
    expect(joined.said as CatalogueAnswer).toMatchObject({ added: 2, refused: [{ game: 'broken' }] });
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  it('takes no stake above a limit, and counts for the bonus', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const limit = { limitType: LIMIT_TYPES.wagering24h, limitValue: 5 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    const session = new URL((await open(player)).url).searchParams.get('token') ?? '';
    expect(await bet(session, '5.00')).toMatchObject({ currency: 'EUR' });
    expect(await bet(session, '1.00')).toMatchObject({ code: 'LIMIT_REACHED' });
    await called('POST', 'round-end', { session, transaction: 'end-1', round: 'round-1' });
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    // A tenth of the stake.
    expect(bonus?.wagered).toBe('0.50');
  });

  it('is not opened for who is banned, and takes no stake of theirs in a game that is open', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const session = new URL((await open(player)).url).searchParams.get('token') ?? '';
    const { bearer } = await operatorWith(fixture.platform(), 'olga', 'compliance');
    const ban = (level: number) =>
      fixture.platform().app.inject({
        method: 'POST',
        url: `/operator-api/players/${player.playerId}/ban`,
        headers: bearer,
        body: { level, version: 3, reason: 'seen by the fraud desk' },
      });
    expect((await ban(45)).statusCode).toBe(200);
    expect((await open(player)).code).toBe('ACCOUNT_RESTRICTED');
    expect(await bet(session, '1.00')).toMatchObject({ code: 'ACCOUNT_RESTRICTED' });
    await ban(0);
    expect(await bet(session, '1.00')).toMatchObject({ currency: 'EUR' });
  });

  it('is not opened during a break, and takes no stake in a game that is open', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const session = new URL((await open(player)).url).searchParams.get('token') ?? '';
    const limit = { limitType: LIMIT_TYPES.selfExclusion, limitValue: 1 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    // The break ends the sign-in too, and with it, a moment later, the session of the game.
    const { code } = (await bet(session, '1.00')) as { readonly code: string };
    expect(['PLAY_PAUSED', 'GAME_SESSION_ENDED']).toContain(code);
    expect((await open(await fixture.signInAgain(player))).code).toBe('PLAY_PAUSED');
  });

  it('pays what a promotion gave, with a line of its own', async () => {
    const player = await fixture.player();
    const untilMs = fixture.platform().clock.nowMs() + DAY_MS;
    const agreed = { promotion: 'spring', kind: 'free-round-win', most: '50.00', untilMs };
    expect((await order('/orbit/promotions', agreed)).statusCode).toBe(204);
    const session = new URL((await open(player)).url).searchParams.get('token') ?? '';
    const win = { session, game: 'comet', currency: 'EUR', promotion: 'spring', amount: '7.00' };
    await called('POST', 'free-round-win', { ...win, transaction: 'prize-1' });
    await called('POST', 'rollback', { session, transaction: 'undo-prize-1', undoes: 'prize-1' });
    await called('POST', 'free-round-win', { ...win, transaction: 'prize-2' });
    expect((await fixture.balances(player)).real).toBe('7.00');
    const { json } = await fixture.call(
      player,
      'GET',
      `/web-api/office/history?accountId=${player.accountId}`,
    );
    const { entries } = json as StatementView;
    expect(entries.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'promotion-win 7.00',
      'promotion-win -7.00',
      'promotion-win 7.00',
    ]);
  });

  it('is lately played once a stake was taken', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const session = new URL((await open(player)).url).searchParams.get('token') ?? '';
    await bet(session, '1.00');
    await fixture.platform().advance(SECOND_MS);
    const { json } = await fixture.call(player, 'GET', '/web-api/user/played-games');
    expect((json as PlayedGamesView).games.map(({ game }) => game.address)).toEqual([
      expect.stringMatching(/^\/slots\/game\/\d+\/game-comet$/),
    ]);
  });

  it('says on the statement and in the list of rounds how the game and its company are called', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const session = new URL((await open(player)).url).searchParams.get('token') ?? '';
    await bet(session, '1.00');
    const history = `/web-api/office/history?accountId=${player.accountId}&group=bets`;
    const { entries } = (await fixture.call(player, 'GET', history)).json as StatementView;
    const comet = { company: 'Orbit', name: { en: 'Game comet' } };
    expect(entries).toMatchObject([{ kind: 'bet-hold', game: comet }]);
    const listed = await fixture.call(player, 'GET', '/web-api/game-wallet/rounds');
    const address = expect.stringMatching(/^\/slots\/game\/\d+\/game-comet$/) as string;
    expect((listed.json as CompanyRoundsView).rounds).toMatchObject([
      { number: entries[0]?.betNumber, round: 'round-1', state: 'open', game: { ...comet, address } },
    ]);
  });

  it('is opened as the catalogue offers it', async () => {
    const player = await fixture.player();
    expect((await open(player)).url).toContain('https://orbit.example/');
    expect((await open(player, { game: 'meteor' })).code).toBe('GAME_UNKNOWN');
    expect((await open(player, { accountId: null })).url).toContain('mode=demo');
    expect((await open(player, { game: 'saloon', accountId: null })).code).toBe('GAME_DEMO');
    const yen = await fixture.player({ currency_id: 'JPY' });
    expect((await open(yen)).code).toBe('GAME_CURRENCY');
  });

  it('is shown in frames of every document while its company is active', async () => {
    const framed = async (url: string) => {
      const { headers } = await fixture.platform().app.inject({ url });
      return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    };
    const pages = ['/en', '/en/slots/game/4711/comet'];
    const launchUrl = 'https://meteor.example:8443/play?by=paddock';
    for (const url of pages) expect(await framed(url)).toBe("'self' https://orbit.example");
    await order('', { ...TERMS, code: 'meteor', launchUrl });
    for (const url of pages)
      expect(await framed(url)).toBe("'self' https://meteor.example:8443 https://orbit.example");
    await order('', { ...TERMS, code: 'meteor', launchUrl, isActive: false });
    for (const url of pages) expect(await framed(url)).toBe("'self' https://orbit.example");
  });

  it('shows pictures of the origins that were named for its company, in every document', async () => {
    const shown = async () => {
      const { headers } = await fixture.platform().app.inject({ url: '/en' });
      return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    };
    expect(await shown()).toBe("'self' data:");
    await order('', { ...TERMS, pictureOrigins: ['https://cdn.orbit.example'] });
    expect(await shown()).toBe("'self' data: https://cdn.orbit.example");
    // Said nothing of, they stay.
    await order('', { ...TERMS, name: 'Orbit' });
    expect(await shown()).toBe("'self' data: https://cdn.orbit.example");
    await order('', { ...TERMS, pictureOrigins: [] });
    expect(await shown()).toBe("'self' data:");
  });

  it('leaves the lists within a second once its company is stopped, and is played on where it is open', async () => {
    const listed = async () =>
      (await fixture.platform().app.inject({ url: '/web-api/casino/games?section=slots' })).json<GamesView>()
        .games;
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const session = new URL((await open(player)).url).searchParams.get('token') ?? '';
    const slugs = async () => (await listed()).map(({ address }) => address.split('/').at(-1));
    expect(await slugs()).toContain('game-comet');
    // As an operator on another node.
    const { db } = fixture.platform().kernel;
    const setActive = async (isActive: boolean) => {
      await sql`update game_wallet_company set is_active = ${isActive} where company = 'orbit'`.execute(db);
      await fixture.platform().advance(SECOND_MS);
    };
    await setActive(false);
    expect(await slugs()).not.toContain('game-comet');
    expect((await open(player)).code).toBe('GAME_UNKNOWN');
    expect(await bet(session, '1.00')).toMatchObject({ currency: 'EUR' });
    await setActive(true);
    expect(await slugs()).toContain('game-comet');
  });

  it('is asked for at an aggregator, of its player’s country, and taken in from its list', async () => {
    const aggregator = await startAggregator();
    const [baseUrl, launchUrl] = [aggregator.baseUrl, 'https://hub.example/'];
    await order('', { ...TERMS, code: 'hub', adapter: 'hub88', launchUrl });
    await order('/hub/aggregator', { baseUrl, siteId: '1325', frameOrigins: ['https://play.hub.example'] });
    aggregator.answers(answerJson([{ game_code: 'nova', name: 'Nova', enabled: true }]));
    const listed = await fixture.platform().app.inject({
      ...{ url: '/operator-api/game-companies/hub/games', headers: bearer },
    });
    const taken = await fixture.platform().app.inject({
      ...{ method: 'POST', url: '/operator-api/casino/companies/hub/catalogue', headers: bearer },
      body: { ...listed.json<OfferedGames>(), reason: 'the list of today' },
    });
    expect(taken.json()).toMatchObject({ added: 1, refused: [] });
    aggregator.answers(answerJson({ url: 'https://play.hub.example/nova' }));
    const player = await fixture.player();
    expect((await open(player, { company: 'hub', game: 'nova' })).url).toBe('https://play.hub.example/nova');
    expect(JSON.parse(aggregator.asked.at(-1)?.body ?? '')).toMatchObject({
      user: player.playerId,
      country: 'DE',
    });
    await aggregator.close();
  });

  // The last one: operators are signed out by then.
  it('takes no stake once the hours of today are used up, in a game that is open', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const limit = { limitType: LIMIT_TYPES.session, limitValue: 1 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    const session = new URL((await open(player)).url).searchParams.get('token') ?? '';
    expect(await bet(session, '1.00')).toMatchObject({ currency: 'EUR' });
    const { session: time } = fixture.platform().modules.limits;
    for (let seen = 0; seen <= 12; seen++) {
      await time.seen(player.playerId);
      await fixture.platform().leap(HOUR_MS / 12);
    }
    expect(await bet(session, '1.00')).toMatchObject({ code: 'SESSION_LIMIT_ENDED' });
  });
});
