import { createVirtualTiming, type VirtualTiming } from '../testing/virtual-timing.ts';
import type { Notifications } from './notifications-types.ts';
import { createNotifications } from './notifications.ts';

describe('notifications', () => {
  let timing: VirtualTiming;
  let notifications: Notifications;

  beforeEach(() => {
    timing = createVirtualTiming(0);
    notifications = createNotifications(timing);
  });

  function texts(): unknown[] {
    return notifications.notifications$.snapshot().notifications.map(({ text }) => text);
  }

  it('holds three of the default group and one of any other; the oldest makes room [S9-09]', () => {
    for (const text of ['a', 'b', 'c', 'd']) notifications.notify({ kind: 'info', text });
    for (const text of ['x', 'y']) notifications.notify({ kind: 'error', text, group: 'payments' });
    expect(texts()).toEqual(['b', 'c', 'd', 'y']);
  });

  it('closes default ones after 10 s and leaves the others [S9-09]', () => {
    notifications.notify({ kind: 'info', text: 'a' });
    notifications.notify({ kind: 'info', text: 'x', group: 'payments' });
    timing.advance(9_999);
    expect(texts()).toEqual(['a', 'x']);
    timing.advance(1);
    expect(texts()).toEqual(['x']);
  });

  it('obeys a time of its own, or none', () => {
    notifications.notify({ kind: 'info', text: 'short', closeAfterMs: 100 });
    notifications.notify({ kind: 'info', text: 'for ever', closeAfterMs: null });
    timing.advance(60_000);
    expect(texts()).toEqual(['for ever']);
  });

  it('stops the clock while held and runs on with what was left', () => {
    const id = notifications.notify({ kind: 'info', text: 'a' });
    timing.advance(6_000);
    notifications.holdNotification(id);
    notifications.holdNotification(id);
    timing.advance(60_000);
    expect(texts()).toEqual(['a']);
    notifications.releaseNotification(id);
    notifications.releaseNotification(id);
    timing.advance(3_999);
    expect(texts()).toEqual(['a']);
    timing.advance(1);
    expect(texts()).toEqual([]);
  });

  it('closes by hand, once, and leaves no timer', () => {
    const id = notifications.notify({ kind: 'info', text: 'a' });
    notifications.closeNotification(id);
    notifications.closeNotification(id);
    notifications.releaseNotification(id);
    expect(texts()).toEqual([]);
    expect(timing.pending).toBe(0);
  });
});
