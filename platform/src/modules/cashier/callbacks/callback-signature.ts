import type { IncomingHttpHeaders } from 'node:http';

import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import { requireBodySignature, signBody } from '../../../kernel/http/signed-callback.ts';

const purposeOf = (provider: string): string => `payment-callback:${provider}`;

/** Headers that sign a payment provider's body at a moment. */
export function signCallback(
  secrets: Secrets,
  provider: string,
  body: string,
  atMs: number,
): ReturnType<typeof signBody> {
  return signBody(secrets, purposeOf(provider), body, atMs);
}

/** @throws PlatformError CALLBACK_SIGNATURE for a missing, forged or outdated signature. */
export function requireSignature(
  secrets: Secrets,
  provider: string,
  headers: IncomingHttpHeaders,
  body: string,
  nowMs: number,
): void {
  requireBodySignature(secrets, purposeOf(provider), headers, body, nowMs);
}
