import type { CanaryWatchBody } from '@paddock/contract/schemas';

/** Where tabs of a canary tell how they are. */
export const WATCH_PATH = '/web-api/canary-watch';

const BEAT_MS = 1_000;
/** Beats a page may owe before it is called hung: longer than any page is busy that a player would wait for. */
const MISSED_MAX = 10;
/** A pause of the worker itself, as of a machine that slept, says nothing about the page. */
const SLEPT_MS = 3 * BEAT_MS;

/** What the page says to its worker: who is to be reported where the page falls silent; null while nobody is. */
export type PageState = Pick<CanaryWatchBody, 'parcel' | 'wait'> | null;

/** What is used of a worker's global scope. */
export type WorkerScope = Pick<Window & typeof globalThis, 'fetch' | 'setInterval' | 'performance'> & {
  onmessage: ((event: MessageEvent) => unknown) | null;
  postMessage(message: string): void;
};

/**
 * The worker's part: asks the page every second, and reports it once it owes ten answers. A page in an endless loop
 * cannot say so itself.
 */
export function beatOf(scope: WorkerScope): void {
  let page: PageState = null;
  let missed = 0;
  let lastMs = scope.performance.now();

  scope.onmessage = ({ data }: MessageEvent<PageState>) => {
    page = data;
    missed = 0;
  };
  scope.setInterval(() => {
    const nowMs = scope.performance.now();
    const slept = nowMs - lastMs > SLEPT_MS;
    lastMs = nowMs;
    missed = page === null || slept ? 0 : missed + 1;
    if (page === null) return;
    if (missed > MISSED_MAX) {
      const body = JSON.stringify({ ...page, state: 'hung' } satisfies CanaryWatchBody);
      const headers = { 'content-type': 'application/json' };
      void scope.fetch(WATCH_PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
      page = null;
    } else {
      scope.postMessage('beat');
    }
  }, BEAT_MS);
}
