import type { ClientErrorBatchBody } from '@paddock/contract/schemas';

const PATH = '/web-api/client-errors';

/** Posts a report so that it outlives the page; a report that fails is dropped, for it must not become one itself. */
export function sendReport(window: Window, request: ClientErrorBatchBody): void {
  const body = JSON.stringify(request);
  const headers = { 'content-type': 'application/json' };
  if (window.document.visibilityState === 'hidden') {
    window.navigator.sendBeacon(PATH, new Blob([body], { type: headers['content-type'] }));
    return;
  }
  window.fetch(PATH, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
