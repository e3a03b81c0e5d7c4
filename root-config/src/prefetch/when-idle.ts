import type { Scheduler } from '../time/scheduler.ts';

/** Longest wait for a quiet moment (S9-18). */
export const PREFETCH_IDLE_TIMEOUT_MS = 2_000;

/** Runs once the browser is idle, after 2 s at the latest; by a timer where the browser cannot tell (Safari). */
export function whenIdle(window: Window & typeof globalThis, scheduler: Scheduler, run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  } else {
    scheduler.after(PREFETCH_IDLE_TIMEOUT_MS, run);
  }
}
