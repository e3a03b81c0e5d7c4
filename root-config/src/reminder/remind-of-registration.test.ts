import { MINUTE_MS } from '@paddock/contract';
import type { AuthValue, DialogsValue, RouteValue } from '@paddock/shared-utils';
import { createVirtualTiming, type VirtualTiming } from '@paddock/shared-utils/testing';

import { remindOfRegistration, REMINDER_WIDGET } from './remind-of-registration.ts';

const GUEST: AuthValue = { status: 'guest', userId: null, banLevel: 0 };
const PLAYER: AuthValue = { status: 'signed-in', userId: '7', banLevel: 0 };

/** A stream of one value that the test changes. */
function streamOf<T>(first: T) {
  let value = first;
  const listeners = new Set<(next: T) => void>();
  return {
    set(next: T) {
      value = next;
      for (const listener of listeners) listener(next);
    },
    stream: {
      snapshot: () => value,
      subscribe(listener: (next: T) => void) {
        listeners.add(listener);
        listener(value);
        return { unsubscribe: () => void listeners.delete(listener) };
      },
    },
  };
}

const routeAt = (path: string) => ({ status: 'ready', matched: { path }, previous: null }) as RouteValue;

describe('the reminder of registering', () => {
  let timing: VirtualTiming;
  let opened: string[];
  let isVisible: boolean;
  let shownAtMs: number;
  let listeners: Set<() => void>;
  let auth: ReturnType<typeof streamOf<AuthValue>>;
  let dialogs: ReturnType<typeof streamOf<DialogsValue>>;
  let route: ReturnType<typeof streamOf<RouteValue>>;
  let stop: () => void;

  const start = () => {
    stop = remindOfRegistration({
      reminder: { delaySeconds: 60, intervalMinutes: 30 },
      scheduler: timing,
      visibility: {
        isVisible: () => isVisible,
        onChange(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      auth$: auth.stream as never,
      dialogs$: dialogs.stream as never,
      currentRoute$: route.stream as never,
      lastShown: { read: () => shownAtMs, write: (atMs) => void (shownAtMs = atMs) },
      openDialog: ({ widget }) => void opened.push(widget),
    });
  };
  const look = (visible: boolean) => {
    isVisible = visible;
    for (const listener of [...listeners]) listener();
  };

  beforeEach(() => {
    timing = createVirtualTiming(1_800_000_000_000);
    opened = [];
    isVisible = true;
    shownAtMs = 0;
    listeners = new Set();
    auth = streamOf<AuthValue>(GUEST);
    dialogs = streamOf<DialogsValue>({ status: 'closed' });
    route = streamOf<RouteValue>(routeAt('/live'));
  });
  afterEach(() => {
    stop();
    expect(listeners.size).toBe(0);
    expect(timing.pending).toBe(0);
  });

  it('comes after the delay, and again after the interval [S9-08]', () => {
    start();
    timing.advance(59_999);
    expect(opened).toEqual([]);
    timing.advance(1);
    expect(opened).toEqual([REMINDER_WIDGET]);
    timing.advance(30 * MINUTE_MS - 1);
    expect(opened).toHaveLength(1);
    timing.advance(1);
    expect(opened).toHaveLength(2);
  });

  it('keeps the interval over a reload', () => {
    shownAtMs = timing.nowMs() - 20 * MINUTE_MS;
    start();
    timing.advance(10 * MINUTE_MS - 1);
    expect(opened).toEqual([]);
    timing.advance(1);
    expect(opened).toHaveLength(1);
  });

  it('waits in a background tab after 30 s, and goes on where it stood [S9-08]', () => {
    start();
    timing.advance(10_000);
    look(false);
    timing.advance(29_999);
    timing.advance(3_600_000);
    expect(opened).toEqual([]);
    look(true);
    timing.advance(19_999);
    expect(opened).toEqual([]);
    timing.advance(1);
    expect(opened).toHaveLength(1);
  });

  it('counts on through a short look elsewhere', () => {
    start();
    look(false);
    timing.advance(20_000);
    look(true);
    timing.advance(40_000);
    expect(opened).toHaveLength(1);
  });

  it('says nothing to a player, and stops when one signs in', () => {
    auth.set(PLAYER);
    start();
    timing.advance(3_600_000);
    expect(opened).toEqual([]);
    auth.set(GUEST);
    timing.advance(30_000);
    auth.set(PLAYER);
    timing.advance(3_600_000);
    expect(opened).toEqual([]);
  });

  it.each(['/registration', '/registration/phone', '/user/login'])('does not come on %s', (path) => {
    route.set(routeAt(path));
    start();
    timing.advance(60_000);
    expect(opened).toEqual([]);
    route.set(routeAt('/line'));
    timing.advance(30 * MINUTE_MS);
    expect(opened).toHaveLength(1);
  });

  it('does not come over another dialog', () => {
    dialogs.set({ status: 'open' } as DialogsValue);
    start();
    timing.advance(60_000);
    expect(opened).toEqual([]);
  });
});
