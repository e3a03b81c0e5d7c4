/** @jest-environment node */
import { aSiteConfig, SAMPLE_NOW_MS } from '../testing/samples.ts';
import { ok, problem } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { maintenanceAt } from './maintenance.ts';

const HOUR_SEC = 3_600;
const NOW_SEC = SAMPLE_NOW_MS / 1000;
const PLANNED = { startedAt: NOW_SEC + 30 * HOUR_SEC, endedAt: NOW_SEC + 31 * HOUR_SEC, state: false };

describe('maintenance', () => {
  let world: TestWorld;

  beforeEach(() => {
    world = createTestWorld();
  });
  afterEach(() => world.close());

  function open(maintenance?: typeof PLANNED) {
    return world.open({ site: aSiteConfig(maintenance === undefined ? {} : { maintenance }) });
  }

  it('is active while the flag is set [S4-11]', () => {
    const shared = open({ ...PLANNED, state: true });
    expect(shared.maintenance.maintenance$.snapshot()).toEqual({
      status: 'active',
      startsAtMs: PLANNED.startedAt * 1000,
      endsAtMs: PLANNED.endedAt * 1000,
    });
  });

  it('is active while the cookie is 1 [S4-11]', () => {
    world.cookieJar.set('maintenance', '1');
    expect(open().maintenance.maintenance$.snapshot().status).toBe('active');
  });

  it('is announced from 24 hours before until the start [S8-05]', async () => {
    const shared = open(PLANNED);
    expect(shared.maintenance.maintenance$.snapshot()).toEqual({ status: 'none' });
    await world.timing.advanceAsync(6 * HOUR_SEC * 1000);
    expect(shared.maintenance.maintenance$.snapshot()).toEqual({
      status: 'planned',
      startsAtMs: PLANNED.startedAt * 1000,
      endsAtMs: PLANNED.endedAt * 1000,
    });
    const { notifications } = shared.notifications.notifications$.snapshot();
    expect(notifications).toMatchObject([
      {
        kind: 'warning',
        group: 'maintenance',
        text: {
          key: 'common:app.maintenanceText',
          values: { from: 'Nov 22, 18:00', until: 'Nov 22, 19:00 UTC' },
        },
      },
    ]);
    await world.timing.advanceAsync(24 * HOUR_SEC * 1000);
    expect(shared.maintenance.maintenance$.snapshot()).toEqual({ status: 'none' });
  });

  it('keeps to a notice window of its own [S3-11, S8-05]', () => {
    const window = { ...PLANNED, notifyStartedAt: 100, notifyEndedAt: 200 };
    expect(maintenanceAt(99_999, window, false).status).toBe('none');
    expect(maintenanceAt(100_000, window, false).status).toBe('planned');
    expect(maintenanceAt(200_000, window, false).status).toBe('none');
  });

  it('follows the live socket at once: begins, is moved, ends, and says so', async () => {
    const shared = open();
    shared.odds.watchEvent('401', 'row').subscribe();
    await world.timing.advanceAsync(50);
    const tell = (window: typeof PLANNED | null) => world.live.present.send({ t: 'maintenance', window });
    const last = () => shared.notifications.notifications$.snapshot().notifications.at(-1)?.text;
    tell(null);
    expect(shared.notifications.notifications$.snapshot().notifications).toEqual([]);
    const running = { startedAt: NOW_SEC, endedAt: NOW_SEC + HOUR_SEC, state: true };
    tell(running);
    expect(shared.maintenance.maintenance$.snapshot()).toMatchObject({
      status: 'active',
      endsAtMs: (NOW_SEC + HOUR_SEC) * 1000,
    });
    expect(last()).toEqual({ key: 'common:app.maintenanceNow' });
    tell({ ...running, endedAt: NOW_SEC + 2 * HOUR_SEC });
    expect(shared.maintenance.maintenance$.snapshot()).toMatchObject({
      endsAtMs: (NOW_SEC + 2 * HOUR_SEC) * 1000,
    });
    tell(null);
    expect(shared.maintenance.maintenance$.snapshot()).toEqual({ status: 'none' });
    expect(last()).toEqual({ key: 'common:app.maintenanceOver' });
  });

  it('is announced no longer once it was called off [S8-05]', async () => {
    const shared = open();
    shared.odds.watchEvent('401', 'row').subscribe();
    await world.timing.advanceAsync(50);
    const groups = () =>
      shared.notifications.notifications$.snapshot().notifications.map(({ group }) => group);
    const soon = { startedAt: NOW_SEC + HOUR_SEC, endedAt: NOW_SEC + 2 * HOUR_SEC, state: false };
    world.live.present.send({ t: 'maintenance', window: soon });
    expect(groups()).toEqual(['maintenance']);
    world.live.present.send({ t: 'maintenance', window: null });
    expect(groups()).toEqual([]);
  });

  it('is over when the live socket says so, though the last call was refused', async () => {
    const shared = open();
    shared.odds.watchEvent('401', 'row').subscribe();
    await world.timing.advanceAsync(50);
    world.server.on('GET /web-api/ideas', () => problem('MAINTENANCE'));
    await shared.api.get('/web-api/ideas');
    expect(shared.maintenance.maintenance$.snapshot().status).toBe('active');
    world.live.present.send({ t: 'maintenance', window: null });
    expect(shared.maintenance.maintenance$.snapshot()).toEqual({ status: 'none' });
  });

  it('follows what the answers of the server say', async () => {
    const shared = open();
    world.server.on('GET /web-api/ideas', () => problem('MAINTENANCE'));
    await shared.api.get('/web-api/ideas');
    expect(shared.maintenance.maintenance$.snapshot().status).toBe('active');
    world.server.on('GET /web-api/ideas', () => ok({}));
    await shared.api.get('/web-api/ideas');
    expect(shared.maintenance.maintenance$.snapshot()).toEqual({ status: 'none' });
  });
});
