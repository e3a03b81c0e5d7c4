/** @jest-environment node */
import { install } from '../page/page-instance.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import { ok, problem } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { refreshTimePlayed, timePlayed$ } from './time-played.ts';

const GET = 'GET /web-api/office/played';
const PLAYED = { daySec: 60, weekSec: 120, monthSec: 180 };

describe('the time played', () => {
  let world: TestWorld;
  let reads: number;

  beforeEach(() => {
    world = createTestWorld();
    reads = 0;
    world.server.on(GET, () => {
      reads += 1;
      return ok(PLAYED);
    });
  });
  afterEach(() => world.close());

  const pass = () => world.timing.advanceAsync(50);
  async function open(userId: string | null): Promise<SharedUtils> {
    world.userId = userId;
    const shared = world.open();
    install(shared);
    await pass();
    return shared;
  }

  it('is read once for all who show it, and for nobody before', async () => {
    await open('7');
    expect(reads).toBe(0);
    for (let widget = 0; widget < 2; widget++) timePlayed$.subscribe();
    await pass();
    expect(reads).toBe(1);
    expect(timePlayed$.snapshot()).toMatchObject({ status: 'ready', played: PLAYED });
  });

  it('is nobody’s for a guest, and read for whoever signs in', async () => {
    const { auth } = await open(null);
    timePlayed$.subscribe();
    await pass();
    expect([timePlayed$.snapshot().status, reads]).toEqual(['none', 0]);
    await auth.signIn('password', { login: 'a@example.org', password: 'right horse', save: true });
    await pass();
    expect([timePlayed$.snapshot().status, reads]).toEqual(['ready', 1]);
  });

  it('keeps the last answer when a later one fails, and says where there was none', async () => {
    await open('7');
    timePlayed$.subscribe();
    await pass();
    world.server.on(GET, () => problem('INTERNAL'));
    const asking = refreshTimePlayed();
    await world.timing.advanceAsync(20_000);
    await asking;
    expect(timePlayed$.snapshot()).toMatchObject({ status: 'stale', played: PLAYED });
  });
});
