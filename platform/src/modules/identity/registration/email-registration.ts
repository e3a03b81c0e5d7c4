import type { RegistrationRequest } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { isStrongPassword } from '../passwords/password-strength.ts';
import { NAME_MAX, personName } from '../persons/person-name.ts';
import { phoneKey } from '../persons/phone.ts';
import { requireEmailKey } from './email.ts';
import { requireChoices } from './registration-checks.ts';

/** A form by e-mail that says nothing wrong by itself. */
export interface CheckedEmailForm {
  readonly key: string;
  readonly toldPhone: string | undefined;
  readonly name: string | undefined;
  readonly surname: string | undefined;
  readonly address: string | undefined;
}

/**
 * Checks a registration without looking at who exists.
 * @throws INVALID_INPUT, EMAIL_LETTERS, UNDERAGE, CURRENCY_UNSUPPORTED, WEAK_PASSWORD, NAME_INVALID, PHONE_INVALID.
 */
export function checkEmailForm(form: RegistrationRequest, nowMs: number): CheckedEmailForm {
  const key = requireEmailKey(form.email, '/email');
  requireChoices(form, nowMs);
  if (!isStrongPassword(form.password, key)) throw new PlatformError('WEAK_PASSWORD');
  return {
    key,
    toldPhone: readPhone(form),
    name: readName('name', form.name),
    surname: readName('surname', form.surname),
    address: readAddress(form.address),
  };
}

function readName(field: 'name' | 'surname', text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const name = personName(text);
  if (name === undefined) throw new PlatformError('NAME_INVALID', { at: `/${field}`, max: NAME_MAX });
  return name;
}

function readPhone({ phone, country_id: countryId }: RegistrationRequest): string | undefined {
  if (phone === undefined) return undefined;
  const key = phoneKey(phone, countryId);
  if (key === undefined) throw new PlatformError('PHONE_INVALID');
  return key;
}

/** What moves nothing on a line and stands in no address: control characters, and those that turn the direction. */
const NOT_IN_ADDRESSES = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

function readAddress(text: string | undefined): string | undefined {
  const address = text?.normalize('NFC').trim();
  if (address === undefined || address === '') return undefined;
  if (NOT_IN_ADDRESSES.test(address)) throw new PlatformError('INVALID_INPUT', [{ at: '/address' }]);
  return address;
}
