import type { AuthValue } from '../auth/auth-types.ts';
import { createServerClock } from '../clock/server-clock.ts';
import { createSettings } from '../settings/settings.ts';
import { createBrowserStorage } from '../storage/browser-storage.ts';
import { createStore } from '../stream/store.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createVirtualTiming } from '../testing/virtual-timing.ts';
import { createAnalytics } from './analytics.ts';
import type { RecordedEvent } from './analytics-types.ts';

describe('analytics', () => {
  const memory = createMemoryStorage();
  const browser = createBrowserStorage(memory);
  const noCookies = { get: () => null, set: () => undefined, remove: () => undefined };
  const noChannel = { post: () => undefined, onMessage: () => () => undefined, close: () => undefined };
  const guests = createStore<AuthValue>({ status: 'guest', userId: null, banLevel: 0 });
  let reports: Error[];
  let userId: string | null;

  beforeEach(() => {
    memory.texts.clear();
    reports = [];
    userId = null;
  });

  function open(asksConsent = true) {
    const settings = createSettings(browser, noCookies, noChannel, guests.stream);
    const analytics = createAnalytics({
      storage: browser,
      clock: createServerClock(createVirtualTiming(0), 1_000),
      userId: () => userId,
      report: (error) => reports.push(error),
      onConsent: (cookiesAgreeType) => settings.updateSettings({ cookiesAgreeType }),
      settings$: settings.settings$,
      asksConsent,
    });
    const seen: RecordedEvent[] = [];
    const off = analytics.addAnalyticsSink((event) => seen.push(event));
    return { analytics, settings, seen, off };
  }

  it('waits for the answer, then delivers what happened before it [S4-10]', () => {
    const { analytics, seen } = open();
    analytics.track({ name: 'coupon.leg-added', data: { sport: 'football' } });
    expect(seen).toEqual([]);
    analytics.setConsent('all');
    userId = '7';
    analytics.track({ name: 'bet.placed' });
    expect(seen).toEqual([
      { name: 'coupon.leg-added', data: { sport: 'football' }, atMs: 1_000, userId: null },
      { name: 'bet.placed', atMs: 1_000, userId: '7' },
    ]);
  });

  it.each(['functionality', 'disabled'] as const)(
    'delivers nothing with %s only [S3-32, S4-10]',
    (choice) => {
      const { analytics, seen } = open();
      analytics.track({ name: 'before' });
      analytics.setConsent(choice);
      analytics.track({ name: 'after' });
      expect(seen).toEqual([]);
      analytics.setConsent('marketing');
      analytics.track({ name: 'later' });
      expect(seen.map(({ name }) => name)).toEqual(['later']);
    },
  );

  it.each([
    ['all', true, true],
    ['functionality', true, false],
    ['marketing', false, true],
    ['disabled', false, false],
  ] as const)('%s: functionality %s, marketing %s [S6-07]', (choice, functionality, marketing) => {
    const { analytics } = open();
    analytics.setConsent(choice);
    expect(analytics.consent$.snapshot()).toEqual({ status: 'set', functionality, marketing });
  });

  it('remembers the choice [S4-10]', () => {
    open().analytics.setConsent('functionality');
    expect(open().analytics.consent$.snapshot()).toEqual({
      status: 'set',
      functionality: true,
      marketing: false,
    });
  });

  it('counts consent as given to all where the site does not ask, and keeps nothing of it [S4-10]', () => {
    const { analytics, seen } = open(false);
    analytics.track({ name: 'now' });
    expect(seen.map(({ name }) => name)).toEqual(['now']);
    expect(analytics.consent$.snapshot()).toMatchObject({ status: 'set', marketing: true });
    expect(open().analytics.consent$.snapshot().status).toBe('unset');
  });

  it('follows what the player answers on another device, which is a setting [S3-27, S4-10]', () => {
    const { analytics, settings, seen } = open();
    analytics.setConsent('all');
    settings.updateSettings({ cookiesAgreeType: 'disabled' });
    analytics.track({ name: 'later' });
    expect(seen).toEqual([]);
    expect(analytics.consent$.snapshot()).toMatchObject({ status: 'set', marketing: false });
  });

  it('keeps what happened with consent until the first sink is there', () => {
    const { analytics, seen, off } = open(false);
    off();
    analytics.track({ name: 'early' });
    expect(seen).toEqual([]);
    analytics.addAnalyticsSink((event) => seen.push(event));
    expect(seen.map(({ name }) => name)).toEqual(['early']);
  });

  it('takes a sink away, survives a failing one, and keeps no more than a hundred waiting', () => {
    const { analytics, seen, off } = open();
    analytics.addAnalyticsSink(() => {
      throw new Error('sink');
    });
    for (let at = 0; at < 150; at++) analytics.track({ name: `event-${at}` });
    analytics.setConsent('all');
    expect(seen).toHaveLength(100);
    expect(seen[0]?.name).toBe('event-50');
    expect(reports).toHaveLength(100);
    off();
    analytics.track({ name: 'more' });
    expect(seen).toHaveLength(100);
  });
});
