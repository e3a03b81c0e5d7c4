import { looksLikeAnother } from './look-alikes.ts';

const EMAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[^\s@.,:;<>()[\]\\"]{1,63}\.)+[^\s@.,:;<>()[\]\\"]{2,63}$/u;
const CONTROL = /\p{Cc}|\p{Cf}/u;

/**
 * The form of an e-mail address that is compared: trimmed, compatibility characters folded, lower case. Undefined when
 * it is no address, or one that passes for another. Dots and tags before the @ are kept: to some mail hosts they are
 * different people.
 */
export function emailKey(text: string): string | undefined {
  const key = text.trim().normalize('NFKC').toLowerCase();
  if (key.length > 254 || !EMAIL.test(key) || CONTROL.test(key) || looksLikeAnother(key)) return undefined;
  return key;
}
