import { generateKeyPairSync, randomBytes } from 'node:crypto';

import { KEY_PURPOSES, type KeyPurpose } from './key-purposes.ts';
import { KEY_ID_LENGTH, type RingKey } from './key-ring.ts';

/** A key that was never used. */
export function newKey(purpose: KeyPurpose): RingKey {
  return {
    keyId: randomBytes(KEY_ID_LENGTH)
      .toString('base64url')
      .replaceAll(/[^A-Za-z0-9]/g, 'x')
      .slice(0, KEY_ID_LENGTH),
    purpose,
    isCurrent: true,
    bytes: KEY_PURPOSES[purpose].form === 'es256' ? newPrivateKey() : new Uint8Array(randomBytes(32)),
  };
}

function newPrivateKey(): Uint8Array {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return new Uint8Array(privateKey.export({ format: 'der', type: 'pkcs8' }));
}
