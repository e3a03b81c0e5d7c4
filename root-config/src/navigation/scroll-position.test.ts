import type { Scheduler } from '../time/scheduler.ts';
import { createScrollPosition, type Viewport } from './scroll-position.ts';

/** A window whose page changes its length, and whose time goes by hand. */
function aWindow() {
  const page = { topPx: 0, maxPx: 1_700 };
  const readers = new Set<() => void>();
  let nowMs = 0;
  const due: { atMs: number; run: () => void }[] = [];
  const viewport: Viewport = {
    top: () => page.topPx,
    scrollTo: (topPx) => void (page.topPx = topPx),
    maxTop: () => page.maxPx,
    onReaderScroll(run) {
      readers.add(run);
      return () => void readers.delete(run);
    },
  };
  const scheduler: Scheduler = {
    nowMs: () => nowMs,
    after(delayMs, run) {
      const timer = { atMs: nowMs + delayMs, run };
      due.push(timer);
      return () => {
        if (due.includes(timer)) due.splice(due.indexOf(timer), 1);
      };
    },
  };
  return {
    page,
    scroll: createScrollPosition(viewport, scheduler),
    readerScrolls: () => [...readers].forEach((run) => run()),
    /** The browser keeps the position inside a page that has become shorter. */
    resize(maxPx: number) {
      Object.assign(page, { maxPx, topPx: Math.min(page.topPx, maxPx) });
    },
    pass(ms: number) {
      const untilMs = nowMs + ms;
      for (let next = due[0]; next !== undefined && next.atMs <= untilMs; next = due[0]) {
        due.shift();
        nowMs = next.atMs;
        next.run();
      }
      nowMs = untilMs;
    },
    isBusy: () => due.length > 0 || readers.size > 0,
  };
}

describe('returning to a position', () => {
  it('holds it while the page is filled: longer, shorter, longer again', () => {
    const { page, scroll, resize, pass } = aWindow();
    scroll.restore(707);
    expect(page.topPx).toBe(707);
    resize(0);
    pass(100);
    resize(707);
    pass(100);
    expect(page.topPx).toBe(707);
  });

  it('leaves the window to the reader', () => {
    const { page, scroll, readerScrolls, pass, isBusy } = aWindow();
    scroll.restore(707);
    readerScrolls();
    page.topPx = 20;
    pass(5_000);
    expect([page.topPx, isBusy()]).toEqual([20, false]);
  });

  it('leaves it also to a scroll that no event tells of: a screen reader’s, the browser’s search', () => {
    const { page, scroll, pass, isBusy } = aWindow();
    scroll.restore(707);
    pass(100);
    page.topPx = 1_200;
    pass(5_000);
    expect([page.topPx, isBusy()]).toEqual([1_200, false]);
  });

  it.each([
    ['after three seconds', ({ pass }: ReturnType<typeof aWindow>) => pass(3_000)],
    ['when the next navigation begins', ({ scroll }: ReturnType<typeof aWindow>) => scroll.cancel()],
    ['when the next page starts at its top', ({ scroll }: ReturnType<typeof aWindow>) => scroll.toTop()],
  ])('ends %s', (_when, end) => {
    const window = aWindow();
    window.scroll.restore(707);
    end(window);
    expect(window.isBusy()).toBe(false);
  });
});
