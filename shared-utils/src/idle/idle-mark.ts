import type { KeyValueStorage } from '../environment/environment-types.ts';

/** Remembers over the page load that follows it that this tab was signed out for want of activity. */
export const IDLE_MARK = 'paddock:idle-sign-out';

export function markIdleSignOut(tabStorage: KeyValueStorage | null): void {
  try {
    tabStorage?.setItem(IDLE_MARK, '1');
  } catch {
    // A full storage: the player is signed out all the same, only not told why.
  }
}
