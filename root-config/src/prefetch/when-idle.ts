import type { Scheduler } from '../time/scheduler.ts';

/** Longest wait for a quiet moment (S9-18). */
export const PREFETCH_IDLE_TIMEOUT_MS = 2_000;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor can spare bytes for what may never be looked at: not on 2g, not with data saver (S9-18). */
export function maySpareBytes(navigator: Navigator): boolean {
  const connection = Reflect.get(navigator, 'connection') as Connection | undefined;
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Runs once the browser is idle, after 2 s at the latest; by a timer where the browser cannot tell (Safari). */
export function whenIdle(window: Window & typeof globalThis, scheduler: Scheduler, run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  } else {
    scheduler.after(PREFETCH_IDLE_TIMEOUT_MS, run);
  }
}
