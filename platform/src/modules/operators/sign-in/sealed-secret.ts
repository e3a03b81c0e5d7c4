import { createCipheriv, createDecipheriv } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
export const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret for the database: nonce, tag, text. It opens only under the same name, `operator:ann`. */
export function seal(
  secret: Uint8Array,
  name: string,
  { key, nonce }: { readonly key: Uint8Array; readonly nonce: Uint8Array },
): Uint8Array {
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @throws Error for another key, another name or a changed text */
export function unseal(sealed: Uint8Array, name: string, key: Uint8Array): Uint8Array {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
