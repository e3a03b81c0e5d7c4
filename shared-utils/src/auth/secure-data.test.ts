/** @jest-environment node */
import { ok } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { keepSecureData } from './secure-data.ts';

const ROUTE = 'GET /web-api/auth/secure-data';

describe('secure data [S7-37]', () => {
  let world: TestWorld;
  let stop: () => void;

  beforeEach(() => {
    world = createTestWorld();
    world.userId = '7';
    world.server.on(ROUTE, () => ok({ ggru: 'g', grant: 's', expires_at_ms: 0 }));
  });
  afterEach(() => {
    stop();
    world.close();
  });

  const start = () => {
    const shared = world.open();
    stop = keepSecureData({ ...shared, ...world.environment });
    return shared;
  };

  it('are asked for with the sign-in, and again before their 1800 s are over', async () => {
    start();
    await world.timing.advanceAsync(0);
    expect(world.server.seen(ROUTE)).toHaveLength(1);
    await world.timing.advanceAsync(1_799_000);
    expect(world.server.seen(ROUTE)).toHaveLength(2);
  });

  it('are not asked for by guests, nor after signing out', async () => {
    const shared = start();
    await world.timing.advanceAsync(0);
    await shared.auth.logout();
    await world.timing.advanceAsync(10_000_000);
    expect(world.server.seen(ROUTE)).toHaveLength(1);
  });

  it.each([{}, { ggru: '', grant: '' }, undefined])(
    'that are empty are reported: %j [S8-18]',
    async (body) => {
      world.server.on(ROUTE, () => ok(body));
      start();
      await world.timing.advanceAsync(0);
      expect(world.reports.map(({ message }) => message)).toEqual(['secure data is empty']);
    },
  );
});
