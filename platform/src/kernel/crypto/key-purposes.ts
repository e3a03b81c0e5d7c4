import { DAY_MS, HOUR_MS, MINUTE_MS } from '@paddock/contract';

interface KeyPurposeTerms {
  /** What the key is: 32 bytes that others are derived from, or a private key of P-256 (PKCS #8). */
  readonly form: 'bytes' | 'es256';
  /**
   * How long what the key made is good for, and with it how long the key has to stay valid when another has taken its
   * place; null for a key that stays, because rows are found by what it made.
   */
  readonly goodForMs: number | null;
}

/** What keys are for. Nothing is made by two of them. */
export const KEY_PURPOSES = {
  /** Bearer tokens of players: verified by other services too. */
  'player-token': { form: 'es256', goodForMs: 10 * MINUTE_MS },
  'operator-token': { form: 'es256', goodForMs: 8 * HOUR_MS },
  /** Links, grants, passes, cookies and messages of the site's own providers. */
  signature: { form: 'bytes', goodForMs: 30 * DAY_MS },
  /** Secrets of authenticators and documents, encrypted: sealed anew before their key goes, when no server seals by it. */
  data: { form: 'bytes', goodForMs: 10 * MINUTE_MS },
  /** Who posts to push services (VAPID): browsers subscribe to this key, so with another one all would have to again. */
  'web-push': { form: 'es256', goodForMs: null },
  /** Keyed hashes that rows are found by, links that never end, and what is chained. */
  lasting: { form: 'bytes', goodForMs: null },
} as const satisfies Record<string, KeyPurposeTerms>;

export type KeyPurpose = keyof typeof KEY_PURPOSES;
export type TokenPurpose = 'player-token' | 'operator-token';

export const isKeyPurpose = (text: string): text is KeyPurpose => Object.hasOwn(KEY_PURPOSES, text);
