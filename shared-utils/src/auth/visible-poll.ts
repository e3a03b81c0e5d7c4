import type { Timing, Visibility } from '../environment/environment-types.ts';

/**
 * Runs something every so often while the page is visible (S4-02). A page shown again after longer than that runs it at
 * once. Answers how to stop.
 */
export function pollWhileVisible(
  timing: Timing,
  visibility: Visibility,
  everyMs: number,
  run: () => void,
): () => void {
  let lastMs = timing.nowMs();
  let stopTimer: (() => void) | undefined;

  function schedule(): void {
    stopTimer?.();
    stopTimer = undefined;
    if (!visibility.isVisible()) return;
    stopTimer = timing.after(Math.max(0, lastMs + everyMs - timing.nowMs()), () => {
      lastMs = timing.nowMs();
      schedule();
      run();
    });
  }

  schedule();
  const stopListening = visibility.onChange(schedule);
  return () => {
    stopTimer?.();
    stopListening();
  };
}
