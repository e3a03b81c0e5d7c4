import type { Timing } from '../environment/environment-types.ts';
import type { ServerClock } from './clock-types.ts';

/** A reading this much behind the estimate means that the estimate is wrong, not that the reading was slow. */
const SLOWEST_READING_MS = 10_000;

/**
 * A reading arrives late by the time it travelled, so that the freshest estimate of the offset is the largest one seen.
 * A far smaller one starts over: this machine slept, or its clock was set.
 */
export function createServerClock(timing: Timing, documentTimeMs: number): ServerClock {
  let offsetMs = documentTimeMs - timing.nowMs();
  const serverNowMs = (): number => Math.round(timing.nowMs() + offsetMs);

  return {
    serverNowMs,
    observeServerTime(serverTimeMs) {
      const readingMs = serverTimeMs - timing.nowMs();
      if (readingMs > offsetMs || readingMs < offsetMs - SLOWEST_READING_MS) offsetMs = readingMs;
    },
    onServerTick(everyMs, run) {
      let stop: () => void;
      const schedule = (): void => {
        stop = timing.after(everyMs - (serverNowMs() % everyMs), () => {
          schedule();
          run();
        });
      };
      schedule();
      return () => stop();
    },
  };
}
