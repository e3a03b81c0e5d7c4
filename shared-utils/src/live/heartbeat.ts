import { HEARTBEAT_MS, MISSED_HEARTBEATS_STALE } from '@paddock/contract';

import type { Timing } from '../environment/environment-types.ts';

/** Watches that heartbeats come: three missed call `onMissed` (rules §1, §5). */
export interface HeartbeatWatch {
  /** Starts waiting for the first one. */
  start(): void;
  beat(heartbeatMs?: number): void;
  stop(): void;
}

export function createHeartbeatWatch(timing: Timing, onMissed: () => void): HeartbeatWatch {
  let heartbeatMs = HEARTBEAT_MS;
  let stopTimer: (() => void) | undefined;

  function wait(): void {
    stopTimer?.();
    stopTimer = timing.after(heartbeatMs * MISSED_HEARTBEATS_STALE, () => {
      wait();
      onMissed();
    });
  }

  return {
    start: wait,
    beat(everyMs = heartbeatMs) {
      heartbeatMs = everyMs;
      wait();
    },
    stop() {
      stopTimer?.();
      stopTimer = undefined;
    },
  };
}
