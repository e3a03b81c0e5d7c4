import { KEY_PURPOSES, type KeyPurpose } from '../kernel/crypto/key-purposes.ts';
import { KeyRing, type RingKey } from '../kernel/crypto/key-ring.ts';
import { newKey } from '../kernel/crypto/new-key.ts';

/** A ring of new keys, without a database; with keys of the test's own it has those besides. */
export function testRing(...more: readonly RingKey[]): KeyRing {
  return new KeyRing([...(Object.keys(KEY_PURPOSES) as KeyPurpose[]).map(newKey), ...more]);
}
