import { DAY_MS, HOUR_MS } from '@paddock/contract';
import type { AnalyticsCountsView, AnalyticsFunnelView } from '@paddock/contract/schemas';
import type { PlayerId } from '@paddock/contract';

import { createTestPlatform, IDENTITY_ALONE, type TestPlatform } from '../../testing/index.ts';
import { createIdentity, type Identity } from '../identity/index.ts';
import { createOperators, type Operators } from '../operators/index.ts';
import { call, codeOf, operatorWith } from '../operators/operators.fixture.ts';
import { keepingOf } from '../referrals/index.ts';
import { insertEvents } from './events-store.ts';
import { createAnalytics, type Analytics } from './index.ts';

const FAILED = { name: 'auth.login-failed', data: { way: 'password', error_code: 'WRONG_CREDENTIALS' } };

describe('the collector of analytics', () => {
  let platform: TestPlatform<{ identity: Identity; operators: Operators; analytics: Analytics }>;
  let asks: boolean;

  beforeAll(async () => {
    platform = await createTestPlatform((kernel) => {
      const identity = createIdentity(kernel, {
        ...IDENTITY_ALONE,
        registrationAllowed: () => false,
      });
      const operators = createOperators(kernel, { playerNumbers: identity.numbers });
      const analytics = createAnalytics(kernel, {
        operators,
        siteOf: () => ({ groupId: 1 }),
        agreesToMarketing: (cookies) => keepingOf(cookies, asks) === 'lasting',
        playerOf: ({ headers: { 'x-player': player } }) =>
          Promise.resolve(player === undefined ? undefined : (String(player) as PlayerId)),
      });
      return { identity, operators, analytics };
    });
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    asks = true;
  });

  let visitors = 0;
  const send = (events: readonly object[], consent?: string, headers: Record<string, string> = {}) =>
    platform.app.inject({
      method: 'POST',
      url: '/web-api/analytics/events',
      // Each visitor of their own: an address has a bound.
      remoteAddress: `10.1.${Math.floor((visitors += 1) / 200)}.${visitors % 200}`,
      headers,
      cookies: consent === undefined ? {} : { consent },
      body: { events: events.map((event) => ({ atMs: platform.clock.nowMs(), ...event })) },
    });
  const kept = async (...words: Parameters<typeof send>): Promise<number> =>
    (await send(...words)).json<{ kept: number }>().kept;
  const stored = () =>
    platform.kernel.db
      .selectFrom('analytics_event' as never)
      .selectAll()
      .execute() as Promise<unknown> as Promise<readonly Record<string, unknown>[]>;

  it.each([
    ['all', 1],
    ['marketing', 1],
    ['functionality', 0],
    ['disabled', 0],
    [undefined, 0],
    ['anything', 0],
  ])('keeps what happened with the answer %s: %i [S3-32, S4-10]', async (consent, count) => {
    const before = (await stored()).length;
    expect(await kept([FAILED], consent)).toBe(count);
    expect((await stored()).length - before).toBe(count);
  });

  it('keeps it where the site does not ask [S4-10]', async () => {
    asks = false;
    expect(await kept([FAILED])).toBe(1);
  });

  it('takes the player from the session, and the time at most as now', async () => {
    const atMs = platform.clock.nowMs() + DAY_MS;
    await send([{ name: 'bet.placed', atMs }], 'all', { 'x-player': '4711' });
    expect((await stored()).at(-1)).toMatchObject({
      name: 'bet.placed',
      data: {},
      player_id: 4_711n,
      at_ms: BigInt(platform.clock.nowMs()),
    });
  });

  it.each([
    ['no name of an event', [{ name: 'Login failed' }]],
    ['an object in its facts', [{ name: 'a.b', data: { deep: {} } }]],
    ['a long word', [{ name: 'a.b', data: { word: 'x'.repeat(101) } }]],
    ['another field', [{ name: 'a.b', email: 'a@b.c' }]],
    ['nothing', []],
    ['twenty-one', Array.from({ length: 21 }, () => ({ name: 'a.b' }))],
  ])('refuses %s', async (_what, events) => {
    expect(codeOf(await send(events, 'all'))).toBe('INVALID_INPUT');
  });

  it('is counted for operators by day, name and error code [S8-19]', async () => {
    await platform.kernel.db.deleteFrom('analytics_event' as never).execute();
    const rita = await operatorWith(platform, 'rita', 'support');
    await send([FAILED, FAILED, { name: 'auth.login-done' }], 'all');
    const day = new Date(platform.clock.nowMs()).toISOString().slice(0, 10);
    expect((await call(platform, rita, 'GET', 'analytics')).json<AnalyticsCountsView>().counts).toEqual([
      { day, name: 'auth.login-done', errorCode: null, events: 1 },
      { day, name: 'auth.login-failed', errorCode: 'WRONG_CREDENTIALS', events: 2 },
    ]);
    expect((await platform.app.inject('/operator-api/analytics')).statusCode).toBe(401);
  });

  it('is counted of one brand alone, by the host it came to', async () => {
    await platform.kernel.db.deleteFrom('analytics_event' as never).execute();
    const paul = await operatorWith(platform, 'paul', 'support');
    platform.kernel.hosts.know([{ name: 'meadow', hosts: ['meadow.test'] }]);
    await send([{ name: 'bet.placed' }], 'all', { 'x-player': '1', host: 'meadow.test' });
    await send([{ name: 'bet.placed' }, FAILED], 'all', { 'x-player': '2' });
    const of = async (brand: string) => {
      const query = `?brand=${brand}`;
      const { counts } = (await call(platform, paul, 'GET', `analytics${query}`)).json<AnalyticsCountsView>();
      const { firstBets } = (
        await call(platform, paul, 'GET', `analytics/funnel${query}`)
      ).json<AnalyticsFunnelView>();
      return [counts.map(({ name }) => name), firstBets];
    };
    expect([await of('meadow'), await of('own'), await of('other')]).toEqual([
      [['bet.placed'], 1],
      [['auth.login-failed', 'bet.placed'], 1],
      [[], 0],
    ]);
  });

  it('is forgotten after ninety days', async () => {
    await platform.kernel.db.deleteFrom('analytics_event' as never).execute();
    const { ids, db, clock } = platform.kernel;
    const nextRunMs = clock.nowMs() + HOUR_MS;
    const at = (name: string, receivedAtMs: number) => ({
      ...{ eventId: ids.next<'analytics-event'>(), name, data: {}, playerId: null, brand: null },
      ...{ atMs: receivedAtMs, receivedAtMs },
    });
    await insertEvents(db, [
      at('too.old', nextRunMs - 90 * DAY_MS - 1),
      at('just.kept', nextRunMs - 90 * DAY_MS),
    ]);
    await platform.leap(HOUR_MS);
    expect((await stored()).map(({ name }) => name)).toEqual(['just.kept']);
  });
});
