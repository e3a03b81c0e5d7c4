import { FRAME_IDS, type BootData } from '@paddock/contract';
import type { CanaryWatchBody } from '@paddock/contract/schemas';

import { pageStorage } from '../boot/page-storage.ts';
import { browserRandom } from '../time/random.ts';
import { WATCH_PATH } from './heart.ts';
import { watchTab, type TabWatch } from './tab-watch.ts';

/** Starts the page's part with what the document says, and its worker. Without a worker the rest still tells. */
export function startWatch(window: Window & typeof globalThis): void {
  const { document, navigator } = window;
  const boot = JSON.parse(document.getElementById(FRAME_IDS.boot)?.textContent ?? '{}') as Partial<BootData>;
  const parcel = boot.canary;
  // What a developer put in a parcel's place is not the canary.
  const kept = pageStorage(() => window.localStorage);
  const isReplaced = (name = '') => kept.read(`import-map-override:@paddock/${name}`) !== null;
  if (parcel === undefined || isReplaced(parcel.split('@')[0])) return;
  const worker = startWorker(window, () => watch.beat());
  const watch: TabWatch = watchTab({
    window,
    storage: pageStorage(() => window.sessionStorage),
    parcel,
    isReload: navigationType(window) === 'reload',
    newWait: () => browserRandom().toString(36).slice(2),
    send(report: CanaryWatchBody) {
      navigator.sendBeacon(WATCH_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
    },
    tellHeart: (state) => worker?.postMessage(state),
  });
}

function navigationType({ performance }: typeof globalThis): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}

/** From this origin even where files come from another: a worker of elsewhere is refused. */
function startWorker({ document, Worker }: typeof globalThis, onBeat: () => void): Worker | undefined {
  const { src } = document.currentScript as HTMLScriptElement;
  try {
    const worker = new Worker(new URL(src).pathname);
    worker.onmessage = onBeat;
    return worker;
  } catch {
    return undefined;
  }
}
