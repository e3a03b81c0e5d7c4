/** @jest-environment node */
import type { CommandResult } from '../http/http-types.ts';
import { install } from '../page/page-instance.ts';
import { aLimit } from '../testing/samples.ts';
import { ok, problem } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { cancelLimit, decideLimit, limits$, refreshLimits, setLimit } from './limits.ts';

const ROUTE = 'GET /limit-service-api/api/external/web/v3/limits';

describe('limits', () => {
  let world: TestWorld;

  beforeEach(() => {
    world = createTestWorld();
    world.userId = '7';
  });
  afterEach(() => world.close());

  function open() {
    const shared = world.open();
    install(shared);
    return shared;
  }
  async function look() {
    const shared = open();
    limits$.subscribe();
    await world.timing.advanceAsync(20_000);
    return shared;
  }

  it('reads nothing until somebody looks [S7-08]', async () => {
    open();
    await world.timing.advanceAsync(10_000);
    expect(world.server.seen(ROUTE)).toHaveLength(0);
    limits$.subscribe();
    limits$.subscribe();
    await world.timing.advanceAsync(0);
    expect(world.server.seen(ROUTE)).toHaveLength(1);
  });

  it.each([404, 501])('has no limits where the service answers %i', async (status) => {
    world.server.on(ROUTE, () => ({ status }));
    await look();
    expect(limits$.snapshot()).toEqual({ status: 'ready', limits: [] });
  });

  it('reads limits with their fields and leaves out what it does not understand [S3-01, S7-08]', async () => {
    const limit = {
      limitType: 20,
      limitValue: 100,
      limitBalance: 40,
      limitUsed: 60,
      limitState: 'ACTIVE',
      needApprove: false,
      startedAt: 1_700_000_000,
      endsAt: 1_700_086_400,
      measure: 'EUR',
      roomBackAt: 1_700_000_500,
    };
    world.server.on(ROUTE, () => ok([limit, { limitType: 'x' }, null, { ...limit, limitState: 'ODD' }]));
    await look();
    expect(limits$.snapshot()).toEqual({ status: 'ready', limits: [limit] });
  });

  it('shows what was asked for last, in whatever order the answers come', async () => {
    await look();
    const answers: ((value: ReturnType<typeof ok>) => void)[] = [];
    world.server.on(ROUTE, () => new Promise((resolve) => answers.push(resolve)));
    const reads = [refreshLimits(), refreshLimits()];
    await world.timing.advanceAsync(0);
    const [older, newer] = [aLimit({ limitState: 'PENDING' }), aLimit()];
    answers[1]?.(ok([newer]));
    await reads[1];
    answers[0]?.(ok([older]));
    await reads[0];
    expect(limits$.snapshot()).toEqual({ status: 'ready', limits: [newer] });
  });

  it('is an error when they cannot be read, and stale after that', async () => {
    world.server.on(ROUTE, () => problem('INTERNAL'));
    await look();
    expect(limits$.snapshot()).toEqual({ status: 'error' });
    world.server.on(ROUTE, () => ok([]));
    await refreshLimits();
    world.server.on(ROUTE, () => problem('INTERNAL'));
    await refreshLimits();
    expect(limits$.snapshot()).toEqual({ status: 'stale', limits: [] });
  });

  it('sends each change and shows the list it answers [S4-07, S7-06, S7-07]', async () => {
    const base = '/limit-service-api/api/external/web/v3';
    for (const [index, route] of [
      `POST ${base}/limit`,
      `POST ${base}/limitaction`,
      `DELETE ${base}/limit`,
    ].entries())
      world.server.on(route, () => ok([aLimit({ limitValue: index })]));
    await look();
    const after = async (change: Promise<CommandResult>) => {
      expect(await change).toMatchObject({ ok: true });
      return limits$.snapshot();
    };
    expect(await after(setLimit(20, 50))).toMatchObject({ limits: [{ limitValue: 0 }] });
    expect(await after(decideLimit(20, 'reject'))).toMatchObject({ limits: [{ limitValue: 1 }] });
    expect(await after(cancelLimit(20))).toMatchObject({ limits: [{ limitValue: 2 }] });
    const sent = world.server.requests.filter(
      ({ method, target }) => method !== 'GET' && target.includes(base),
    );
    expect(sent.map(({ method, target, body }) => [method, target.slice(base.length), body])).toEqual([
      ['POST', '/limit', { limitType: 20, limitValue: 50 }],
      ['POST', '/limitaction?action=reject', { limitType: 20 }],
      ['DELETE', '/limit?limitType=20', undefined],
    ]);
    expect(sent[1]?.headers['x-language']).toBe('en');
  });

  it('hands on the words of a service that sends them, and asks it for the list [S8-08]', async () => {
    const base = '/limit-service-api/api/external/web/v3';
    world.server.on(ROUTE, () => ok([aLimit()]));
    world.server.on(`DELETE ${base}/limit`, () => ok({ title: 'Change withdrawn' }));
    world.server.on(`POST ${base}/limitaction`, () => ({ status: 409, body: { title: 'Not today' } }));
    await look();
    expect(await cancelLimit(20)).toMatchObject({ ok: true, data: { title: 'Change withdrawn' } });
    expect(await decideLimit(20, 'approve')).toMatchObject({
      ok: false,
      problem: { title: 'Not today' },
    });
    expect(limits$.snapshot()).toMatchObject({ limits: [{ limitType: 20 }] });
  });

  it('answers the problem of a refused change and keeps what it showed', async () => {
    world.server.on(ROUTE, () => ok([aLimit()]));
    world.server.on('DELETE /limit-service-api/api/external/web/v3/limit', () => problem('LIMIT_LOCKED'));
    await look();
    expect(await cancelLimit(30)).toMatchObject({ ok: false, problem: { code: 'LIMIT_LOCKED' } });
    expect(limits$.snapshot()).toEqual({ status: 'ready', limits: [aLimit()] });
  });

  it('shows nothing of one player to the next, however late an answer comes', async () => {
    world.userId = '8';
    const { auth } = await look();
    const answers: ((value: ReturnType<typeof ok>) => void)[] = [];
    world.server.on(ROUTE, () => new Promise((resolve) => answers.push(resolve)));
    void refreshLimits();
    await world.timing.advanceAsync(0);
    void auth.logout();
    await world.timing.advanceAsync(0);
    expect(limits$.snapshot()).toEqual({ status: 'none' });
    await auth.signIn('password', { login: 'bob@example.org', password: 'right horse', save: true });
    await world.timing.advanceAsync(0);
    answers[0]?.(ok([aLimit()]));
    await world.timing.advanceAsync(0);
    expect(limits$.snapshot()).toEqual({ status: 'loading' });
    answers[1]?.(ok([]));
    await world.timing.advanceAsync(0);
    expect(limits$.snapshot()).toEqual({ status: 'ready', limits: [] });
  });

  it('has none for a guest', async () => {
    world.userId = null;
    await look();
    expect(limits$.snapshot()).toEqual({ status: 'none' });
    expect(world.server.seen(ROUTE)).toHaveLength(0);
  });
});
