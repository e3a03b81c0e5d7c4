/** @jest-environment node */
import { problem } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

describe('loading session and token', () => {
  let world: TestWorld;
  beforeEach(() => {
    world = createTestWorld();
  });
  afterEach(() => world.close());

  const pass = (byMs = 50) => world.timing.advanceAsync(byMs);
  const reported = () => world.reports.map(({ message }) => message);

  it('asks once for the session of a document that brought none [S7-13]', async () => {
    world.userId = '7';
    const shared = world.open({ session: undefined });
    expect(shared.auth.auth$.snapshot().status).toBe('checking');
    await pass();
    expect(shared.auth.auth$.snapshot()).toMatchObject({ status: 'signed-in', userId: '7' });
    expect(world.server.seen('GET /web-api/session')).toHaveLength(1);
  });

  it('reports a session the server will not tell, and goes on as a guest [S8-18]', async () => {
    world.server.on('GET /web-api/session', () => problem('INTERNAL'));
    const shared = world.open({ session: undefined });
    await pass(4_000);
    expect(shared.auth.auth$.snapshot().status).toBe('guest');
    expect(reported()).toEqual(['no session: INTERNAL']);
  });

  it.each(['MAINTENANCE', 'BLOCKED_HERE'] as const)(
    'reports no session that is not told because of %s: the site has said why [S8-18]',
    async (code) => {
      world.server.on('GET /web-api/session', () => problem(code));
      const shared = world.open({ session: undefined });
      await pass(4_000);
      expect(shared.auth.auth$.snapshot().status).toBe('guest');
      expect(reported()).toEqual([]);
    },
  );

  it('reports a token the server will not give, but not that nobody is signed in [S8-18]', async () => {
    world.userId = '7';
    const shared = world.open();
    await pass();
    world.timing.advance(61_000);
    world.server.on('GET /web-api/user/gettoken', () => problem('INTERNAL'));
    await shared.api.get('/web-api/user/accounts');
    expect(reported()).toContain('no token: INTERNAL');
    const before = reported().length;
    world.server.on('GET /web-api/user/gettoken', () => problem('UNAUTHENTICATED'));
    await shared.api.get('/web-api/user/accounts');
    expect(reported()).toHaveLength(before);
  });

  it('reports nothing while there is no network', async () => {
    world.server.on('GET /web-api/session', () => 'lost');
    world.open({ session: undefined });
    await pass(10_000);
    expect(reported()).toEqual([]);
  });

  it('learns of a sign-out it slept through as soon as its socket is back, not a minute later', async () => {
    world.userId = '7';
    const shared = world.open();
    await pass(5_000);
    expect(shared.auth.auth$.snapshot().status).toBe('signed-in');
    // Signed out elsewhere, and neither the channel of the tabs nor the socket said so.
    world.userId = null;
    world.live.present.drop();
    await pass(2_000);
    world.live.present.send({ t: 'err', topic: 'player', code: 'UNAUTHENTICATED' });
    await pass(50);
    expect(shared.auth.auth$.snapshot().status).toBe('guest');
    expect(world.server.seen('GET /web-api/auth/action')).toHaveLength(0);
  });
});
