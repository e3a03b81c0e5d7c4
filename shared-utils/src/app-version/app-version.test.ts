/** @jest-environment node */
import { ok } from '../testing/test-server.ts';
import { createTestWorld } from '../testing/test-world.ts';

describe('the app version', () => {
  it('hears of a newer release after the first minute, and offers a reload [S4-20, S8-06]', async () => {
    const world = createTestWorld();
    const shared = world.open({ release: 5 });
    const went: string[] = [];
    shared.navigation.registerNavigation({ navigate: () => undefined, reload: () => went.push('reload') });
    world.server.on('GET /web-api/ideas', () => ok({}, { 'x-release': '6' }));
    await world.timing.advanceAsync(59_000);
    await shared.api.get('/web-api/ideas');
    expect(shared.appVersion.appVersion$.snapshot()).toEqual({ status: 'current', release: 5 });
    await world.timing.advanceAsync(1_000);
    await shared.api.get('/web-api/ideas');
    await shared.api.get('/web-api/ideas');
    expect(shared.appVersion.appVersion$.snapshot()).toEqual({ status: 'outdated', release: 5, newest: 6 });
    const { notifications } = shared.notifications.notifications$.snapshot();
    expect(notifications).toMatchObject([{ kind: 'info', text: { key: 'common:app.updateText' } }]);
    notifications[0]?.action?.run();
    expect(went).toEqual(['reload']);
    world.close();
  });

  it('takes no notice of its own or an older release', async () => {
    const world = createTestWorld();
    const shared = world.open({ release: 5 });
    await world.timing.advanceAsync(61_000);
    for (const release of ['5', '4', 'x', '']) {
      world.server.on('GET /web-api/ideas', () => ok({}, { 'x-release': release }));
      await shared.api.get('/web-api/ideas');
    }
    expect(shared.appVersion.appVersion$.snapshot().status).toBe('current');
    world.close();
  });

  it('learns at once that its own release was taken back, and says so once', async () => {
    const world = createTestWorld();
    const shared = world.open({ release: 5 });
    const headers = { 'x-release': '7', 'x-release-withdrawn': '1-3 6' };
    world.server.on('GET /web-api/ideas', () => ok({}, headers));
    await shared.api.get('/web-api/ideas');
    expect(shared.appVersion.appVersion$.snapshot().status).toBe('current');
    for (const withdrawn of ['1-3 5-6', '5', '6']) {
      headers['x-release-withdrawn'] = withdrawn;
      await shared.api.get('/web-api/ideas');
      expect(shared.appVersion.appVersion$.snapshot()).toEqual({
        status: 'withdrawn',
        release: 5,
        newest: 7,
      });
    }
    expect(shared.notifications.notifications$.snapshot().notifications).toHaveLength(1);
    expect(shared.appVersion.reloadDue()).toBe(true);
    world.close();
  });

  it('keeps the page while a change or a bet is on its way, its delay included', async () => {
    const world = createTestWorld();
    const shared = world.open({ release: 5 });
    world.server.on('GET /web-api/ideas', () => ok({}, { 'x-release-withdrawn': '5' }));
    await shared.api.get('/web-api/ideas');
    const answered = Promise.withResolvers<ReturnType<typeof ok>>();
    world.server.on('POST /web-api/verification/send', () => answered.promise);
    const paying = shared.api.post('/web-api/verification/send', {});
    expect(shared.appVersion.reloadDue()).toBe(false);
    answered.resolve(ok({}));
    await paying;
    expect(shared.appVersion.reloadDue()).toBe(true);

    const key = 'a'.repeat(32);
    const pending = {
      status: 'pending',
      key,
      placementId: '9',
      decidesAtMs: 1_000,
      serverTimeMs: world.timing.nowMs(),
    };
    world.server.on(`GET /web-api/sportsbook/placements/${key}`, () => ok(pending));
    const leaving = new AbortController();
    const following = shared.bets.resumePlacement(key, { signal: leaving.signal });
    await world.timing.advanceAsync(5_000);
    expect(shared.appVersion.reloadDue()).toBe(false);
    leaving.abort();
    await world.timing.advanceAsync(5_000);
    await following;
    expect(shared.appVersion.reloadDue()).toBe(true);
    world.close();
  });
});
