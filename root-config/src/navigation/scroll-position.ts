import type { Scheduler } from '../time/scheduler.ts';

/** How often and how long a position is tried for, while a page's data makes it long enough to reach it. */
const TRY_EVERY_MS = 50;
const TRY_FOR_MS = 3_000;

export interface Viewport {
  top(): number;
  scrollTo(topPx: number): void;
  /** Furthest reachable position. */
  maxTop(): number;
  /** Calls once when the reader scrolls by wheel, touch or key; the answer stops listening. */
  onReaderScroll(run: () => void): () => void;
}

export interface ScrollPosition {
  toTop(): void;
  /** Returns to a position, waiting for the page to grow; the reader's own scrolling ends it. */
  restore(topPx: number): void;
  /** Stops a waiting restore: the next navigation has begun. */
  cancel(): void;
}

export function createScrollPosition(viewport: Viewport, scheduler: Scheduler): ScrollPosition {
  let stop = (): void => undefined;

  function restore(topPx: number): void {
    stop();
    const untilMs = scheduler.nowMs() + TRY_FOR_MS;
    let cancelTimer = (): void => undefined;
    const stopListening = viewport.onReaderScroll(() => stop());
    stop = () => {
      cancelTimer();
      stopListening();
      stop = () => undefined;
    };
    const attempt = (): void => {
      viewport.scrollTo(Math.min(topPx, viewport.maxTop()));
      if (viewport.maxTop() >= topPx || scheduler.nowMs() >= untilMs) stop();
      else cancelTimer = scheduler.after(TRY_EVERY_MS, attempt);
    };
    attempt();
  }

  return {
    toTop() {
      stop();
      viewport.scrollTo(0);
    },
    restore,
    cancel: () => stop(),
  };
}

export function windowViewport(window: Window): Viewport {
  const { documentElement } = window.document;
  return {
    top: () => window.scrollY,
    scrollTo: (topPx) => window.scrollTo({ top: topPx, behavior: 'instant' }),
    maxTop: () => documentElement.scrollHeight - window.innerHeight,
    onReaderScroll(run) {
      const events = ['wheel', 'touchstart', 'keydown'] as const;
      for (const name of events) window.addEventListener(name, run, { passive: true });
      return () => {
        for (const name of events) window.removeEventListener(name, run);
      };
    },
  };
}
