import type { Shift, Vitals } from './vitals.ts';

/** Interactions shorter than this are never the worst that counts. */
const MIN_INTERACTION_MS = 40;

/** Feeds what the browser measures, from before this ran too; a browser that cannot measure a thing leaves it out. */
export function observeVitals({ PerformanceObserver }: typeof globalThis, vitals: Vitals): void {
  const observe = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}): void => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
    observer.observe({ type, buffered: true, ...more });
  };
  observe('largest-contentful-paint', ({ startTime }) => vitals.paint(startTime));
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === false) vitals.shift(entry as PerformanceEntry & Shift);
  });
  const interaction = (entry: PerformanceEntry): void => {
    if (Number(Reflect.get(entry, 'interactionId')) > 0) vitals.interaction(entry.duration);
  };
  observe('event', interaction, { durationThreshold: MIN_INTERACTION_MS });
}
