import { createPrivateKey, type KeyObject } from 'node:crypto';

import type { TokenPurpose } from '../kernel/crypto/key-purposes.ts';
import type { Kernel } from '../kernel/module.ts';

/** The key a platform signs its tokens by, for tests that forge all but the signature. */
export function tokenKeyOf({ keys }: Pick<Kernel, 'keys'>, purpose: TokenPurpose) {
  const { bytes, keyId } = keys.ring.current(purpose);
  const privateKey: KeyObject = createPrivateKey({ key: Buffer.from(bytes), format: 'der', type: 'pkcs8' });
  return { privateKey, header: { alg: 'ES256', kid: keyId } } as const;
}
