/** @jest-environment node */
import { ok } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const LOGIN = { login: 'ann@example.org', password: 'right horse', save: true };

describe('a ban', () => {
  let world: TestWorld;

  beforeEach(() => {
    world = createTestWorld();
  });
  afterEach(() => world.close());

  it('is learnt with the sign-in [S7-16]', async () => {
    world.server.on('GET /web-api/user/config', () => ok({ result: { user_id: '7', ban_level: 53 } }));
    const shared = world.open();
    expect(await shared.auth.signIn('password', LOGIN)).toEqual({ ok: true, userId: '7' });
    expect(shared.auth.auth$.snapshot()).toEqual({ status: 'signed-in', userId: '7', banLevel: 53 });
  });

  it('is learnt while the page is open [S4-14]', async () => {
    let level = 0;
    world.server.on('GET /web-api/user/config', () => ok({ result: { user_id: '7', ban_level: level } }));
    const shared = world.open();
    await shared.auth.signIn('password', LOGIN);
    level = 45;
    await shared.auth.refreshProfile();
    expect(shared.auth.auth$.snapshot()).toEqual({ status: 'signed-in', userId: '7', banLevel: 45 });
    level = 0;
    await shared.auth.refreshProfile();
    expect(shared.auth.auth$.snapshot()).toMatchObject({ banLevel: 0 });
  });
});
