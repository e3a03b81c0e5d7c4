import { timingSafeEqual } from 'node:crypto';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { providerKeyHash, saveProviderKey } from '../feeds-store.ts';

/** Names a provider may have: the same as producers in messages. */
export const PROVIDER_NAME = /^[a-z][a-z0-9-]{1,39}$/;
/** Producers of the platform itself. */
const RESERVED = new Set(['simulation', 'replay', 'uof']);
const KEY_BYTES = 32;

/**
 * Makes a provider's API key, `<provider>.<random>`, in place of any it had. Only its hash is kept, so it is shown once.
 * @throws RangeError for a name that is no producer's, or one of our own.
 */
export async function createProviderKey(
  db: Database,
  provider: string,
  randomBytes: (size: number) => Uint8Array,
  atMs: number,
): Promise<string> {
  if (!PROVIDER_NAME.test(provider) || RESERVED.has(provider)) {
    throw new RangeError(`not a provider name: ${provider}`);
  }
  const key = `${provider}.${Buffer.from(randomBytes(KEY_BYTES)).toString('base64url')}`;
  await saveProviderKey(db, provider, sha256(key), atMs);
  return key;
}

/** The provider a key belongs to. Compared in constant time, also when there is no such provider. */
export async function providerOf(db: Database, key: string): Promise<string | undefined> {
  const provider = key.slice(0, Math.max(key.indexOf('.'), 0));
  const stored = PROVIDER_NAME.test(provider) ? await providerKeyHash(db, provider) : undefined;
  const matches = timingSafeEqual(sha256(key), stored ?? new Uint8Array(32));
  return matches && stored !== undefined ? provider : undefined;
}
