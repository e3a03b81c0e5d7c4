import type { ClientMessage } from '@paddock/contract';
import type { Page } from 'puppeteer';

/** What a page holds after its rubbish has been collected. */
export interface Standing {
  /** Listeners of the whole document, those of elements no longer in it included while something holds them. */
  readonly listeners: number;
  /** DOM nodes, those no longer in the document included while something holds them. Links of style sheets are not counted. */
  readonly nodes: number;
  /** Elements in the document, without those links. */
  readonly elements: number;
  /**
   * Style sheets that stand in the document more than once. One of each file stays for good once it has come, be it
   * fetched ahead.
   */
  readonly doubledSheets: readonly string[];
  /** How many style sheets are on. */
  readonly activeSheets: number;
  /** Topics the live socket is subscribed to. */
  readonly topics: readonly string[];
  readonly heapBytes: number;
}

export interface LeakWatch {
  measure(): Promise<Standing>;
}

/** Watches a page from before its first document on. */
export async function watchLeaks(page: Page): Promise<LeakWatch> {
  const devtools = await page.createCDPSession();
  const topics = new Set<string>();
  await devtools.send('Network.enable');
  devtools.on('Network.webSocketCreated', () => topics.clear());
  devtools.on('Network.webSocketFrameSent', ({ response }) => {
    const message = JSON.parse(response.payloadData) as ClientMessage;
    if (message.t === 'sub') for (const topic of message.topics) topics.add(topic);
    if (message.t === 'unsub') for (const topic of message.topics) topics.delete(topic);
  });
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');
  return {
    async measure() {
      // Two at most: a request that was given up is never told to have ended.
      await page.waitForNetworkIdle({ idleTime: 200, concurrency: 2 });
      // Twice: what the first collection finalises is free for the second.
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devtools.send('Performance.getMetrics');
      const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
      const inDocument = await page.evaluate(() => ({
        elements: document.querySelectorAll('*').length,
        sheets: [...document.styleSheets].map(({ href }) => href ?? 'inline'),
        activeSheets: [...document.styleSheets].filter(({ media }) => media.mediaText !== 'not all').length,
      }));
      const { elements, sheets, activeSheets } = inDocument;
      return {
        elements: elements - sheets.length,
        doubledSheets: sheets.filter((sheet, at) => sheets.indexOf(sheet) !== at),
        activeSheets,
        listeners: metric('JSEventListeners'),
        nodes: metric('Nodes') - sheets.length,
        topics: [...topics].sort(),
        heapBytes: metric('JSHeapUsedSize'),
      };
    },
  };
}
