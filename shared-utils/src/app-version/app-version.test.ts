/** @jest-environment node */
import { ok } from '../testing/test-server.ts';
import { createTestWorld } from '../testing/test-world.ts';

describe('the app version', () => {
  it('hears of a newer release after the first minute, and offers a reload [S4-20, S8-06]', async () => {
    const world = createTestWorld();
    const shared = world.open({ release: 5 });
    const went: string[] = [];
    shared.navigation.registerNavigation({ navigate: () => undefined, reload: () => went.push('reload') });
    world.server.on('GET /web-api/things', () => ok({}, { 'x-release': '6' }));
    await world.timing.advanceAsync(59_000);
    await shared.api.get('/things');
    expect(shared.appVersion.appVersion$.snapshot()).toEqual({ status: 'current', release: 5 });
    await world.timing.advanceAsync(1_000);
    await shared.api.get('/things');
    await shared.api.get('/things');
    expect(shared.appVersion.appVersion$.snapshot()).toEqual({ status: 'outdated', release: 5, newest: 6 });
    const { notifications } = shared.notifications.notifications$.snapshot();
    expect(notifications).toMatchObject([{ kind: 'warning', text: { key: 'common:app.updateText' } }]);
    notifications[0]?.action?.run();
    expect(went).toEqual(['reload']);
    world.close();
  });

  it('takes no notice of its own or an older release', async () => {
    const world = createTestWorld();
    const shared = world.open({ release: 5 });
    await world.timing.advanceAsync(61_000);
    for (const release of ['5', '4', 'x', '']) {
      world.server.on('GET /web-api/things', () => ok({}, { 'x-release': release }));
      await shared.api.get('/things');
    }
    expect(shared.appVersion.appVersion$.snapshot().status).toBe('current');
    world.close();
  });
});
