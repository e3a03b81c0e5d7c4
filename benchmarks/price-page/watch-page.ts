import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer';

/** What the main thread of a page did over a while. Shares are of processor time, so other programs do not count. */
export interface PageWork {
  readonly seconds: number;
  /** Share of the time it was at work, and what with. */
  readonly busyShare: number;
  readonly scriptShare: number;
  readonly styleShare: number;
  readonly layoutShare: number;
  /** Pictures the browser made: only what changes makes one. */
  readonly frames: number;
  /** Work of the main thread that nothing could interrupt, the longest, in milliseconds. */
  readonly longestTaskMs: number;
}

/** What the compositor draws. A loop of the benchmark's own would ask for every frame. */
const FRAMES = 'disabled-by-default-devtools.timeline.frame';
const TASKS = 'toplevel';

/** The part of an event of a trace in use; times in microseconds, that of the processor as `tdur`. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Begins to count; before the page is opened. */
export async function countWork(page: Page): Promise<CDPSession> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** Watches a page for so long. */
export async function watchPage(page: Page, session: CDPSession, forSeconds: number): Promise<PageWork> {
  await page.tracing.start({ categories: [FRAMES, TASKS] });
  const before = await metricsOf(session);
  const startedMs = performance.now();
  await wait(forSeconds * 1000);
  const seconds = (performance.now() - startedMs) / 1000;
  const after = await metricsOf(session);
  const trace = eventsOf(await page.tracing.stop());
  const share = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / seconds;
  return {
    seconds,
    busyShare: share('TaskDuration'),
    scriptShare: share('ScriptDuration'),
    styleShare: share('RecalcStyleDuration'),
    layoutShare: share('LayoutDuration'),
    frames: trace.filter(({ name }) => name === 'DrawFrame').length,
    longestTaskMs: Math.max(...tasksOf(trace)) / 1000,
  };
}

function eventsOf(trace: Uint8Array | undefined): readonly TraceEvent[] {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return traceEvents;
}

/** Processor time of each task of the pages' main threads: other pages of the browser have nothing to do. */
function tasksOf(trace: readonly TraceEvent[]): readonly number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(trace.filter(isMain).map(threadOf));
  return trace
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)))
    .map(({ tdur }) => tdur ?? 0);
}

async function metricsOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
