import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import type { TokenKeysView } from '@paddock/contract/schemas';

import type { TokenPurpose } from './key-purposes.ts';
import type { KeyRing, RingKey } from './key-ring.ts';

/** How tokens are signed: ECDSA on P-256 with SHA-256 (RFC 7518). Whoever verifies them can make none. */
export const TOKEN_ALGORITHM = 'ES256';

/** The keys of one kind of token. */
export interface TokenKeys {
  /** A compact JWS of these claims by the current key, whose id its header names. @param type of the header, `JWT` */
  signJwt(claims: object, type: string): string;
  /** The public key a token's header names; undefined for one that is no longer valid, or never was. */
  publicKey(keyId: string | undefined): KeyObject | undefined;
  /** All valid public keys as JWKs, the current one first. */
  publicJwks(): TokenKeysView['keys'];
}

/** @throws Error for a token that names no valid key */
export function requireTokenKey(keys: TokenKeys, keyId: string | undefined): KeyObject {
  const key = keys.publicKey(keyId);
  if (key === undefined) throw new Error('the token names no valid key');
  return key;
}

interface Pair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export function createTokenKeys(ring: KeyRing, purpose: TokenPurpose): TokenKeys {
  const pairs = new WeakMap<RingKey, Pair>();
  function pairOf(key: RingKey): Pair {
    const known = pairs.get(key);
    if (known !== undefined) return known;
    const privateKey = createPrivateKey({ key: Buffer.from(key.bytes), format: 'der', type: 'pkcs8' });
    const pair = { privateKey, publicKey: createPublicKey(privateKey) };
    pairs.set(key, pair);
    return pair;
  }
  return {
    signJwt(claims, type) {
      const key = ring.current(purpose);
      const body = `${encoded({ alg: TOKEN_ALGORITHM, typ: type, kid: key.keyId })}.${encoded(claims)}`;
      // On the spot: the Web Crypto of a library hands each to another thread and back, which takes longer.
      const signature = sign('sha256', Buffer.from(body), {
        key: pairOf(key).privateKey,
        dsaEncoding: 'ieee-p1363',
      });
      return `${body}.${signature.toString('base64url')}`;
    },
    publicKey(keyId = '') {
      const key = ring.find(purpose, keyId);
      return key && pairOf(key).publicKey;
    },
    publicJwks: () =>
      ring.valid(purpose).map((key) => {
        const { x = '', y = '' } = pairOf(key).publicKey.export({ format: 'jwk' });
        return { kty: 'EC', crv: 'P-256', x, y, kid: key.keyId, alg: TOKEN_ALGORITHM, use: 'sig' };
      }),
  };
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
