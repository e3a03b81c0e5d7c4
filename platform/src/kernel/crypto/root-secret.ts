import { randomBytes } from 'node:crypto';

import { ConfigError } from '../config/config-error.ts';

const BYTES = 32;
/** Of 32 random bytes about 30 differ; fewer than this happens once in more than 10^12. */
const LEAST_DIFFERENT = 20;

/** 32 random bytes, base64url: what `npm run keys` prints. */
export function newRootSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/**
 * The root secret as it was given, white space around it left out. Each answer to a guest is signed under what follows
 * from it, so whatever can be guessed is found from one answer: nothing is taken but 32 bytes that may be random.
 * @param where it was found, for the message; the text itself is never repeated
 * @throws ConfigError for any other form, and for bytes that a person typed: all alike, counted, or letters
 */
export function readRootSecret(text: string, where: string): string {
  const given = text.trim();
  if (isRootSecret(given)) return given;
  throw new ConfigError(
    `${where} is no secret: it must be 32 random bytes in base64url, 43 characters. Make one with npm run keys; ` +
      'an installation that ran on something else: docs/operations.md#keys',
  );
}

/** Whether a text is 32 bytes in their one spelling, and may be random. */
export function isRootSecret(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== BYTES || bytes.toString('base64url') !== text) return false;
  // Words, encoded or written as if they were; of random secrets one in 10^9.
  const isText = bytes.every((byte) => byte < 128) || !/[a-z]/.test(text) || !/[A-Z]/.test(text);
  return !isText && new Set(bytes).size >= LEAST_DIFFERENT;
}
