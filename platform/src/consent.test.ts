import type { TermsView } from '@paddock/contract/schemas';

import { composeModules, type ProductModules } from './compose.ts';
import { signUp, type SignedIn } from './modules/identity/identity.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { publishTerms } from './modules/terms/index.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';
import { query } from './testing/query.ts';

const TERMS = {
  link: '/rules',
  tags: ['money'],
  subRules: [
    { position: 2, title: { en: 'Money' }, text: { en: 'Other money.' }, changed: false },
    { position: 1, title: { en: 'Bets' }, text: { en: 'Bets stand.' }, changed: false },
  ],
};

/** The whole product: what a player who has not agreed to new terms can still do. */
describe('new terms', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let ann: SignedIn;

  beforeAll(async () => {
    fixture = writeFixtureRelease();
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, feeds: ['push'] },
    });
    ann = await signUp(platform.app);
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
  });

  let keys = 0;
  const ask = (method: 'GET' | 'POST', url: string, body?: object) =>
    platform.app.inject({
      method,
      url,
      headers: { ...ann.bearer, 'idempotency-key': `consent-${++keys}` },
      ...(body === undefined ? {} : { body }),
    });
  const status = async () => (await ask('GET', '/web-api/v3/v2/user/agreement-rules')).json<unknown>();
  const deposit = { accountId: '1', methodId: 'none', amount: '1.00' };
  const round = { game: 'dice', accountId: '1', stake: '1.00', choice: null, commitment: '00'.repeat(32) };
  const session = { company: 'orbit', game: 'comet', accountId: '1', device: 'desktop', language: 'en' };
  const sharedBet = { round: 1, slot: 1, accountId: '1', stake: '1.00', choice: null };
  const coupon = { drawId: '1', accountId: '1', stake: '1.00', entries: [[1]] };
  const bet = { type: 'single', accountId: '1', stake: '1.00', policy: 'any', legs: [] };

  it('are agreed to by registering, with time and a hash of the address [S7-15]', async () => {
    expect(await status()).toEqual({ result: true, updatedAt: expect.any(Number) as number });
    const [kept] = await query(
      platform.databaseUrl,
      `select version, address_hash from terms_acceptance where player_id = ${ann.playerId}`,
    );
    expect(kept).toEqual({ version: 1, address_hash: expect.stringMatching(/^[\w-]{43}$/) as string });
    expect((await ask('POST', '/web-api/cashier/deposits', deposit)).json()).toMatchObject({
      code: 'ACCOUNT_UNKNOWN',
    });
  });

  it('answer 451 with exception_code 1 to deposits and bets until they are agreed to [S7-05]', async () => {
    const atMs = platform.clock.nowMs();
    expect(await publishTerms(platform.kernel.db, { content: TERMS, byName: 'eva', atMs })).toBe(2);
    await platform.advance(5_000);
    const ticket = {
      ...{ lottery: 'keno', draw: 1, accountId: '1', lineStake: '1.00', draws: 1 },
      fields: [{ picks: 1, numbers: [1], bonus: [] }],
    };
    expect(await status()).toEqual({ result: false, updatedAt: atMs });
    for (const [url, body] of [
      ['/web-api/cashier/deposits', deposit],
      ['/web-api/sportsbook/bets', { ...bet, legs: [aLeg()] }],
      ['/web-api/games/rounds', round],
      ['/web-api/shared-rounds/crash/bets', sharedBet],
      ['/web-api/game-wallet/sessions', session],
      ['/web-api/tournaments/1/join', { accountId: '1' }],
      ['/web-api/friends/link', undefined],
      ['/web-api/toto/coupons', coupon],
      ['/web-api/lotto/tickets', ticket],
      ['/web-api/loyalty/cashback/vip/claim', { firstDay: 1 }],
      ['/web-api/loyalty/shop/1/buy', { points: 1 }],
      ['/web-api/promotions/none/join', undefined],
      ['/web-api/promotions/code', { code: 'NONE' }],
    ] as const) {
      const answer = await ask('POST', url, body);
      expect([url, answer.statusCode]).toEqual([url, 451]);
      expect(answer.json()).toMatchObject({ code: 'TERMS_CHANGED', details: { exception_code: 1 } });
    }
  });

  it('are said beforehand by the rights of the player, and keep no money in [S7-34]', async () => {
    expect((await ask('GET', '/web-api/auth/rights')).json()).toEqual({
      user_id: ann.playerId,
      rights: { bet: 'TERMS_CHANGED', deposit: 'TERMS_CHANGED', withdraw: null },
    });
    const guest = await platform.app.inject({ url: '/web-api/auth/rights' });
    expect(guest.statusCode).toBe(401);
  });

  it('keep nobody from reading, from limits and from their own money', async () => {
    const read = [
      'user/accounts',
      'toto/coupons',
      'lotto/tickets',
      'lotto/subscriptions',
      'promotions/grants',
    ];
    for (const url of read)
      expect([url, (await ask('GET', `/web-api/${url}`)).statusCode]).toEqual([url, 200]);
    expect((await ask('GET', '/web-api/cashier/methods?accountId=1')).statusCode).toBe(404);
    const base = '/limit-service-api/api/external/web/v3';
    const limit = await ask('POST', `${base}/limit`, { limitType: 20, limitValue: 50 });
    expect(limit.statusCode).toBe(200);
    const payout = { accountId: '1', amount: '1.00' };
    const made = await ask('POST', '/web-api/games/rounds/1/moves', { step: 0, move: 'stand' });
    expect(made.json()).toMatchObject({ code: 'ROUND_UNKNOWN' });
    for (const act of ['collect', 'take-back']) {
      const acted = await ask('POST', `/web-api/shared-rounds/crash/bets/1/${act}`);
      expect(acted.json()).toMatchObject({ code: 'BET_UNKNOWN' });
    }
    expect((await ask('POST', '/web-api/cashier/withdrawals', payout)).statusCode).not.toBe(451);
  });

  it('say what they are, by position, and what has changed [S3-33]', async () => {
    const { subRules, ...terms } = (await ask('GET', '/web-api/terms')).json<TermsView>();
    expect(terms).toMatchObject({ version: 2, link: '/rules', tags: ['money'] });
    expect(subRules.map(({ position, changed }) => [position, changed])).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  it('are agreed to in the version that was shown, and only that', async () => {
    const old = await ask('POST', '/web-api/terms/confirm', { version: 1 });
    expect([old.statusCode, old.json<{ code: string }>().code]).toEqual([451, 'TERMS_CHANGED']);
    const confirmed = await ask('POST', '/web-api/terms/confirm', { version: 2 });
    expect(confirmed.json()).toMatchObject({ result: true });
    expect(await status()).toMatchObject({ result: true });
    expect((await ask('GET', '/web-api/auth/rights')).json()).toMatchObject({
      rights: { bet: null, deposit: null, withdraw: null },
    });
    expect((await ask('POST', '/web-api/cashier/deposits', deposit)).json()).toMatchObject({
      code: 'ACCOUNT_UNKNOWN',
    });
  });

  it('are not confirmed by a guest, and not for another player', async () => {
    const guest = await platform.app.inject({
      method: 'POST',
      url: '/web-api/terms/confirm',
      body: { version: 2 },
    });
    expect(guest.statusCode).toBe(401);
    const bob = await signUp(platform.app, { email: 'bob@example.com' });
    await publishTerms(platform.kernel.db, { content: TERMS, byName: 'eva', atMs: platform.clock.nowMs() });
    await platform.advance(5_000);
    await ask('POST', '/web-api/terms/confirm', { version: 3 });
    const other = await platform.app.inject({
      url: '/web-api/v3/v2/user/agreement-rules',
      headers: bob.bearer,
    });
    expect(other.json()).toMatchObject({ result: false });
  });
});

function aLeg() {
  return { selectionId: '1.home', priceVersion: '1.1', oddsMilli: 2_000 };
}
