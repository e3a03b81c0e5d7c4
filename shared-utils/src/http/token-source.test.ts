/** @jest-environment node */
import { ok, problem, type ServerAnswer } from '../testing/test-server.ts';
import { aToken, createTestWorld, type TestWorld } from '../testing/test-world.ts';

const TOKEN_ROUTE = 'GET /web-api/user/gettoken';

describe('the token among the tabs of a browser', () => {
  let world: TestWorld;

  beforeEach(() => {
    world = createTestWorld();
    world.userId = '7';
    world.server.on('GET /web-api/ideas', () => ok({}));
  });
  afterEach(() => world.close());

  const asked = () => world.server.seen(TOKEN_ROUTE).length;
  const bearers = () =>
    world.server.seen('GET /web-api/ideas').map(({ headers }) => headers['authorization']);

  async function openTabs(count: number) {
    const tabs = Array.from({ length: count }, () => world.open());
    await world.timing.advanceAsync(1_000);
    return tabs;
  }

  it('is asked for once a minute, however many tabs there are [S7-14]', async () => {
    const tabs = await openTabs(3);
    const before = asked();
    for (let minute = 0; minute < 10; minute++) {
      await world.timing.advanceAsync(60_000);
      await Promise.all(tabs.map((tab) => tab.api.get('/web-api/ideas')));
    }
    expect(bearers()).toHaveLength(30);
    expect(new Set(bearers()).size).toBeLessThanOrEqual(10);
    expect(asked() - before).toBeLessThanOrEqual(10);
  });

  it('is taken from the tab that has it, without asking', async () => {
    const [first, second] = await openTabs(2);
    await world.timing.advanceAsync(60_000);
    await first?.api.get('/web-api/ideas');
    const before = asked();
    await second?.api.get('/web-api/ideas');
    expect(asked()).toBe(before);
  });

  it('is renewed once for all tabs when the server refuses it [S7-02]', async () => {
    const tabs = await openTabs(3);
    const refused = bearers().at(-1);
    world.server.on('GET /web-api/ideas', ({ headers }): ServerAnswer =>
      headers['authorization'] === refused || !headers['authorization']?.includes('good')
        ? problem('TOKEN_EXPIRED')
        : ok({}),
    );
    world.server.on(TOKEN_ROUTE, () =>
      ok({ token: `good${aToken(world.timing.nowMs(), 300, { sub: '7' })}` }),
    );
    const before = asked();
    const results = await Promise.all(tabs.map((tab) => tab.api.get('/web-api/ideas')));
    expect(results.every(({ ok: isOk }) => isOk)).toBe(true);
    expect(asked() - before).toBeLessThanOrEqual(2);
  });

  it('of another player is not taken', async () => {
    const [tab] = await openTabs(1);
    const foreign = aToken(world.timing.nowMs(), 300, { sub: '8' });
    world.hub.openChannel('token').post(foreign);
    world.hub.openChannel('token').post({ token: 'x' });
    await tab?.api.get('/web-api/ideas');
    expect(bearers().at(-1)).not.toBe(`Bearer ${foreign}`);
  });

  it('is forgotten with the sign-out of any tab', async () => {
    const [first, second] = await openTabs(2);
    await first?.auth.logout();
    await world.timing.advanceAsync(0);
    await second?.api.get('/web-api/ideas');
    expect(bearers().at(-1)).toBeUndefined();
  });

  it('is in no storage and no cookie', async () => {
    const [tab] = await openTabs(1);
    await tab?.api.get('/web-api/ideas');
    const token = bearers().at(-1)?.replace('Bearer ', '') ?? '';
    expect(token).not.toBe('');
    expect(JSON.stringify([...world.storage.texts, ...world.cookieJar])).not.toContain(token);
  });
});
