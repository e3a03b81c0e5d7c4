import { createPrivateKey } from 'node:crypto';

import type { KeyRing } from '../../kernel/crypto/key-ring.ts';

/** The site as push services know it (RFC 8292): both base64url, the public one an uncompressed point. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** @throws Error where the key ring has no key of P-256 for it */
export function vapidKeys(ring: KeyRing): VapidKeys {
  const { bytes } = ring.current('web-push');
  const key = createPrivateKey({ key: Buffer.from(bytes), format: 'der', type: 'pkcs8' });
  const { x = '', y = '', d: privateKey = '' } = key.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey };
}
