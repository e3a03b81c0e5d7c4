import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';

import { KEY_ID_LENGTH, ORIGINAL_KEY_ID, type KeyRing, type RingKey } from './key-ring.ts';
import { openUnder, sealUnder } from './sealing.ts';
import { createTokenKeys, type TokenKeys } from './token-keys.ts';
import type { TokenPurpose } from './key-purposes.ts';

/** Signs texts for a purpose of the code, such as `cashier.pay-link`: each has a key of its own. */
export interface Signer {
  /** HMAC-SHA-256 of the text, base64url. */
  sign(purpose: string, text: string): string;
  /** Compares in constant time. */
  verify(purpose: string, text: string, signature: string): boolean;
}

/**
 * What a platform makes with its keys. A signature begins with the id of its key, what is sealed too, so both are good
 * for as long as that key is. Keys of the ring are never used themselves: each purpose of the code derives its own
 * (HKDF, RFC 5869).
 */
export interface Secrets extends Signer {
  /** For hashes that rows are found by, links without an end, and the audit: one text has one signature for good. */
  readonly lasting: Signer;
  /** For a library that signs by itself: the current key first, then the one whose signatures are still taken. */
  keys(purpose: string): readonly Uint8Array[];
  /** Encrypts what is kept (AES-256-GCM under the data key). @param owner alone opens it: `11`, `operator:ann` */
  seal(purpose: string, owner: string, content: Uint8Array): Buffer;
  /** @throws Error when it was sealed for another owner or purpose, under a key that is gone, or changed. */
  open(purpose: string, owner: string, sealed: Uint8Array): Uint8Array<ArrayBuffer>;
  /** False for what has to be sealed anew before the key it is under may go. */
  isSealedByCurrent(sealed: Uint8Array): boolean;
  tokenKeys(purpose: TokenPurpose): TokenKeys;
}

/** Stands before the key's id: what is without it was sealed by the original key, or never. */
const MARK = Buffer.from('PDK1');
const HEAD_BYTES = MARK.length + KEY_ID_LENGTH;

/** Whether it names the key that it lies under. */
export function isSealed(content: Uint8Array): boolean {
  return content.length > HEAD_BYTES && MARK.equals(content.subarray(0, MARK.length));
}

const keyIdOf = (sealed: Uint8Array): string =>
  isSealed(sealed)
    ? Buffer.from(sealed.subarray(MARK.length, HEAD_BYTES)).toString('latin1')
    : ORIGINAL_KEY_ID;

export function createSecrets(ring: KeyRing): Secrets {
  const derived = new WeakMap<RingKey, Map<string, KeyObject>>();
  /** Purposes are words of the code, so there are few; deriving a key costs more than signing with it. */
  function keyFor(key: RingKey, purpose: string): KeyObject {
    const known = derived.get(key) ?? new Map<string, KeyObject>();
    derived.set(key, known);
    const found = known.get(purpose) ?? createSecretKey(derive(key, purpose));
    known.set(purpose, found);
    return found;
  }
  const mac = (key: RingKey, purpose: string, text: string): string =>
    createHmac('sha256', keyFor(key, purpose)).update(text).digest('base64url');

  return {
    sign(purpose, text) {
      const key = ring.current('signature');
      return key.keyId + mac(key, purpose, text);
    },
    verify(purpose, text, signature) {
      const keyId = signature.slice(0, KEY_ID_LENGTH);
      const named = keyId === ORIGINAL_KEY_ID ? undefined : ring.find('signature', keyId);
      if (named !== undefined && isSame(named.keyId + mac(named, purpose, text), signature)) return true;
      const original = ring.find('signature', ORIGINAL_KEY_ID);
      return original !== undefined && isSame(mac(original, purpose, text), signature);
    },
    lasting: {
      sign: (purpose, text) => mac(ring.current('lasting'), purpose, text),
      verify: (purpose, text, signature) => isSame(mac(ring.current('lasting'), purpose, text), signature),
    },
    keys: (purpose) => ring.valid('signature').map((key) => derive(key, purpose)),
    seal(purpose, owner, content) {
      const key = ring.current('data');
      const sealed = sealUnder(keyFor(key, purpose), owner, content);
      return Buffer.concat([MARK, Buffer.from(key.keyId, 'latin1'), sealed]);
    },
    open(purpose, owner, sealed) {
      const keyId = keyIdOf(sealed);
      const key = ring.find('data', keyId);
      if (key === undefined) throw new Error(`the data key ${keyId} is no longer valid`);
      return openUnder(keyFor(key, purpose), owner, isSealed(sealed) ? sealed.subarray(HEAD_BYTES) : sealed);
    },
    isSealedByCurrent: (sealed) => keyIdOf(sealed) === ring.current('data').keyId,
    tokenKeys: (purpose) => createTokenKeys(ring, purpose),
  };
}

const derive = ({ bytes }: RingKey, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', bytes, 'paddock', purpose, 32));

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
