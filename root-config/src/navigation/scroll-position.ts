import type { Scheduler } from '../time/scheduler.ts';

/** How often and how long a position is held, while a page's data makes it longer, or shorter than its skeleton was. */
const LOOK_EVERY_MS = 50;
const HOLD_FOR_MS = 3_000;

export interface Viewport {
  top(): number;
  scrollTo(topPx: number): void;
  /** Furthest reachable position. */
  maxTop(): number;
  /** Calls when the reader scrolls by wheel, touch, key or scroll bar; the answer stops listening. */
  onReaderScroll(run: () => void): () => void;
}

export interface ScrollPosition {
  toTop(): void;
  /**
   * Returns to a position and holds it while the page fills itself. The reader's own scrolling ends it, and so does a
   * scroll that no event tells of (a screen reader's, the browser's search): one of a page whose length stayed.
   */
  restore(topPx: number): void;
  /** Ends the hold: the next navigation has begun. */
  cancel(): void;
}

export function createScrollPosition(viewport: Viewport, scheduler: Scheduler): ScrollPosition {
  let stop = (): void => undefined;

  function restore(topPx: number): void {
    stop();
    const untilMs = scheduler.nowMs() + HOLD_FOR_MS;
    let cancelTimer = (): void => undefined;
    let lastMaxPx = -1;
    let heldPx = -1;
    const stopListening = viewport.onReaderScroll(() => stop());
    stop = () => {
      cancelTimer();
      stopListening();
      stop = () => undefined;
    };
    const hold = (): void => {
      const maxPx = viewport.maxTop();
      if (scheduler.nowMs() >= untilMs || (maxPx === lastMaxPx && viewport.top() !== heldPx)) return stop();
      viewport.scrollTo(Math.min(topPx, maxPx));
      lastMaxPx = maxPx;
      heldPx = viewport.top();
      cancelTimer = scheduler.after(LOOK_EVERY_MS, hold);
    };
    hold();
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
      const events = ['wheel', 'pointerdown', 'keydown'] as const;
      for (const name of events) window.addEventListener(name, run, { passive: true });
      return () => {
        for (const name of events) window.removeEventListener(name, run);
      };
    },
  };
}
