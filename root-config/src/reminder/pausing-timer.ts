import { BACKGROUND_PAUSE_MS } from '@paddock/contract';

import type { Scheduler } from '../time/scheduler.ts';

/** Whether the tab is in front; its changes. */
export interface TabVisibility {
  isVisible(): boolean;
  onChange(listener: () => void): () => void;
}

/**
 * Runs once after a time in front of somebody: a tab in the background counts on for 30 s, then waits until it is looked
 * at again (S9-08). Answers how to call it off.
 */
export function startPausingTimer(
  { scheduler, visibility }: { readonly scheduler: Scheduler; readonly visibility: TabVisibility },
  delayMs: number,
  run: () => void,
): () => void {
  let leftMs = delayMs;
  let startedAtMs = 0;
  let stopTimer: (() => void) | null = null;
  let stopPause: (() => void) | undefined;

  function resume(): void {
    stopPause?.();
    if (stopTimer !== null) return;
    startedAtMs = scheduler.nowMs();
    stopTimer = scheduler.after(leftMs, () => {
      end();
      run();
    });
  }

  function pause(): void {
    if (stopTimer === null) return;
    stopTimer();
    stopTimer = null;
    leftMs = Math.max(0, leftMs - (scheduler.nowMs() - startedAtMs));
  }

  function follow(): void {
    stopPause?.();
    if (visibility.isVisible()) resume();
    else stopPause = scheduler.after(BACKGROUND_PAUSE_MS, pause);
  }

  function end(): void {
    stopTimer?.();
    stopPause?.();
    stopListening();
  }

  const stopListening = visibility.onChange(follow);
  resume();
  if (!visibility.isVisible()) follow();
  return end;
}
