/** @jest-environment node */
import { MINUTE_MS } from '@paddock/contract';

import type { SharedUtils } from '../page/shared-utils.ts';
import { aMatchedRoute, aSiteConfig } from '../testing/samples.ts';
import { createTabHub } from '../testing/tab-hub.ts';
import { ok } from '../testing/test-server.ts';
import { aToken, createTestWorld, type TestWorld } from '../testing/test-world.ts';
import type { WatchActivity } from './activity.ts';
import { activityOf } from './activity.ts';
import { watchIdle } from './auto-logoff.ts';
import { IDLE_MARK } from './idle-mark.ts';
import { tellIdleSignOut } from './tell-idle-sign-out.ts';

const DISCONNECT = 'POST /web-api/auth/disconnect';

describe('signing out a player who is not there', () => {
  let world: TestWorld;
  let stops: (() => void)[];

  beforeEach(() => {
    world = createTestWorld();
    world.userId = '7';
    stops = [];
  });
  afterEach(() => {
    for (const stop of stops) stop();
    world.close();
  });

  interface Tab {
    readonly shared: SharedUtils;
    touch(): void;
    readonly listeners: Set<() => void>;
  }
  function openTab(autoLogoffMinutes?: number, environment = world.environment): Tab {
    const site = { ...aSiteConfig(), ...(autoLogoffMinutes === undefined ? {} : { autoLogoffMinutes }) };
    const shared = world.open({ site });
    const listeners = new Set<() => void>();
    const watch: WatchActivity = (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    stops.push(watchIdle({ ...environment, ...shared }, watch));
    return { shared, listeners, touch: () => listeners.forEach((listener) => listener()) };
  }
  const pass = (ms: number) => world.timing.advanceAsync(ms);
  const signedOut = () => world.server.seen(DISCONNECT).length > 0;

  it('happens after the minutes of the configuration without a touch [S9-02]', async () => {
    openTab(10);
    await pass(10 * MINUTE_MS - 1);
    expect(signedOut()).toBe(false);
    await pass(1);
    expect(signedOut()).toBe(true);
  });

  it('waits anew after each touch, looked at every 100 ms at most [S9-02]', async () => {
    const tab = openTab(10);
    await pass(9 * MINUTE_MS);
    tab.touch();
    await pass(99);
    tab.touch();
    await pass(10 * MINUTE_MS - 100);
    expect(signedOut()).toBe(false);
    await pass(1);
    expect(signedOut()).toBe(true);
  });

  it('does not happen while another tab is used', async () => {
    openTab(10);
    const other = openTab(10);
    for (let minute = 0; minute < 30; minute++) {
      await pass(MINUTE_MS);
      other.touch();
    }
    expect(signedOut()).toBe(false);
    await pass(10 * MINUTE_MS);
    expect(signedOut()).toBe(true);
  });

  it('does not happen by a tab that slept while another was used, nor by one that hears nothing', async () => {
    const sleeper = openTab(10, { ...world.environment, openChannel: createTabHub().openChannel });
    const other = openTab(10);
    for (let minute = 0; minute < 15; minute++) {
      await pass(MINUTE_MS);
      other.touch();
    }
    sleeper.touch();
    expect(signedOut()).toBe(false);
    await pass(10 * MINUTE_MS);
    expect(signedOut()).toBe(true);
  });

  it('happens at the touch that wakes a machine which slept longer [S9-02]', async () => {
    const tab = openTab(10);
    await pass(MINUTE_MS);
    // The machine's own clock stood still; the first answer after waking tells the server's time.
    const token = aToken(world.timing.nowMs(), 7_200, { sub: '7' });
    world.server.on('GET /web-api/user/gettoken', () => ok({ token }));
    tab.shared.clock.observeServerTime(tab.shared.clock.serverNowMs() + 60 * MINUTE_MS);
    tab.touch();
    tab.touch();
    await pass(100);
    expect(world.server.seen(DISCONNECT)).toHaveLength(1);
    expect(world.environment.tabStorage?.getItem(IDLE_MARK)).toBe('1');
  });

  it('happens to all tabs', async () => {
    const tabs = [openTab(10), openTab(10)];
    await pass(10 * MINUTE_MS);
    await pass(0);
    expect(tabs.map(({ shared }) => shared.auth.auth$.snapshot().status)).toEqual(['guest', 'guest']);
  });

  it.each([undefined, 0])('never happens where the configuration says %p', async (minutes) => {
    const tab = openTab(minutes);
    // Each of a day's calls reads its stack, which Jest finds the sources of: ten seconds that nobody looks at.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    await pass(24 * 60 * MINUTE_MS);
    Error.stackTraceLimit = stackTraceLimit;
    expect(signedOut()).toBe(false);
    expect(tab.listeners.size).toBe(0);
  });

  it('is left alone once the player is signed out: no listener, no timer', async () => {
    const tab = openTab(10);
    await pass(0);
    await tab.shared.auth.logout();
    expect(tab.listeners.size).toBe(0);
  });

  it('is tried again while the server cannot be reached', async () => {
    world.server.on(DISCONNECT, () => 'lost');
    openTab(10);
    await pass(10 * MINUTE_MS);
    await pass(5_000);
    const first = world.server.seen(DISCONNECT).length;
    await pass(10 * MINUTE_MS + 60_000);
    expect(world.server.seen(DISCONNECT).length).toBeGreaterThan(first);
  });

  it('is told on the next page, once [S8-07]', async () => {
    openTab(10);
    await pass(10 * MINUTE_MS);
    expect(world.environment.tabStorage?.getItem(IDLE_MARK)).toBe('1');
    const next = world.open();
    tellIdleSignOut(next, world.environment);
    const { reportRoute } = next.navigation.registerNavigation({
      navigate: () => undefined,
      reload: () => undefined,
    });
    const { route } = aMatchedRoute();
    reportRoute(aMatchedRoute({ route: { ...route, guards: ['auth'] } }));
    expect(next.dialogs.dialogs$.snapshot().status).toBe('closed');
    reportRoute(aMatchedRoute());
    expect(next.dialogs.dialogs$.snapshot()).toMatchObject({ dialog: { widget: 'welcome/signed-out' } });
    await pass(2_000);
    expect(world.environment.tabStorage?.getItem(IDLE_MARK)).toBeNull();
  });

  it('is not told after signing in again', async () => {
    openTab(10);
    await pass(10 * MINUTE_MS);
    world.userId = '7';
    openTab(10);
    expect(world.environment.tabStorage?.getItem(IDLE_MARK)).toBeNull();
  });
});

it('mouse, key, touch, wheel and resize count as being there [S9-02]', () => {
  const target = new EventTarget();
  let seen = 0;
  const stop = activityOf(target)(() => (seen += 1));
  const names = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel', 'resize'];
  for (const name of names) target.dispatchEvent(new Event(name));
  expect(seen).toBe(names.length);
  stop();
  target.dispatchEvent(new Event('keydown'));
  expect(seen).toBe(names.length);
});
