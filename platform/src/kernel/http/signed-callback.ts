import type { IncomingHttpHeaders } from 'node:http';

import { PlatformError } from './problem.ts';
import type { Secrets } from '../crypto/secrets.ts';

export const TIMESTAMP_HEADER = 'x-callback-timestamp';
export const SIGNATURE_HEADER = 'x-callback-signature';

/** The body of a callback that has none: a signature over it is asked for like over any other. */
export const NO_BYTES: Buffer = Buffer.alloc(0);

/** A message signed longer ago, or further ahead, is refused: a recorded one cannot be sent again later. */
const SIGNATURE_WINDOW_MS = 300_000;

/** Headers that sign a body at a moment: HMAC-SHA-256 over `<timestamp>.<body>`, under the key of a purpose. */
export function signBody(
  secrets: Secrets,
  purpose: string,
  body: string,
  atMs: number,
): Record<typeof TIMESTAMP_HEADER | typeof SIGNATURE_HEADER, string> {
  return {
    [TIMESTAMP_HEADER]: String(atMs),
    [SIGNATURE_HEADER]: secrets.sign(purpose, `${atMs}.${body}`),
  };
}

/** @throws PlatformError CALLBACK_SIGNATURE for a missing, forged or outdated signature. */
export function requireBodySignature(
  secrets: Secrets,
  purpose: string,
  headers: IncomingHttpHeaders,
  body: string,
  nowMs: number,
): void {
  const timestamp = headers[TIMESTAMP_HEADER];
  const signature = headers[SIGNATURE_HEADER];
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(timestamp)) {
    throw new PlatformError('CALLBACK_SIGNATURE');
  }
  const genuine = secrets.verify(purpose, `${timestamp}.${body}`, signature);
  const fresh = Math.abs(nowMs - Number(timestamp)) <= SIGNATURE_WINDOW_MS;
  if (!genuine || !fresh) throw new PlatformError('CALLBACK_SIGNATURE');
}
