import type { AnalyticsBatchBody } from '@paddock/contract/schemas';
import type { addAnalyticsSink } from '@paddock/shared-utils';

import type { Scheduler } from '../time/scheduler.ts';

const PATH = '/web-api/analytics/events';
/** Events of this long go together; what a visitor does comes in bursts. */
export const GATHER_MS = 5_000;
/** The most one request takes. */
export const BATCH_EVENTS = 20;

export interface EventSender {
  readonly window: Window;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly addAnalyticsSink: typeof addAnalyticsSink;
}

/**
 * Sends what analytics hands out, which is nothing without consent, to the site's own collector (S8-19): gathered, and
 * at once when the tab is left. What the server does not take is dropped: a visitor's way is never worth a retry. Who it
 * was is the server's to know, by the session.
 */
export function sendEvents({ window, scheduler, addAnalyticsSink: addSink }: EventSender): void {
  const { document, navigator } = window;
  let gathered: AnalyticsBatchBody['events'] = [];
  let cancel: (() => void) | undefined;

  function send(): void {
    cancel?.();
    cancel = undefined;
    if (gathered.length === 0) return;
    const body = JSON.stringify({ events: gathered } satisfies AnalyticsBatchBody);
    gathered = [];
    navigator.sendBeacon(PATH, new Blob([body], { type: 'application/json' }));
  }

  addSink(({ name, data, atMs }) => {
    gathered.push({ name, atMs: Math.round(atMs), ...(data === undefined ? {} : { data: { ...data } }) });
    if (gathered.length >= BATCH_EVENTS) send();
    else cancel ??= scheduler.after(GATHER_MS, send);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
