import type { NotificationInput, NotificationsValue } from '@paddock/shared-utils';
import { BehaviorSubject } from 'rxjs';

import { tellOfAdBlocker } from './tell-of-ad-blocker.ts';

describe('the notice of an ad blocker', () => {
  let told: boolean;
  let shown: NotificationInput[];
  let notifications: BehaviorSubject<NotificationsValue>;
  let look: () => void;

  const bait = () => document.querySelector<HTMLElement>('.adsbox');
  const ids = (...all: number[]) =>
    notifications.next({ status: 'ready', notifications: all.map((id) => ({ id })) } as never);

  beforeEach(() => {
    told = false;
    shown = [];
    notifications = new BehaviorSubject<NotificationsValue>({ status: 'ready', notifications: [] });
    document.body.replaceChildren();
  });

  function start(userAgent = 'Mozilla/5.0'): void {
    look = () => undefined;
    tellOfAdBlocker({
      document,
      userAgent,
      scheduler: {
        after(_delayMs, run) {
          look = run;
          return () => undefined;
        },
      },
      told: { read: () => told, write: (value) => void (told = value) },
      notifications$: Object.assign(notifications, { snapshot: () => notifications.value }) as never,
      notify(input) {
        shown.push(input);
        ids(7);
        return 7;
      },
    });
  }

  it('comes where the bait was hidden or taken away, stays until it is closed, and then never comes again [S8-04]', async () => {
    start();
    bait()?.style.setProperty('display', 'none');
    look();
    expect(shown).toMatchObject([{ text: { key: 'common:adBlocker.text' }, closeAfterMs: null }]);
    expect([bait(), told]).toEqual([null, false]);
    ids(7, 8);
    expect(told).toBe(false);
    ids(8);
    await Promise.resolve();
    expect(told).toBe(true);
    start();
    expect(bait()).toBeNull();
    told = false;
    start();
    bait()?.remove();
    look();
    expect(shown).toHaveLength(2);
  });

  it('comes to nobody without one, and to no robot', () => {
    start();
    expect(bait()?.getAttribute('aria-hidden')).toBe('true');
    look();
    expect([shown, bait()]).toEqual([[], null]);
    start('Googlebot/2.1');
    expect(bait()).toBeNull();
  });
});
