import type { Notification } from '@paddock/shared-utils';

/** Messages kept for reading again. */
export const MESSAGES_KEPT = 20;

export interface LoggedMessage {
  readonly notification: Notification;
  readonly atMs: number;
}

/** What was said on this page, newest first, and how much of it is unread. */
export interface MessageLog {
  readonly messages: readonly LoggedMessage[];
  readonly unread: number;
}

export const EMPTY_LOG: MessageLog = { messages: [], unread: 0 };

/** Takes in the notifications shown now; one that is known already changes nothing. */
export function withShown(log: MessageLog, shown: readonly Notification[], nowMs: number): MessageLog {
  const newestKnown = log.messages[0]?.notification.id ?? -1;
  const fresh = shown.filter(({ id }) => id > newestKnown);
  if (fresh.length === 0) return log;
  const logged = fresh.map((notification) => ({ notification, atMs: nowMs })).reverse();
  return {
    messages: [...logged, ...log.messages].slice(0, MESSAGES_KEPT),
    unread: Math.min(log.unread + fresh.length, MESSAGES_KEPT),
  };
}

export function allRead(log: MessageLog): MessageLog {
  return log.unread === 0 ? log : { ...log, unread: 0 };
}
