import { MINUTE_MS, ACTIVITY_THROTTLE_MS } from '@paddock/contract';

import type { Environment } from '../environment/environment-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import type { WatchActivity } from './activity.ts';
import { IDLE_MARK, markIdleSignOut } from './idle-mark.ts';
import { lastActivityItem } from './last-activity.ts';

type Parts = Pick<SharedUtils, 'auth' | 'clock' | 'site' | 'storage'> &
  Pick<Environment, 'timing' | 'openChannel' | 'tabStorage'>;

/** Other tabs are told of activity at most this often: they need not know the second. */
const TELL_TABS_EVERY_MS = 5_000;

/**
 * Signs a player out after so many minutes without a touch in any tab (S9-02), as the site's configuration says. The
 * next page says why (S8-07). Time is the server's, which goes on while this machine sleeps, and the last touch is in the
 * storage all tabs share: a tab the browser had put to sleep reads it before it decides. Answers how to stop.
 */
export function watchIdle(
  { auth, clock, site, storage, timing, openChannel, tabStorage }: Parts,
  watchActivity: WatchActivity,
): () => void {
  const channel = openChannel('idle-sign-out');
  const shared = lastActivityItem(storage);
  let lastMs = clock.serverNowMs();
  let toldMs = 0;
  let stopTimer: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;
  let isLeaving = false;

  function idleMs(): number | undefined {
    const known = site.site$.snapshot();
    const minutes = 'config' in known ? known.config.autoLogoffMinutes : undefined;
    return minutes === undefined || minutes <= 0 ? undefined : minutes * MINUTE_MS;
  }

  /** How long nobody has touched any tab. */
  function idleForMs(): number {
    return clock.serverNowMs() - Math.max(lastMs, shared.read());
  }

  function onActivity(): void {
    const nowMs = clock.serverNowMs();
    if (nowMs - lastMs < ACTIVITY_THROTTLE_MS) return;
    const limitMs = idleMs();
    // The touch that wakes a machine after the time was over comes too late.
    if (limitMs !== undefined && idleForMs() >= limitMs) return void signOut();
    lastMs = nowMs;
    if (nowMs - toldMs >= TELL_TABS_EVERY_MS) touch();
  }

  function touch(): void {
    lastMs = clock.serverNowMs();
    toldMs = lastMs;
    shared.write(lastMs);
  }

  /** One timer for the whole wait: moved on when it ends, not with every touch. */
  function schedule(): void {
    stopTimer?.();
    const limitMs = idleMs();
    if (limitMs === undefined) return;
    stopTimer = timing.after(Math.max(0, limitMs - idleForMs()), () => {
      if (idleForMs() < limitMs) schedule();
      else void signOut();
    });
  }

  async function signOut(): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    markIdleSignOut(tabStorage);
    channel.post('idle');
    const result = await auth.logout();
    isLeaving = false;
    if (result.ok || !isWatching()) return;
    // The server could not be asked: once more when as much time has passed.
    touch();
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
    touch();
    stopWatching = watchActivity(onActivity);
    schedule();
  });
  const stopListening = channel.onMessage(() => markIdleSignOut(tabStorage));

  return () => {
    halt();
    signedIn.unsubscribe();
    stopListening();
    channel.close();
  };
}
