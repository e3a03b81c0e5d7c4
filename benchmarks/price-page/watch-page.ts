import type { CDPSession, Page } from 'puppeteer';

/** What the main thread of a page did over a while. Shares are of processor time, so other programs do not count. */
export interface PageWork {
  readonly seconds: number;
  /** Share of the time it was at work, and what with. */
  readonly busyShare: number;
  readonly scriptShare: number;
  readonly layoutAndStyleShare: number;
  readonly frames: number;
  /** Frames that came one or more display periods late, counted by the periods. */
  readonly droppedFrames: number;
  readonly longestGapMs: number;
}

const DISPLAY_HZ = 60;

/** Begins to count; before the page is opened. */
export async function countWork(page: Page): Promise<CDPSession> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** Watches a page for so long. */
export async function watchPage(page: Page, session: CDPSession, forSeconds: number): Promise<PageWork> {
  const before = await metricsOf(session);
  const startedMs = performance.now();
  const gapsMs = await frameGaps(page, forSeconds * 1000);
  const seconds = (performance.now() - startedMs) / 1000;
  const after = await metricsOf(session);
  const share = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / seconds;
  const periodMs = 1000 / DISPLAY_HZ;
  return {
    seconds,
    busyShare: share('TaskDuration'),
    scriptShare: share('ScriptDuration'),
    layoutAndStyleShare: share('LayoutDuration') + share('RecalcStyleDuration'),
    frames: gapsMs.length,
    droppedFrames: gapsMs.reduce((sum, gapMs) => sum + Math.max(0, Math.round(gapMs / periodMs) - 1), 0),
    longestGapMs: Math.max(...gapsMs),
  };
}

async function metricsOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Times between frames, as the page is told them. */
function frameGaps(page: Page, forMs: number): Promise<number[]> {
  return page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        const startedMs = performance.now();
        let lastMs: number | undefined;
        const onFrame = (atMs: number): void => {
          if (lastMs !== undefined) gaps.push(atMs - lastMs);
          lastMs = atMs;
          if (performance.now() - startedMs < ms) requestAnimationFrame(onFrame);
          else resolve(gaps);
        };
        requestAnimationFrame(onFrame);
      }),
    forMs,
  );
}
