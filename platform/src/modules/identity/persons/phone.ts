import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

import { COUNTRIES } from '../registration/countries.ts';

/** The longest text that can still be a number with spaces, brackets and a country code. */
const LONGEST = 40;
/** What a text message can reach; a number that costs its caller, or a house's own line, is refused. */
const REACHED_BY_TEXT: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * The form of a mobile number that is stored, compared and sent to: `+4915112345678` (E.164). Undefined when it is no
 * number a text message can reach: too long, not valid in its country, premium-rate, a landline, with an extension.
 * @param countryId whose national form may be meant (`0151 ...`); without one the text has to begin with a plus
 */
export function phoneKey(text: string, countryId?: number): string | undefined {
  if (text.length > LONGEST) return undefined;
  const country = countryId === undefined ? undefined : COUNTRIES.get(countryId)?.code;
  const number = parsePhoneNumberFromString(text.trim().normalize('NFKC'), {
    ...(country === undefined ? {} : { defaultCountry: country as CountryCode }),
    extract: false,
  });
  if (number === undefined || number.ext !== undefined || !number.isValid()) return undefined;
  return REACHED_BY_TEXT.includes(number.getType()) ? number.number : undefined;
}
