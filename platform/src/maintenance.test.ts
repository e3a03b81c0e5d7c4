import { runInNewContext } from 'node:vm';

import type { OperatorAuditView } from '@paddock/contract/schemas';

import { composeModules, type ProductModules } from './compose.ts';
import { runOperator } from './cli/operator/run-operator.ts';
import { signUp, type SignedIn } from './modules/identity/identity.fixture.ts';
import { LiveTestClient } from './modules/live/live-client.fixture.ts';
import { operatorWith, type TestOperator } from './modules/operators/operators.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';

/** All that a player is served meanwhile, and what stands beside it for the page itself. */
const SERVED = [
  'GET /bff-api/config/all.json',
  'GET /bff-api/config/group/get',
  'GET /web-api/cashier/withdrawals',
  'GET /web-api/cashier/withdrawals/{id}',
  'GET /web-api/user/accounts',
  'GET /web-api/user/gettoken',
  'POST /blocks-api/api/v2/block',
  'POST /web-api/auth/disconnect',
  'POST /web-api/canary-watch',
  'POST /web-api/client-errors',
  'POST /web-api/client-health',
  'POST /web-api/csp-reports',
];
/** Open tabs know within this of what begins or ends. */
const SOON_MS = 2_000;
const OTHERS = /^\/(?:operator-api|feed-api|game-api|callbacks|sandbox|web-api\/registry)\//;

describe('maintenance stops play', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let player: SignedIn;
  let admin: TestOperator;
  let origin: string;
  let tab: LiveTestClient;

  beforeAll(async () => {
    fixture = writeFixtureRelease();
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, feeds: ['push'] },
    });
    origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    player = await signUp(platform.app, { email: 'open@example.com' });
    admin = await operatorWith(platform, 'ada', 'admin');
  });
  beforeEach(async () => {
    tab = await LiveTestClient.connect(origin);
  });
  afterEach(() => tab.close());
  afterAll(async () => {
    await platform.close();
    fixture.remove();
  });

  const nowMs = () => platform.clock.nowMs();
  const order = (body: object, path = '', bearer = admin.bearer) =>
    platform.app.inject({
      method: 'POST',
      url: `/operator-api/maintenance${path}`,
      headers: bearer,
      body: { reason: 'a new floor', ...body },
    });
  const end = () => order({}, '/end');
  /** What the tab was told last. */
  const told = () => tab.of('maintenance').at(-1)?.window;

  async function codeOf(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string): Promise<unknown> {
    const headers = { ...player.bearer, 'idempotency-key': 'maintenance-0001' };
    const answer = await platform.app.inject({ method, url, headers });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const code = isJson ? answer.json<{ code?: string } | null>()?.code : undefined;
    if (code !== 'MAINTENANCE') return code;
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
    return code;
  }

  it('on every route of the OpenAPI document but sign-out, balance and the state of withdrawals [S4-11]', async () => {
    const { paths = {} } = platform.app.swagger() as { paths?: Record<string, Record<string, unknown>> };
    const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase() as 'GET', path })),
    );
    expect((await order({ endsAtMs: nowMs() + 60_000 })).statusCode).toBe(204);
    const served: string[] = [];
    for (const { method, path } of endpoints) {
      const code = await codeOf(method, path.replaceAll(/\{[^}]+\}/g, '1'));
      if (code !== 'MAINTENANCE') served.push(`${method} ${path}`);
    }
    const players = served.filter((one) => !OTHERS.test(one.split(' ')[1] ?? '') && /-api\//.test(one));
    expect(players.toSorted()).toEqual(SERVED.toSorted());
    expect(served).toEqual(
      expect.arrayContaining([
        'POST /callbacks/payments/{provider}',
        'POST /feed-api/v1/messages',
        'GET /readyz',
      ]),
    );
    expect(endpoints.length - served.length).toBeGreaterThan(80);
    await end();
    expect(await codeOf('GET', '/web-api/sportsbook/catalogue')).toBeUndefined();
  });

  it('tells open tabs at once when it begins and when it is ended, and new ones as they come', async () => {
    await tab.until(() => told() === null);
    const endsAtMs = nowMs() + 60_000;
    await order({ endsAtMs });
    await tab.until(() => told()?.state === true);
    expect(told()).toMatchObject({ endedAt: Math.ceil(endsAtMs / 1000), state: true });
    const late = await LiveTestClient.connect(origin);
    await late.until(() => late.of('maintenance').length > 0);
    expect(late.of('maintenance').at(-1)?.window?.state).toBe(true);
    late.close();
    await end();
    await tab.until(() => told() === null);
    expect(await codeOf('GET', '/web-api/sportsbook/catalogue')).toBeUndefined();
  });

  it('leads the document that explains it back at once when it is ended [S4-13]', async () => {
    await order({ endsAtMs: nowMs() + 60_000 });
    const href = `${origin}/en/site-updates?path=%2Flive`;
    const document = await (await fetch(href)).text();
    const [script = ''] = /\/site\/lead-back\.[0-9a-f]+\.js/.exec(document) ?? [];
    const content = await (await fetch(origin + script)).text();
    const left = new Promise((resolve) => {
      runInNewContext(content, {
        location: { origin, href, hash: '#score', replace: resolve },
        document: {
          querySelector: () => ({ dataset: { back: `${origin}/en/live`, updates: '' } }),
          querySelectorAll: () => [],
        },
        WebSocket,
        setTimeout,
        // It is the socket that is asked here, and no look at the address.
        setInterval: () => undefined,
      });
    });
    const before = await LiveTestClient.connect(origin);
    await before.until(() => before.of('maintenance').length > 0);
    before.close();
    await end();
    expect(await left).toBe(`${origin}/en/live#score`);
  });

  it('begins and ends by itself as it was planned, and open tabs know within two seconds', async () => {
    const startsAtMs = nowMs() + 5_000;
    await order({ startsAtMs, endsAtMs: startsAtMs + 4_000 });
    await tab.until(() => told()?.state === false);
    await platform.advance(startsAtMs - nowMs() - 1);
    expect(await codeOf('GET', '/web-api/sportsbook/catalogue')).toBeUndefined();
    await platform.advance(1);
    expect(await codeOf('GET', '/web-api/sportsbook/catalogue')).toBe('MAINTENANCE');
    await platform.advance(SOON_MS - 1);
    // No more of the server's time passes until the tab hears.
    await tab.until(() => told()?.state === true);
    await platform.advance(startsAtMs + 4_000 - nowMs());
    expect(await codeOf('GET', '/web-api/sportsbook/catalogue')).toBeUndefined();
    await platform.advance(SOON_MS - 1);
    await tab.until(() => told() === null);
  });

  it('goes on while it runs, whatever is planned for later: that is refused until it is ended', async () => {
    await order({ endsAtMs: nowMs() + 60_000 });
    const tomorrow = { startsAtMs: nowMs() + 86_400_000, endsAtMs: nowMs() + 90_000_000 };
    expect((await order(tomorrow)).json()).toMatchObject({
      code: 'INVALID_INPUT',
      details: [{ at: '/startsAtMs', message: 'is to come while play is stopped: end that first' }],
    });
    expect(await codeOf('GET', '/web-api/sportsbook/catalogue')).toBe('MAINTENANCE');
    expect((await order({ endsAtMs: nowMs() + 90_000 })).statusCode).toBe(204);
    await end();
    expect((await order(tomorrow)).statusCode).toBe(204);
    await end();
  });

  it('leads documents to the page that explains it, and says so in the configuration', async () => {
    await order({ endsAtMs: nowMs() + 60_000 });
    const config = await platform.app.inject('/bff-api/config/group/get?groups=maintenance');
    expect(config.json()).toMatchObject({ maintenance: { maintenance: { state: true } } });
    await end();
    const after = await platform.app.inject('/bff-api/config/group/get?groups=maintenance');
    expect(after.json()).toEqual({ maintenance: {} });
  });

  it('is an order of those who may give it, written down, and made sense of', async () => {
    const support = await operatorWith(platform, 'sue', 'support');
    const refused = await order({ endsAtMs: nowMs() + 60_000 }, '', support.bearer);
    expect(refused.json()).toMatchObject({ code: 'FORBIDDEN' });
    for (const body of [
      { endsAtMs: nowMs() },
      { startsAtMs: nowMs() + 2_000, endsAtMs: nowMs() + 1_000 },
      { endsAtMs: nowMs() + 8 * 86_400_000 },
    ]) {
      expect((await order(body)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    }
    expect((await end()).json()).toMatchObject({ code: 'NOT_FOUND' });
    await order({ startsAtMs: nowMs() + 1_000, endsAtMs: nowMs() + 2_000 });
    await end();
    const audit = await platform.app.inject({ url: '/operator-api/audit', headers: admin.bearer });
    const actions = audit.json<OperatorAuditView>().entries.map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['maintenance.end', 'maintenance.plan']);
    expect(actions).toContain('maintenance.begin');
  });

  it('outlives a restart, and is ordered from the console', async () => {
    const environment = {
      PADDOCK_SITE: origin,
      OPERATOR_TOKEN: admin.bearer.authorization.replace('Bearer ', ''),
    };
    const terminal = {
      isScreen: false,
      ask: () => Promise.resolve('a new floor'),
      askSecret: () => Promise.resolve(''),
      close: () => undefined,
    };
    const run = async (...words: string[]) => (await runOperator(words, environment, terminal)).text;
    expect(await run('maintenance')).toBe('no maintenance');
    expect(await run('maintenance', '--until', 'soon')).toContain('--until is no time');
    const until = new Date(nowMs() + 60_000).toISOString();
    expect(await run('maintenance', '--until', until)).toContain('play is stopped');
    tab.close();
    platform = await platform.restart();
    expect(await codeOf('GET', '/web-api/sportsbook/catalogue')).toBe('MAINTENANCE');
    origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    environment.PADDOCK_SITE = origin;
    expect(await run('maintenance', '--end')).toBe('play goes on');
    expect(await codeOf('GET', '/web-api/sportsbook/catalogue')).toBeUndefined();
  });
});
