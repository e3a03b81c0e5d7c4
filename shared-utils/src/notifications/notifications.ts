import { NOTIFICATION_CLOSE_MS, NOTIFICATIONS_DEFAULT_MAX, NOTIFICATIONS_OTHER_MAX } from '@paddock/contract';

import type { Timing } from '../environment/environment-types.ts';
import { createStore } from '../stream/store.ts';
import type { Notification, Notifications, NotificationsValue } from './notifications-types.ts';

const DEFAULT_GROUP = 'default';

/** The clock of one notification that closes by itself. */
interface Countdown {
  leftMs: number;
  startedAtMs: number;
  /** `undefined` while it is held. */
  stop: (() => void) | undefined;
}

/** Messages of the page, by group (S9-09). */
export function createNotifications(timing: Timing): Notifications {
  const store = createStore<NotificationsValue>({ status: 'ready', notifications: [] });
  const countdowns = new Map<number, Countdown>();
  let lastId = 0;

  function close(id: number): void {
    countdowns.get(id)?.stop?.();
    countdowns.delete(id);
    const { notifications } = store.get();
    const rest = notifications.filter((each) => each.id !== id);
    if (rest.length !== notifications.length) store.set({ status: 'ready', notifications: rest });
  }

  function run(id: number, countdown: Countdown): void {
    countdown.startedAtMs = timing.nowMs();
    countdown.stop = timing.after(countdown.leftMs, () => close(id));
  }

  function makeRoom(group: string): void {
    const most = group === DEFAULT_GROUP ? NOTIFICATIONS_DEFAULT_MAX : NOTIFICATIONS_OTHER_MAX;
    const mine = store.get().notifications.filter((each) => each.group === group);
    for (const oldest of mine.slice(0, Math.max(0, mine.length - most + 1))) close(oldest.id);
  }

  function add(notification: Notification): void {
    makeRoom(notification.group);
    store.set({ status: 'ready', notifications: [...store.get().notifications, notification] });
    if (notification.closeAfterMs === null) return;
    const countdown: Countdown = { leftMs: notification.closeAfterMs, startedAtMs: 0, stop: undefined };
    countdowns.set(notification.id, countdown);
    run(notification.id, countdown);
  }

  return {
    notifications$: store.stream,
    notify({ kind, text, title, group = DEFAULT_GROUP, closeAfterMs, action }) {
      const id = ++lastId;
      const ownClose = group === DEFAULT_GROUP ? NOTIFICATION_CLOSE_MS : null;
      add({
        id,
        group,
        kind,
        text,
        title: title ?? null,
        action: action ?? null,
        closeAfterMs: closeAfterMs === undefined ? ownClose : closeAfterMs,
      });
      return id;
    },
    closeNotification: close,
    holdNotification(id) {
      const countdown = countdowns.get(id);
      if (countdown?.stop === undefined) return;
      countdown.stop();
      countdown.stop = undefined;
      countdown.leftMs -= timing.nowMs() - countdown.startedAtMs;
    },
    releaseNotification(id) {
      const countdown = countdowns.get(id);
      if (countdown !== undefined && countdown.stop === undefined) run(id, countdown);
    },
  };
}
