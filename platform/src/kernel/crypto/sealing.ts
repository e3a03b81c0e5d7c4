import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and authenticates: nonce, tag, text (AES-256-GCM). It opens only for the same owner. */
export function sealUnder(key: KeyObject, owner: string, content: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const text = [cipher.update(content), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...text]);
}

/** @throws Error for another key, another owner or a changed text */
export function openUnder(key: KeyObject, owner: string, sealed: Uint8Array): Uint8Array<ArrayBuffer> {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  // A buffer of its own: some libraries take all that lies behind a view.
  return new Uint8Array(Buffer.concat([text, decipher.final()]));
}
