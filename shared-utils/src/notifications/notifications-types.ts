import type { Stream } from '../stream/stream.ts';

/** A text that is already in the reader's language, or a key to translate where it is shown. */
export type NotificationText =
  | string
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> };

export interface NotificationInput {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly text: NotificationText;
  readonly title?: NotificationText;
  /** `default` holds three at a time, any other group one (S9-09); the oldest makes room. */
  readonly group?: string;
  /** Milliseconds until it closes by itself, `null` for never. Default group 10 s, others never (S9-09). */
  readonly closeAfterMs?: number | null;
  readonly action?: { readonly label: NotificationText; readonly run: () => void };
}

export interface Notification {
  readonly id: number;
  readonly group: string;
  readonly kind: NotificationInput['kind'];
  readonly text: NotificationText;
  readonly title: NotificationText | null;
  readonly action: { readonly label: NotificationText; readonly run: () => void } | null;
  readonly closeAfterMs: number | null;
}

export interface NotificationsValue {
  readonly status: 'ready';
  /** Oldest first. */
  readonly notifications: readonly Notification[];
}

export interface Notifications {
  readonly notifications$: Stream<NotificationsValue>;
  /** Shows a notification and answers its id. */
  notify(input: NotificationInput): number;
  closeNotification(id: number): void;
  /** Stops the clock of a notification under the pointer or the focus. */
  holdNotification(id: number): void;
  /** Lets it run on with the time that was left. */
  releaseNotification(id: number): void;
}
