import { PlatformError } from '../../../kernel/http/problem.ts';
import { looksLikeAnother } from './look-alikes.ts';

const EMAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[^\s@.,:;<>()[\]\\"]{1,63}\.)+[^\s@.,:;<>()[\]\\"]{2,63}$/u;
const CONTROL = /\p{Cc}|\p{Cf}/u;

/**
 * The form of an e-mail address that is compared: trimmed, compatibility characters folded, lower case. Undefined when
 * it is no address, or one that passes for another. Dots and tags before the @ are kept: to some mail hosts they are
 * different people.
 */
export function emailKey(text: string): string | undefined {
  const key = writtenKey(text);
  return key === undefined || looksLikeAnother(key) ? undefined : key;
}

/**
 * The compared form of an address somebody has typed.
 * @param at where it stands in the request: `/email`
 * @throws EMAIL_LETTERS for one that passes for another, INVALID_INPUT for what is no address.
 */
export function requireEmailKey(text: string, at: string): string {
  const key = writtenKey(text);
  if (key === undefined) throw new PlatformError('INVALID_INPUT', [{ at }]);
  if (looksLikeAnother(key)) throw new PlatformError('EMAIL_LETTERS', { at });
  return key;
}

function writtenKey(text: string): string | undefined {
  const key = text.trim().normalize('NFKC').toLowerCase();
  return key.length > 254 || !EMAIL.test(key) || CONTROL.test(key) ? undefined : key;
}
