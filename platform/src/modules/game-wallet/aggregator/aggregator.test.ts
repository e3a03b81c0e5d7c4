import { createHmac, createVerify } from 'node:crypto';
import type { GameAggregatorView, GameSessionView, OfferedGames } from '@paddock/contract/schemas';

import { operatorWith } from '../../operators/operators.fixture.ts';
import { createHub88Fixture, type Hub88Fixture } from '../hub88/hub88.fixture.ts';
import { ORBIT, type WalletPlayer } from '../game-wallet.fixture.ts';
import { answerJson, startAggregator, type Answering, type FakeAggregator } from './aggregator.fixture.ts';
import { resealOwnKeys } from './own-key.ts';

const SOFT_SECRET = new Uint8Array(32).fill(7);
const PLAY = 'https://play.hub.example';

describe('a game that an aggregator is asked for', () => {
  let fixture: Hub88Fixture;
  let aggregator: FakeAggregator;
  let bearer: Readonly<Record<string, string>>;
  let publicKey: string;
  let player: WalletPlayer;
  beforeAll(async () => {
    fixture = await createHub88Fixture();
    aggregator = await startAggregator();
    ({ bearer } = await operatorWith(fixture.platform, 'ann', 'admin'));
    await fixture.addCompany({ ...ORBIT, company: 'soft', name: 'Soft', adapter: 'softswiss' });
    await fixture.addKey('soft', 'k1', SOFT_SECRET);
    const kept = await keep('hub', { siteId: '1325' });
    publicKey = (kept.body as GameAggregatorView).publicKey ?? '';
    await keep('soft', { siteId: 'paddock', frameOrigins: [PLAY, 'https://soft.example'] });
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await aggregator.close();
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    aggregator.answers(
      answerJson({
        url: `${PLAY}/launch?t=1`,
        launch_options: { game_url: `${PLAY}/soft`, strategy: 'iframe' },
      }),
    );
  });

  async function operate(method: 'GET' | 'POST', path: string, body?: object) {
    const url = `/operator-api/game-companies${path}`;
    const answer = await fixture.platform.app.inject({ method, url, headers: bearer, ...(body && { body }) });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  }
  const keep = (company: string, over: object = {}) =>
    operate('POST', `/${company}/aggregator`, {
      ...{ baseUrl: `${aggregator.baseUrl}/`, siteId: '1', frameOrigins: [PLAY], reason: 'as agreed' },
      ...over,
    });
  const open = (over: object = {}) => fixture.open(player, { company: 'hub', ...over });
  const asked = () => {
    const last = aggregator.asked.at(-1);
    return { ...last, said: JSON.parse(last?.body ?? '') as Record<string, unknown> };
  };
  const balance = (body: object) =>
    fixture.call('user/balance', { request_uuid: fixture.next('r'), ...body });

  it('is shown where Hub88 says, asked by our own key', async () => {
    const { status, body } = await open({ device: 'mobile', language: 'ru' });
    expect(status).toBe(201);
    expect(body).toEqual({ sessionId: body.sessionId, url: `${PLAY}/launch?t=1`, origin: PLAY });
    const { path, headers, body: text = '', said } = asked();
    expect(path).toBe('/operator/generic/v2/game/url');
    const site = fixture.platform.kernel.config.publicOrigin;
    const { token, ...rest } = said;
    expect(rest).toEqual({
      operator_id: 1325,
      user: player.playerId,
      platform: 'GPL_MOBILE',
      game_code: 'comet',
      currency: 'EUR',
      country: 'EE',
      lang: 'ru',
      ip: '127.0.0.1',
      lobby_url: `${site}/ru/slots`,
      deposit_url: `${site}/ru/office/recharge`,
    });
    const signature = String(headers?.['x-hub88-signature']);
    expect(createVerify('sha256').update(text).verify(publicKey, signature, 'base64')).toBe(true);
    // The token is of the session: Hub88 calls the wallet by it.
    const standing = await balance({ user: player.playerId, token, game_code: 'comet' });
    expect(standing.body).toMatchObject({ status: 'RS_OK', balance: 10_000_000 });
  });

  it('is without money for guests: of no user, in no currency', async () => {
    const { body } = await open({ accountId: null });
    expect(body).toEqual({ sessionId: null, url: `${PLAY}/launch?t=1`, origin: PLAY });
    expect(asked().said).toMatchObject({ currency: 'XXX', country: 'XX' });
    expect(asked().said).not.toHaveProperty('user');
    expect((await open({ accountId: null, company: 'soft' })).body.url).toBe(`${PLAY}/soft`);
    expect(asked()).toMatchObject({ path: '/demo' });
    expect(asked().said).not.toHaveProperty('user');
  });

  it('is shown where SoftSwiss says, asked by the shared secret', async () => {
    const { body } = await open({ company: 'soft' });
    expect(body).toMatchObject({ url: `${PLAY}/soft`, origin: PLAY });
    const { path, headers, body: text = '', said } = asked();
    expect(path).toBe('/sessions');
    expect(said).toMatchObject({
      ...{ casino_id: 'paddock', game: 'comet', currency: 'EUR', locale: 'en', client_type: 'desktop' },
      ...{ ip: '127.0.0.1', balance: 10_000, user: { id: player.playerId, country: 'EE' } },
    });
    expect(headers?.['x-request-sign']).toBe(createHmac('sha256', SOFT_SECRET).update(text).digest('hex'));
  });

  it.each<[string, Answering, string]>([
    ['an error', answerJson({ error: 'RS_ERROR_UNKNOWN' }, 500), 'COMPANY_SILENT'],
    ['no address', answerJson({ error: 'RS_ERROR_INVALID_GAME' }), 'COMPANY_SILENT'],
    ['an address that is none', answerJson({ url: 'play' }), 'COMPANY_SILENT'],
    ['an address of script', answerJson({ url: 'javascript:alert(1)' }), 'COMPANY_ORIGIN'],
    ['an origin not agreed on', answerJson({ url: 'https://play.hub.example.evil/' }), 'COMPANY_ORIGIN'],
    ['another port of one', answerJson({ url: `${PLAY}:8443/` }), 'COMPANY_ORIGIN'],
  ])('is refused after %s, its session closed and nothing lost', async (_what, answering, code) => {
    let token: unknown;
    aggregator.answers(async (response, one) => {
      ({ token } = JSON.parse(one.body) as { token: unknown });
      await answering(response, one);
    });
    const refused = await open();
    expect([refused.status, refused.body.code]).toEqual([409, code]);
    const transaction = { user: player.playerId, token, game_code: 'comet', currency: 'EUR', round: 'r-1' };
    const bet = { ...transaction, transaction_uuid: fixture.next('bet'), request_uuid: 'q', amount: 100_000 };
    expect((await fixture.call('transaction/bet', bet)).body.status).toBe('RS_ERROR_TOKEN_EXPIRED');
    expect(await fixture.main(player)).toBe(100_00n);
    aggregator.answers(answerJson({ url: `${PLAY}/again` }));
    expect((await open()).body.url).toBe(`${PLAY}/again`);
  });

  it('is opened by presses at once, of which one is left to play', async () => {
    const tokens: unknown[] = [];
    aggregator.answers(async (response, one) => {
      tokens.push((JSON.parse(one.body) as { token: unknown }).token);
      await answerJson({ url: PLAY })(response, one);
    });
    const opened = await Promise.all([open(), open(), open()]);
    expect(opened.map(({ status }) => status)).toEqual([201, 201, 201]);
    const statuses: unknown[] = [];
    for (const token of tokens) {
      const call = { user: player.playerId, token, game_code: 'comet', currency: 'EUR', round: 'r-1' };
      const bet = { ...call, transaction_uuid: fixture.next('bet'), request_uuid: 'q', amount: 100_000 };
      statuses.push((await fixture.call('transaction/bet', bet)).body.status);
    }
    expect(statuses.toSorted()).toEqual(['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_TOKEN_EXPIRED', 'RS_OK']);
  });

  it('keeps what a wallet call of the aggregator said before it answers', async () => {
    aggregator.answers(async (response, one) => {
      const { user, token } = JSON.parse(one.body) as Record<string, string>;
      const { body } = await balance({ user, token, game_code: 'comet' });
      await answerJson({ url: `${PLAY}/${body.status}` })(response, one);
    });
    expect((await open()).body.url).toBe(`${PLAY}/RS_OK`);
  });

  it('has its origins in the frames of documents while the company is active', async () => {
    const { name, launchUrl, currencies, addresses } = ORBIT;
    const terms = { code: 'soft', adapter: 'softswiss', name, launchUrl, currencies, addresses };
    const framed = async (isActive: boolean) => {
      const body = { ...terms, isActive, reason: 'as agreed' };
      await fixture.platform.app.inject({
        ...{ method: 'POST', url: '/operator-api/game-companies', headers: bearer, body },
      });
      return fixture.platform.modules.gameWallet.gameOrigins().frames;
    };
    expect(await framed(true)).toEqual([ORBIT.launchUrl.slice(0, -5), PLAY, 'https://soft.example']);
    expect(await framed(false)).toEqual([ORBIT.launchUrl.slice(0, -5), PLAY]);
    await framed(true);
  });

  it.each([
    ['nobody', {}, 'NOT_FOUND'],
    ['orbit', {}, 'NOT_FOUND'],
    ['hub', { siteId: 'paddock' }, 'INVALID_INPUT'],
    ['hub', { baseUrl: 'ftp://hub.example' }, 'INVALID_INPUT'],
    ['hub', { baseUrl: 'https://user@hub.example' }, 'INVALID_INPUT'],
    ['hub', { frameOrigins: [] }, 'INVALID_INPUT'],
    ['hub', { frameOrigins: ['https://play.hub.example/'] }, 'INVALID_INPUT'],
    ['hub', { frameOrigins: ['https://play.hub.example:443'] }, 'INVALID_INPUT'],
    ['hub', { frameOrigins: ['https://*'] }, 'INVALID_INPUT'],
  ])('is not asked for at %s with %j: %s', async (company, over, code) => {
    expect((await keep(company, over)).body).toMatchObject({ code });
  });

  it('is not shown from an origin of this site, where a frame would be no stranger', async () => {
    const { publicOrigin } = fixture.platform.kernel.config;
    expect((await keep('hub', { frameOrigins: [publicOrigin] })).body).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('keeps our key until a new one is asked for, the private half under the data key and shown to nobody', async () => {
    const { kernel } = fixture.platform;
    expect((await keep('hub', { siteId: '1325' })).body).toMatchObject({ publicKey });
    const anew = await keep('hub', { siteId: '1325', isNewKey: true });
    expect((anew.body as GameAggregatorView).publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
    expect((anew.body as GameAggregatorView).publicKey).not.toBe(publicKey);
    expect(JSON.stringify((await operate('GET', '')).body)).not.toMatch(/PRIVATE/);
    const underAnother = { ...kernel.secrets, isSealedByCurrent: () => false };
    expect(await resealOwnKeys(kernel.db, underAnother)).toEqual({ anew: 1, unreadable: [] });
    expect((await open()).status).toBe(201);
  });

  it('is in the list of games that is asked for, to be taken in as a catalogue', async () => {
    aggregator.answers(answerJson([{ game_code: 'comet', name: 'Comet', enabled: true }]));
    const { body } = await operate('GET', '/hub/games');
    expect(body as OfferedGames).toMatchObject({ name: 'Hub', games: [{ code: 'comet', slug: 'comet' }] });
    expect(asked()).toMatchObject({ path: '/operator/generic/v2/game/list', said: { operator_id: 1325 } });
    aggregator.answers(answerJson({ games: [] }));
    expect((await operate('GET', '/hub/games')).body).toMatchObject({ code: 'COMPANY_SILENT' });
    for (const company of ['soft', 'orbit', 'nobody'])
      expect((await operate('GET', `/${company}/games`)).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is nobody’s business without the right', async () => {
    const sue = await operatorWith(fixture.platform, 'sue', 'support');
    const headers = sue.bearer;
    const { app } = fixture.platform;
    const url = '/operator-api/game-companies/hub/games';
    expect((await app.inject({ url, headers })).json<GameSessionView & { code: string }>().code).toBe(
      'FORBIDDEN',
    );
    bearer = headers;
    expect((await keep('hub')).body).toMatchObject({ code: 'FORBIDDEN' });
  });
});
