import type { Notification, NotificationText } from '@paddock/shared-utils';

/** What everybody is told, and nobody needs to ask about. */
const OF_THE_SITE: readonly string[] = ['maintenance', 'app-version'];

/** The latest failure or warning that stands on the page, as it was told; `null` while there is none of the player's. */
export function lastTrouble(notifications: readonly Notification[]): NotificationText | null {
  const troubles = notifications.filter(
    ({ kind, group }) => (kind === 'error' || kind === 'warning') && !OF_THE_SITE.includes(group),
  );
  return troubles.at(-1)?.text ?? null;
}
