/** @jest-environment node */
import { aToken, createTestWorld, ORIGIN, type TestWorld } from '../testing/test-world.ts';
import { ok, problem, type SeenRequest } from '../testing/test-server.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import { apiUrl } from './api.ts';

const TOKEN_ROUTE = 'GET /web-api/user/gettoken';

function bearerOf({ headers }: SeenRequest): string | undefined {
  return headers['authorization']?.replace('Bearer ', '');
}

const DEPOSIT = { accountId: '1', methodId: 'card', amount: '1.00' };

describe('the API client', () => {
  let world: TestWorld;
  let shared: SharedUtils;

  beforeEach(() => {
    world = createTestWorld();
  });
  afterEach(() => world.close());

  async function openSignedIn(): Promise<void> {
    world.userId = '7';
    shared = world.open();
    await world.timing.advanceAsync(15_000);
  }

  it('calls under /web-api with the language [S7-01]', async () => {
    shared = world.open({ language: 'ru' });
    const query = { pageNumber: 2, isIncludeArchive: false };
    await shared.api.get('/web-api/office/historypay', { query });
    const seen = world.server.seen('GET /web-api/office/historypay')[0];
    expect(seen?.target).toBe('/web-api/office/historypay?pageNumber=2&isIncludeArchive=false');
    expect(seen?.headers['x-language']).toBe('ru');
  });

  it('writes values into the address and the query, and nothing of what is not given', () => {
    const options = { params: { id: 'a/b 1', page: 2 }, query: { c: 'x y', d: undefined } };
    expect(apiUrl(ORIGIN, '/web-api/things/:id/:page', options)).toBe(
      `${ORIGIN}/web-api/things/a%2Fb%201/2?c=x+y`,
    );
  });

  it('adds a bearer token when signed in, and only then [S7-01]', async () => {
    await openSignedIn();
    await shared.api.get('/web-api/ideas');
    await shared.api.get('/web-api/ideas', { bearer: 'none' });
    const [first, second] = world.server.seen('GET /web-api/ideas');
    expect(first?.headers['authorization']).toMatch(/^Bearer h\./);
    expect(second?.headers['authorization']).toBeUndefined();
  });

  it('sends the bearer it is given, and leaves the player alone where that is refused', async () => {
    await openSignedIn();
    world.server.on('GET /operator-api/session', () => problem('UNAUTHENTICATED'));
    const asked = await shared.api.get('/operator-api/session', { bearer: { token: 'of.an.operator' } });
    expect(asked).toMatchObject({ ok: false, httpStatus: 401 });
    const seen = world.server.seen('GET /operator-api/session');
    expect(seen.map(bearerOf)).toEqual(['of.an.operator']);
    expect(shared.auth.auth$.snapshot().status).not.toBe('guest');
  });

  it('sends no bearer as a guest and asks for no token', async () => {
    shared = world.open();
    await shared.api.get('/web-api/ideas');
    expect(world.server.seen(TOKEN_ROUTE)).toHaveLength(0);
    expect(world.server.seen('GET /web-api/ideas')[0]?.headers['authorization']).toBeUndefined();
  });

  it('shares one token for 60 s among all callers [S7-14, S9-01]', async () => {
    await openSignedIn();
    await world.timing.advanceAsync(60_000);
    const before = world.server.seen(TOKEN_ROUTE).length;
    await Promise.all(Array.from({ length: 20 }, () => shared.api.get('/web-api/ideas')));
    const after = world.server.seen(TOKEN_ROUTE).length;
    expect(after - before).toBeLessThanOrEqual(1);
    await world.timing.advanceAsync(59_000 - 1);
    const token = () => bearerOf(world.server.seen('GET /web-api/ideas').at(-1) as SeenRequest);
    const first = token();
    await world.timing.advanceAsync(61_000);
    await shared.api.get('/web-api/ideas');
    expect(token()).not.toBe(first);
  });

  it('renews the token once for 50 calls refused at the same time, and repeats each once [S7-02]', async () => {
    await openSignedIn();
    await shared.api.get('/web-api/bonuses');
    const old = bearerOf(world.server.seen('GET /web-api/bonuses')[0] as SeenRequest);
    const before = world.server.seen(TOKEN_ROUTE).length;
    world.server.on('GET /web-api/ideas', (request) =>
      bearerOf(request) === old ? problem('TOKEN_EXPIRED') : ok({ fine: true }),
    );
    const results = await Promise.all(Array.from({ length: 50 }, () => shared.api.get('/web-api/ideas')));
    expect(results.every((result) => result.ok)).toBe(true);
    expect(world.server.seen(TOKEN_ROUTE).length - before).toBe(1);
    expect(world.server.seen('GET /web-api/ideas')).toHaveLength(100);
  });

  it('repeats a refused call no more than once [S7-02]', async () => {
    await openSignedIn();
    world.server.on('GET /web-api/ideas', () => problem('TOKEN_EXPIRED'));
    expect(await shared.api.get('/web-api/ideas')).toMatchObject({ ok: false, httpStatus: 401 });
    expect(world.server.seen('GET /web-api/ideas')).toHaveLength(2);
  });

  it('signs out when the server knows the session no more', async () => {
    await openSignedIn();
    await world.timing.advanceAsync(45_000);
    world.userId = null;
    world.server.on('GET /web-api/ideas', () => problem('UNAUTHENTICATED'));
    await shared.api.get('/web-api/ideas');
    await world.timing.advanceAsync(0);
    expect(shared.auth.auth$.snapshot()).toEqual({ status: 'guest', userId: null, banLevel: 0 });
  });

  it('refuses an expired token and does not keep the failure', async () => {
    world.userId = '7';
    world.server.on(TOKEN_ROUTE, () => ok({ token: aToken(world.timing.nowMs(), -1) }));
    shared = world.open();
    expect(await shared.api.get('/web-api/ideas')).toMatchObject({
      ok: false,
      problem: { code: 'TOKEN_EXPIRED' },
    });
    world.server.on(TOKEN_ROUTE, () => ok({ token: aToken(world.timing.nowMs()) }));
    world.server.on('GET /web-api/ideas', () => ok({}));
    expect(await shared.api.get('/web-api/ideas')).toMatchObject({ ok: true });
  });

  it('repeats what got no answer when reading or keyed, with the same key [rules §4]', async () => {
    shared = world.open();
    let failures = 2;
    const flaky = () => (failures-- > 0 ? ('lost' as const) : ok({ done: true }));
    world.server.on('POST /web-api/cashier/deposits', flaky);
    const paid = shared.api.post('/web-api/cashier/deposits', DEPOSIT, { key: 'key-00000001' });
    await world.timing.advanceAsync(500);
    expect(world.server.seen('POST /web-api/cashier/deposits')).toHaveLength(2);
    await world.timing.advanceAsync(1_000);
    expect(await paid).toMatchObject({ ok: true });
    const keys = world.server
      .seen('POST /web-api/cashier/deposits')
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['key-00000001', 'key-00000001', 'key-00000001']);
  });

  it('never repeats an unkeyed POST', async () => {
    shared = world.open();
    world.server.on('POST /web-api/verification/send', () => 'lost');
    const said = shared.api.post('/web-api/verification/send', {});
    await world.timing.advanceAsync(10_000);
    expect(await said).toMatchObject({ ok: false, status: 'network-error' });
    expect(world.server.seen('POST /web-api/verification/send')).toHaveLength(1);
  });

  it('stops repeating when the caller gives up', async () => {
    shared = world.open();
    world.server.on('GET /web-api/ideas', () => 'lost');
    const controller = new AbortController();
    const result = shared.api.get('/web-api/ideas', { signal: controller.signal });
    await world.timing.advanceAsync(100);
    controller.abort();
    await world.timing.advanceAsync(0);
    expect(await result).toMatchObject({ status: 'close', httpStatus: 499 });
    expect(world.server.seen('GET /web-api/ideas')).toHaveLength(1);
  });

  it('does not repeat a refusal', async () => {
    shared = world.open();
    world.server.on('GET /web-api/ideas', () => problem('UNAVAILABLE'));
    expect(await shared.api.get('/web-api/ideas')).toMatchObject({ ok: false, httpStatus: 503 });
    expect(world.server.seen('GET /web-api/ideas')).toHaveLength(1);
  });

  it('takes at least 200 ms when asked to [S9-18]', async () => {
    shared = world.open();
    world.server.on('GET /web-api/ideas', () => ok({}));
    let isDone = false;
    void shared.api.get('/web-api/ideas', { minimumDelay: true }).then(() => (isDone = true));
    await world.timing.advanceAsync(199);
    expect(isDone).toBe(false);
    await world.timing.advanceAsync(1);
    expect(isDone).toBe(true);
  });
});
