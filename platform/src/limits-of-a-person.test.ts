import { DAY_MS, HOUR_MS, LIMIT_TYPES } from '@paddock/contract';
import type { LimitView } from '@paddock/contract/schemas';

import { composeModules, type ProductModules } from './compose.ts';
import { inTransaction } from './kernel/database/database.ts';
import { PASSWORD, signUp, tokenOf, type SignedIn } from './modules/identity/identity.fixture.ts';
import { sentTo } from './modules/messages/messages.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';
import { query } from './testing/query.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const MARA = { name: 'Mara', surname: 'Lindt', birth_date: '1985-03-09' } as const;

/** The whole product: limits that reach beyond the account and the module they were set in. */
describe('limits of a person', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let made = 0;

  beforeAll(async () => {
    fixture = writeFixtureRelease();
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, feeds: ['push'] },
      startMs: Date.parse('2027-03-28T20:58:00Z'),
    });
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
  });

  const newPlayer = (over: object = {}) =>
    signUp(platform.app, { email: `person${++made}@example.com`, ...over });
  const ask = (player: SignedIn, method: 'GET' | 'POST', url: string, body?: object) =>
    platform.app.inject({
      method,
      url,
      headers: { ...player.bearer, 'idempotency-key': `limits-${++made}` },
      ...(body === undefined ? {} : { body }),
    });
  const set = (player: SignedIn, limitType: number, limitValue: number) =>
    ask(player, 'POST', `${BASE}/limit`, { limitType, limitValue });
  async function deposit(player: SignedIn) {
    const accounts = await ask(player, 'GET', '/web-api/user/accounts');
    const accountId = accounts.json<{ all_accounts: { id: string }[] }>().all_accounts[0]?.id;
    const answer = await ask(player, 'POST', '/web-api/cashier/deposits', {
      accountId,
      methodId: 'fernway-card',
      amount: '20.00',
    });
    return answer.json<{ code?: string; status?: string }>();
  }

  it('a self-exclusion stops play on every account of the person and signs all of them out (rules §2)', async () => {
    const [one, other] = [await newPlayer(MARA), await newPlayer(MARA)];
    const stranger = await newPlayer({ ...MARA, birth_date: '1985-03-10' });
    expect((await set(one, LIMIT_TYPES.selfExclusion, 30)).statusCode).toBe(200);
    for (const account of [one, other])
      expect((await ask(account, 'GET', `${BASE}/limits`)).statusCode).toBe(401);
    const endsAtMs = platform.clock.nowMs() + 30 * DAY_MS;
    const { limits } = platform.modules;
    const { db } = platform.kernel;
    const mayPlay = (account: SignedIn, atMs: number) => limits.check.mayPlay(db, account.playerId, atMs);
    for (const account of [one, other]) {
      expect(await mayPlay(account, endsAtMs - 1)).toBe(false);
      expect(await mayPlay(account, endsAtMs)).toBe(true);
    }
    expect(await mayPlay(stranger, platform.clock.nowMs())).toBe(true);
    expect((await ask(stranger, 'GET', `${BASE}/limits`)).json<LimitView[]>()).toEqual([]);
  });

  it('reaches an account that turns out to be theirs later, whose session still stands', async () => {
    const anna = { ...MARA, name: 'Anna', birth_date: '1986-03-09' } as const;
    const { name, surname, birth_date } = anna;
    const [one, other] = [await newPlayer(anna), await newPlayer({ birth_date })];
    await set(one, LIMIT_TYPES.selfExclusion, 30);
    expect(await deposit(other)).toMatchObject({ status: 'created' });
    expect((await ask(other, 'POST', '/web-api/user/data', { name, surname })).statusCode).toBe(200);
    const known = await ask(other, 'GET', `${BASE}/limits`);
    expect([known.statusCode, known.json<LimitView[]>()]).toEqual([
      200,
      [expect.objectContaining({ limitType: 30, limitState: 'ACTIVE' })],
    ]);
    expect(await deposit(other)).toMatchObject({ code: 'PLAY_PAUSED' });
  });

  it('sends no offers during a break (rules §9)', async () => {
    const player = await newPlayer({ email: 'offers@example.com' });
    const { db } = platform.kernel;
    const offer = () =>
      inTransaction(db, (tx) =>
        platform.modules.messages.send(tx, {
          channel: 'email',
          to: 'offers@example.com',
          language: 'en',
          playerId: player.playerId,
          template: 'announcement',
          params: { title: 'News', text: 'Something new.', path: '/' },
        }),
      );
    const offers = async () =>
      (await sentTo(db, 'offers@example.com')).filter(({ template }) => template === 'announcement').length;
    await offer();
    expect(await offers()).toBe(1);
    await set(player, LIMIT_TYPES.depositTimeout, 7);
    await offer();
    expect(await offers()).toBe(1);
  });

  it('a session limit keeps its day when the zone changes, also before anything was played (rules §1)', async () => {
    const player = await newPlayer();
    await set(player, LIMIT_TYPES.session, 1);
    expect((await ask(player, 'POST', '/web-api/user/settings', { timeZone: 14 })).statusCode).toBe(200);
    const days = `select ends_at_ms::text from limits_day where player_id = ${player.playerId}`;
    // Midnight in the site's zone, UTC+3.
    expect(await query(platform.databaseUrl, days)).toEqual([
      { ends_at_ms: String(Date.parse('2027-03-28T21:00:00Z')) },
    ]);
  });

  it('a session limit counts the day where the player is, and a change of zone gives no new one (rules §1)', async () => {
    const player = await newPlayer();
    const token = () => tokenOf(platform.app, player.session);
    await set(player, LIMIT_TYPES.session, 1);
    // A page that never pings: its tokens alone tell that it is there.
    expect(await token()).toMatch(/./);
    await query(platform.databaseUrl, `update limits_day set played_ms = ${HOUR_MS + 60_000}`);
    // Two minutes to midnight in the site's zone, UTC+3, which is the player's too; at UTC+14 another day has begun long ago.
    expect((await ask(player, 'POST', '/web-api/user/settings', { timeZone: 14 })).statusCode).toBe(200);
    expect(await token()).toBeUndefined();
    const signIn = async () => {
      const login = { login: player.playerId, password: PASSWORD, save: false };
      const answer = await platform.app.inject({ method: 'POST', url: '/web-api/auth/login', body: login });
      return answer.json<{ code?: string }>().code ?? 'in';
    };
    expect(await signIn()).toBe('SESSION_LIMIT_ENDED');
    await platform.advance(119_999);
    expect(await signIn()).toBe('SESSION_LIMIT_ENDED');
    await platform.advance(1);
    expect(await signIn()).toBe('in');
  });
});
