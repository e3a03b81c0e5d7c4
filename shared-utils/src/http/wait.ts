import type { Timing } from '../environment/environment-types.ts';

/** Waits; ends early when the signal aborts. */
export function wait(timing: Timing, delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const end = (): void => {
      stop();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const stop = timing.after(delayMs, end);
    signal?.addEventListener('abort', end);
  });
}
