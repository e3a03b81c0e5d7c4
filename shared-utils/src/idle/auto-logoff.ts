import { ACTIVITY_THROTTLE_MS } from '@paddock/contract';

import type { Environment } from '../environment/environment-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import type { WatchActivity } from './activity.ts';
import { IDLE_MARK, markIdleSignOut } from './idle-mark.ts';

type Parts = Pick<SharedUtils, 'auth' | 'site'> & Pick<Environment, 'timing' | 'openChannel' | 'tabStorage'>;

/** Other tabs are told of activity at most this often: they need not know the second. */
const TELL_TABS_EVERY_MS = 5_000;
const SIGNED_OUT = 'signed-out';

/**
 * Signs a player out after so many minutes without a touch in any tab (S9-02), as the site's configuration says. The
 * next page says why (S8-07). Answers how to stop.
 */
export function watchIdle(
  { auth, site, timing, openChannel, tabStorage }: Parts,
  watchActivity: WatchActivity,
): () => void {
  const channel = openChannel('activity');
  let lastMs = timing.nowMs();
  let toldMs = 0;
  let stopTimer: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;

  function idleMs(): number | undefined {
    const known = site.site$.snapshot();
    const minutes = 'config' in known ? known.config.autoLogoffMinutes : undefined;
    return minutes === undefined || minutes <= 0 ? undefined : minutes * 60_000;
  }

  function onActivity(): void {
    const nowMs = timing.nowMs();
    if (nowMs - lastMs < ACTIVITY_THROTTLE_MS) return;
    lastMs = nowMs;
    if (nowMs - toldMs < TELL_TABS_EVERY_MS) return;
    toldMs = nowMs;
    channel.post('active');
  }

  /** One timer for the whole wait: moved on when it ends, not with every touch. */
  function schedule(): void {
    stopTimer?.();
    const limitMs = idleMs();
    if (limitMs === undefined) return;
    stopTimer = timing.after(Math.max(0, lastMs + limitMs - timing.nowMs()), () => {
      if (timing.nowMs() - lastMs < limitMs) schedule();
      else void signOut();
    });
  }

  async function signOut(): Promise<void> {
    markIdleSignOut(tabStorage);
    channel.post(SIGNED_OUT);
    const result = await auth.logout();
    if (result.ok || !isWatching()) return;
    // The server could not be asked: once more when as much time has passed.
    lastMs = timing.nowMs();
    schedule();
  }

  const isWatching = (): boolean => stopWatching !== undefined;

  function halt(): void {
    stopTimer?.();
    stopWatching?.();
    stopTimer = undefined;
    stopWatching = undefined;
  }

  const signedIn = auth.auth$.subscribe(({ status }) => {
    halt();
    if (status !== 'signed-in') return;
    tabStorage?.removeItem(IDLE_MARK);
    if (idleMs() === undefined) return;
    lastMs = timing.nowMs();
    stopWatching = watchActivity(onActivity);
    schedule();
  });
  const stopListening = channel.onMessage((message) => {
    if (message === SIGNED_OUT) markIdleSignOut(tabStorage);
    else lastMs = timing.nowMs();
  });

  return () => {
    halt();
    signedIn.unsubscribe();
    stopListening();
    channel.close();
  };
}
