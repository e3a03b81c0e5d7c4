import { LIMIT_PING_MS, LIMIT_TYPES } from '@paddock/contract';

import { activeValueOf } from '../limits/active-limit.ts';
import type { PlayWatchParts } from '../play-watch/play-watch.ts';

const ENDED = 'session-limit-ended';
const SHORTEST_WAIT_MS = 1_000;

/**
 * Tells the server every 30 s that a page is open while a session limit is in force (S4-09, S7-09), and at the very end
 * of the day's time. It is the server that ends the session; the page says why, here and in the other tabs (S8-09).
 */
export function watchSessionLimit(parts: PlayWatchParts): () => void {
  const { api, auth, limits, notifications, timing, openChannel } = parts;
  const channel = openChannel('session-limit');
  let stopTimer: (() => void) | undefined;
  let isRunning = false;
  /** Grows with every start: what was asked before no longer counts. */
  let turn = 0;

  function tell(): void {
    notifications.notify({
      kind: 'warning',
      group: ENDED,
      title: { key: 'common:sessionLimit.ended' },
      text: { key: 'common:sessionLimit.tomorrow' },
    });
  }

  async function ping(): Promise<void> {
    const own = turn;
    const answer = await api.post('/limit-service-api/api/external/web/v3/ping', {});
    if (own !== turn) return;
    // The news that every session is over may have come before this answer: the words are due all the same.
    if (!answer.ok && answer.problem.code === 'SESSION_LIMIT_ENDED') {
      halt();
      tell();
      channel.post(ENDED);
      // The server has ended every session already: this only makes the page know it.
      void auth.check();
      return;
    }
    if (!isRunning) return;
    const leftSec = answer.ok ? answer.data.remainingSec : null;
    schedule(leftSec === null ? LIMIT_PING_MS : Math.min(LIMIT_PING_MS, leftSec * 1000));
  }

  function schedule(delayMs: number): void {
    stopTimer = timing.after(Math.max(SHORTEST_WAIT_MS, delayMs), () => void ping());
  }

  function halt(): void {
    isRunning = false;
    stopTimer?.();
  }

  const subscription = limits.value$.subscribe((value) => {
    const isWanted = activeValueOf(value, LIMIT_TYPES.session) !== null;
    if (isWanted === isRunning || value.status === 'loading') return;
    if (!isWanted) return halt();
    isRunning = true;
    turn += 1;
    void ping();
  });
  const stopListening = channel.onMessage((message) => {
    if (message === ENDED) tell();
  });

  return () => {
    halt();
    subscription.unsubscribe();
    stopListening();
    channel.close();
  };
}
