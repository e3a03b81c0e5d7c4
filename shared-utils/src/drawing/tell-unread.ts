import type { Notifications } from '../notifications/notifications-types.ts';
import type { ReadDefinition, Reads } from '../reads/reads-types.ts';
import type { DrawingTools } from './drawing-tools.ts';

/**
 * Reads of a page that was taken over. What it was drawn from stays on show whatever fails, as every answer does; but this
 * browser has never had it of the server itself. So where reading it fails that is said, until it was read, until the
 * visitor closes it, or until the page is left.
 * @param keys what the page was drawn from
 */
export function tellUnread(
  { createStream }: Pick<DrawingTools, 'createStream'>,
  reads: Reads,
  notifications: Pick<Notifications, 'notify' | 'closeNotification'>,
  keys: ReadonlySet<string>,
): Reads {
  /** How to read again what failed, by key. */
  const unread = new Map<string, () => void>();
  const watchers = new Map<string, number>();
  let noticeId: number | undefined;

  function closeNotice(): void {
    if (noticeId !== undefined) notifications.closeNotification(noticeId);
    noticeId = undefined;
  }

  function failed(key: string, reload: () => void): void {
    // Others of the page may read it still, by what stood here.
    if ((watchers.get(key) ?? 0) === 0) return;
    unread.set(key, reload);
    noticeId ??= notifications.notify({
      kind: 'warning',
      group: 'unread',
      title: { key: 'common:unread.title' },
      text: { key: 'common:unread.text' },
      closeAfterMs: null,
      action: {
        label: { key: 'common:retry' },
        run() {
          // It comes again where that fails too.
          closeNotice();
          for (const again of [...unread.values()]) again();
        },
      },
    });
  }

  function settled(key: string): void {
    if (unread.delete(key) && unread.size === 0) closeNotice();
  }

  function count(key: string, by: 1 | -1): void {
    const left = (watchers.get(key) ?? 0) + by;
    watchers.set(key, left);
    if (left === 0) settled(key);
  }

  return {
    watchRead<T>(definition: ReadDefinition<T>) {
      const { key } = definition;
      if (!keys.has(key)) return reads.watchRead(definition);
      const now = reads.watchRead<T>(heardOf(definition, () => failed(key, () => now.reload())));
      const stream = createStream(
        () => now.snapshot(),
        (listener) => {
          let shown = now.snapshot();
          count(key, 1);
          const subscription = now.subscribe((value) => {
            if (value !== shown && value.status === 'ready') settled(key);
            shown = value;
            listener(value);
          });
          return () => {
            subscription.unsubscribe();
            count(key, -1);
          };
        },
      );
      return Object.assign(stream, {
        reload: () => now.reload(),
        extend: (read: Parameters<typeof now.extend>[0]) => now.extend(read),
      });
    },
  };
}

/** A definition whose failures are heard of; what it is read by and how often stays its own to change. */
function heardOf<T>(definition: ReadDefinition<T>, onFailed: () => void): ReadDefinition<T> {
  const { key, isPublic, isOnce } = definition;
  return {
    key,
    isPublic,
    isOnce,
    async read(signal, known) {
      const result = await definition.read(signal, known);
      if (!result.ok && !signal.aborted) onFailed();
      return result;
    },
    get on() {
      return definition.on;
    },
    get everyMs() {
      return definition.everyMs;
    },
  };
}
