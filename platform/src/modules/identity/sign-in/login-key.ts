import { parseId, parsePublicNumber, type PlayerId } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { phoneKey } from '../persons/phone.ts';
import { COUNTRIES } from '../registration/countries.ts';
import { emailKey } from '../registration/email.ts';

/** What a player is found by. A key of the wrong shape is just one that nobody has. */
export type LoginKey =
  | { readonly kind: 'email'; readonly key: string }
  | { readonly kind: 'phone'; readonly key: string }
  | { readonly kind: 'number'; readonly key: string }
  | { readonly playerId: PlayerId };

/**
 * A login is an e-mail address, or the player's number as it is typed (S7-31); an id is taken too, as those who registered
 * in one click before there were numbers were given it to keep. @throws NUMBER_MISTYPED, which says nothing of anybody.
 */
export function loginKeyOf(login: string): LoginKey {
  const typed = parsePublicNumber(login);
  if (typed.status === 'mistyped') throw new PlatformError('NUMBER_MISTYPED');
  if (typed.status === 'number') return { kind: 'number', key: typed.number };
  const playerId = parseId<'player'>(login.trim());
  return playerId === undefined ? { kind: 'email', key: emailKey(login) ?? login } : { playerId };
}

/** A phone number with its country's two letters, or with a plus (S7-32). */
export function phoneLoginOf(phoneNumber: string, countryCode: string | undefined): LoginKey {
  const countryId = [...COUNTRIES].find(([, { code }]) => code === countryCode)?.[0];
  return { kind: 'phone', key: phoneKey(phoneNumber, countryId) ?? phoneNumber };
}

/** A phone number with its calling code apart, as the SMS form sends it (S7-35); undefined when it is none. */
export function smsNumberOf(phoneNumber: string, phoneCode: string | undefined): string | undefined {
  const digits = phoneNumber.trim();
  if (phoneCode === undefined || digits.startsWith('+')) return phoneKey(digits);
  // The zero in front of a national number is not dialled after a calling code; where it belongs to it, it stays.
  const code = `+${phoneCode.replace('+', '')}`;
  return phoneKey(code + digits) ?? phoneKey(code + digits.replace(/^\D*0/, ''));
}

/** The text an account's tries are counted by where nobody is found. */
export function textOf(login: LoginKey): string {
  return 'playerId' in login ? login.playerId : login.key;
}
