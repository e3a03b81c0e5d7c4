import { MINUTE_MS } from '@paddock/contract';

import type { Clock, ManualClock } from '../../../../kernel/time/clock.ts';
import type { ManualScheduler } from '../../../../kernel/time/scheduler.ts';

/** How a replay waits for the next moment of its matches. */
export interface ReplayTime {
  readonly clock: Clock;
  /**
   * Comes back when the server clock shows `serverMs`. On the way `beat` is called at least every heartbeat, and always
   * before anything else can look at the clock, so that the producer is never thought silent.
   */
  until(serverMs: number, beat: () => Promise<void>): Promise<void>;
  /** A short wait in which the server's scheduled work runs, for answers that come later. */
  pause(beat: () => Promise<void>): Promise<void>;
}

const BEAT_MS = 5_000;
const PAUSE_MS = 250;
/** Scheduled work of the server runs at most this often in a jump: nobody waits for it, and a season has many moments. */
const WORK_EVERY_MS = 30 * MINUTE_MS;

/** The system's time: a replay at a chosen speed. */
export function pacedTime(clock: Clock, sleep: (ms: number) => Promise<void>): ReplayTime {
  return {
    clock,
    async until(serverMs, beat) {
      for (let leftMs = serverMs - clock.nowMs(); leftMs > 0; leftMs = serverMs - clock.nowMs()) {
        await sleep(Math.min(leftMs, BEAT_MS));
        await beat();
      }
    },
    async pause(beat) {
      await sleep(PAUSE_MS);
      await beat();
    },
  };
}

/** Virtual time that jumps from moment to moment: a season in seconds. */
export function jumpingTime(clock: ManualClock, scheduler: ManualScheduler): ReplayTime {
  let workedAtMs = -Infinity;
  async function jump(serverMs: number, beat: () => Promise<void>, work: boolean): Promise<void> {
    clock.set(Math.max(serverMs, clock.nowMs()));
    await beat();
    if (!work) return;
    workedAtMs = clock.nowMs();
    await scheduler.runDue();
  }
  return {
    clock,
    until: (serverMs, beat) => jump(serverMs, beat, serverMs - workedAtMs >= WORK_EVERY_MS),
    pause: (beat) => jump(clock.nowMs() + 1_000, beat, true),
  };
}
