import { createSecretKey, hkdfSync } from 'node:crypto';

import { openUnder, sealUnder } from './sealing.ts';

/**
 * The key that all others lie under in the database. A key-management service can stand here: it wraps and unwraps, and
 * its own key never leaves it.
 */
export interface RootKey {
  /** @param name of the key that is wrapped, bound to it: under another name it does not open */
  wrap(key: Uint8Array, name: string): Promise<Uint8Array>;
  /** @throws Error for what another root key has wrapped */
  unwrap(wrapped: Uint8Array, name: string): Promise<Uint8Array>;
}

/** The root key of a root secret: AES-256-GCM under a key derived from it. */
export function rootKeyOf(rootSecret: string): RootKey {
  const bytes = Buffer.from(rootSecret, 'base64url');
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', bytes, 'paddock', 'root.wrap', 32)));
  return {
    wrap: (content, name) => Promise.resolve(sealUnder(key, name, content)),
    // Inside a promise, so that a refusal is one too.
    unwrap: async (wrapped, name) => Promise.resolve(openUnder(key, name, wrapped)),
  };
}
