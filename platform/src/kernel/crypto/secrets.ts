import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';

/** Keys for each purpose, derived from the one configured secret (HKDF, RFC 5869), so that no two uses share a key. */
export interface Secrets {
  key(purpose: string): Uint8Array;
  /** HMAC-SHA-256 of text under the purpose's key, base64url. */
  sign(purpose: string, text: string): string;
  /** Compares in constant time. */
  verify(purpose: string, text: string, signature: string): boolean;
}

export function createSecrets(secret: string): Secrets {
  const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'paddock', purpose, 32));
  // Purposes are words of the code, so there are few; deriving one costs more than signing with it.
  const signingKeys = new Map<string, KeyObject>();
  const signingKey = (purpose: string): KeyObject => {
    const derived = signingKeys.get(purpose) ?? createSecretKey(key(purpose));
    signingKeys.set(purpose, derived);
    return derived;
  };
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', signingKey(purpose)).update(text).digest('base64url');
  return {
    key,
    sign,
    verify(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
