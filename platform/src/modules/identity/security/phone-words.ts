import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number in the parts the user config names (S3-19). */
export interface PhoneParts {
  /** Calling code with its plus: `+49`. */
  readonly code: string;
  /** The rest, all but the last two digits hidden: `•••••••••45`. */
  readonly masked: string;
}

const HIDDEN = '•';
const SHOWN_DIGITS = 2;

/** Splits and masks a number in its stored form, `+4915112345645`. */
export function phoneParts(phone: string): PhoneParts {
  const callingCode = parsePhoneNumberFromString(phone)?.countryCallingCode ?? '';
  const code = `+${callingCode}`;
  const digits = phone.slice(code.length);
  return {
    code,
    masked: HIDDEN.repeat(Math.max(0, digits.length - SHOWN_DIGITS)) + digits.slice(-SHOWN_DIGITS),
  };
}
