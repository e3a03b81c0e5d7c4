import type { Signer } from './secrets.ts';

/** A text anyone can read and nobody but this site can make: `<text>.<signature>`. The text has no dot in it. */
export function signText(secrets: Signer, purpose: string, text: string): string {
  return `${text}.${secrets.sign(purpose, text)}`;
}

/**
 * The text of what was signed for this purpose; undefined for anything else, also for a genuine one with something
 * behind it: what is spelt twice is counted, logged and used up twice.
 */
export function readSignedText(secrets: Signer, purpose: string, signed: string): string | undefined {
  const [text, signature, ...rest] = signed.split('.');
  if (text === undefined || signature === undefined || rest.length > 0) return undefined;
  return secrets.verify(purpose, text, signature) ? text : undefined;
}
