import { WebPushSubscription, WebPushView } from '../schemas/web-push.ts';
import type { EndpointTable } from './endpoint.ts';

/** What devices are told while the site is closed. */
export const WEB_PUSH_ENDPOINTS = {
  'GET /web-api/web-push': {
    summary: 'What this device is told, and the key to subscribe with',
    response: { 200: WebPushView },
  },
  'POST /web-api/web-push': {
    summary: 'Tell this device from now on, of these kinds',
    body: WebPushSubscription,
    response: { 200: WebPushView },
    errors: ['PUSH_SERVICE_UNKNOWN'],
  },
  'DELETE /web-api/web-push': {
    summary: 'Tell this device no more; one that is told nothing is no fault',
    response: { 200: WebPushView },
  },
} as const satisfies EndpointTable;
