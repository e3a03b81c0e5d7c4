import type { CDPSession, Page } from 'puppeteer';

/** Processor time a page's main thread has worked. Unlike the clock it does not grow by other work on the machine. */
export interface MainThread {
  /** Since the page began. */
  workMs(): Promise<number>;
  detach(): Promise<void>;
}

export async function watchMainThread(page: Page): Promise<MainThread> {
  const session: CDPSession = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async workMs() {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    },
    detach: () => session.detach(),
  };
}
