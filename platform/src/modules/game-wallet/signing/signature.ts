import { createHmac, createSign, createVerify, timingSafeEqual } from 'node:crypto';

/** What a call is signed with. */
export type SigningKey =
  | { readonly algorithm: 'hmac-sha256'; readonly secret: Uint8Array }
  | { readonly algorithm: 'rsa-sha256'; readonly publicKey: string };

export type OwnKey =
  | { readonly algorithm: 'hmac-sha256'; readonly secret: Uint8Array }
  | { readonly algorithm: 'rsa-sha256'; readonly privateKey: string };

export interface SignedCall {
  readonly method: string;
  /** With its query, as it was sent. */
  readonly path: string;
  /** Milliseconds since the epoch, as it was sent. */
  readonly timestamp: string;
  readonly body: string;
}

/** The text that is signed: method, path and timestamp, each on a line of its own, then the body as it is sent. */
export const signedText = ({ method, path, timestamp, body }: SignedCall): string =>
  `${method.toUpperCase()}\n${path}\n${timestamp}\n${body}`;

/** Signs a text, in base64. */
export function sign(key: OwnKey, text: string): string {
  return key.algorithm === 'hmac-sha256'
    ? createHmac('sha256', key.secret).update(text).digest('base64')
    : createSign('sha256').update(text).sign(key.privateKey, 'base64');
}

/** Whether a signature, in base64, is of one of these keys; of secrets compared in constant time. */
export function isSignedBy(keys: readonly SigningKey[], text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64');
  // Every key is tried: how long it takes says nothing of which one it was.
  return keys.map((key) => isOf(key, text, given)).includes(true);
}

function isOf(key: SigningKey, text: string, given: Buffer): boolean {
  if (key.algorithm === 'rsa-sha256') return createVerify('sha256').update(text).verify(key.publicKey, given);
  const expected = createHmac('sha256', key.secret).update(text).digest();
  return expected.length === given.length && timingSafeEqual(expected, given);
}
