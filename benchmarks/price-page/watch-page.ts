import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer';

/** What the main thread of a page did over a while. Shares are of processor time, so other programs do not count. */
export interface PageWork {
  readonly seconds: number;
  /** Share of the time it was at work, and what with. */
  readonly busyShare: number;
  readonly scriptShare: number;
  readonly layoutAndStyleShare: number;
  /** Pictures the browser made: only what changes makes one. */
  readonly frames: number;
}

/** What the compositor draws. A loop of the benchmark's own would ask for every frame. */
const FRAMES = 'disabled-by-default-devtools.timeline.frame';

/** Begins to count; before the page is opened. */
export async function countWork(page: Page): Promise<CDPSession> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** Watches a page for so long. */
export async function watchPage(page: Page, session: CDPSession, forSeconds: number): Promise<PageWork> {
  await page.tracing.start({ categories: [FRAMES] });
  const before = await metricsOf(session);
  const startedMs = performance.now();
  await wait(forSeconds * 1000);
  const seconds = (performance.now() - startedMs) / 1000;
  const after = await metricsOf(session);
  const trace = await page.tracing.stop();
  const share = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / seconds;
  return {
    seconds,
    busyShare: share('TaskDuration'),
    scriptShare: share('ScriptDuration'),
    layoutAndStyleShare: share('LayoutDuration') + share('RecalcStyleDuration'),
    frames: framesOf(trace),
  };
}

function framesOf(trace: Uint8Array | undefined): number {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as {
    readonly traceEvents: readonly { readonly name: string }[];
  };
  return traceEvents.filter(({ name }) => name === 'DrawFrame').length;
}

async function metricsOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
