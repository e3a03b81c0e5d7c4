import type { WebPushNote } from '@paddock/contract/schemas';

import { postOnce } from '../../kernel/http/post-once.ts';
import type { PushDevice } from './devices-store.ts';
import type { VapidKeys } from './vapid.ts';

const ANSWER_MS = 10_000;

/** How a service took a note: it is on its way, its device is gone, it never will be, or not now. */
export type PushAnswer = 'taken' | 'gone' | 'refused' | 'later';

export interface PushPost {
  readonly device: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>;
  readonly note: WebPushNote;
  readonly vapid: VapidKeys & { readonly subject: string };
  /** How long the service keeps it for a device that is away. */
  readonly lastsSec: number;
}

/** Encrypts a note for its device (RFC 8291) and hands it to the device's service (RFC 8030). */
export async function postPush({ device, note, vapid, lastsSec }: PushPost): Promise<PushAnswer> {
  const { endpoint, p256dh, auth } = device;
  // Loaded with the first note.
  const { default: webPush } = await import('web-push');
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), {
    vapidDetails: vapid,
    TTL: lastsSec,
    contentEncoding: 'aes128gcm',
    topic: note.tag,
  });
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { status } = await postOnce(new URL(endpoint), headers, request.body, ANSWER_MS);
  return answerOf(status);
}

function answerOf(status: number): PushAnswer {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
