import type { PhoneCountriesView, PhoneMasksView } from '@paddock/contract/schemas';

export type PhoneMask = PhoneMasksView[number];
export type PhoneCountry = PhoneCountriesView[number];

/**
 * Digits written as the mask says; what the mask has no room for follows it. A number that begins with a plus has no
 * country yet and is written as it is.
 */
export function writtenBy(mask: string, digits: string): string {
  if (digits.startsWith('+')) return digits;
  let rest = digits;
  let written = '';
  for (const place of mask) {
    if (rest === '') break;
    if (place === '#') {
      written += rest.charAt(0);
      rest = rest.slice(1);
    } else {
      written += place;
    }
  }
  return written.trimEnd() + rest;
}

/** Where the caret stands after so many digits of a written number. */
export function caretAfter(written: string, digitsBefore: number): number {
  let seen = 0;
  for (let at = 0; at < written.length; at++) {
    if (seen === digitsBefore) return at;
    if (/\d/.test(written.charAt(at))) seen += 1;
  }
  return written.length;
}

export interface ReadPhone {
  /** Digits after the calling code; with a plus in front while they begin with a code of no country that is known. */
  readonly digits: string;
  /** Another country, where what was typed or pasted begins with its calling code. */
  readonly country: PhoneCountry | undefined;
}

/**
 * Reads what was typed or pasted: any digits of any script, with or without a calling code. A zero or eight too much in
 * front is the one people dial at home.
 */
export function readPhone(
  text: string,
  countries: readonly PhoneCountry[],
  current: PhoneCountry | undefined,
  mask: PhoneMask | undefined,
): ReadPhone {
  const plain = text.normalize('NFKC').trim();
  const digits = asciiDigits(plain);
  if (plain.startsWith('+') || plain.startsWith('00')) {
    const whole = plain.startsWith('+') ? digits : digits.slice(2);
    const country = countryOf(whole, countries, current);
    if (country !== undefined) return { digits: whole.slice(country.tel_code.length), country };
    return { digits: plain.startsWith('+') ? `+${whole}` : digits, country: undefined };
  }
  const isTooLong = mask !== undefined && digits.length > mask.Max;
  return { digits: isTooLong && /^[08]/.test(digits) ? digits.slice(1) : digits, country: undefined };
}

/** The present country where its code fits, else the one with the longest code that does. */
function countryOf(
  digits: string,
  countries: readonly PhoneCountry[],
  current: PhoneCountry | undefined,
): PhoneCountry | undefined {
  if (current !== undefined && digits.startsWith(current.tel_code)) return current;
  return countries
    .filter(({ tel_code: code }) => digits.startsWith(code))
    .toSorted((a, b) => b.tel_code.length - a.tel_code.length)[0];
}

/** The number with its country's code in front, as far as that is known. */
export function fullNumber(digits: string, country: Pick<PhoneCountry, 'tel_code'> | undefined): string {
  return digits.startsWith('+') || country === undefined ? digits : `+${country.tel_code}${digits}`;
}

/** True once the number could be one: it names its country, and has the digits a number of that country has. */
export function isWholeNumber(
  digits: string,
  country: PhoneCountry | undefined,
  mask: PhoneMask | undefined,
): boolean {
  if (digits.startsWith('+')) return digits.length > SHORTEST;
  return country !== undefined && digits.length >= (mask?.Min ?? SHORTEST);
}

/** The number as the API takes it: with its country beside it where it does not name it itself (S7-32). */
export function numberWithCountry(
  digits: string,
  country: PhoneCountry | undefined,
): { readonly phone_number: string; readonly country_code?: string } {
  if (digits.startsWith('+') || country === undefined) return { phone_number: digits };
  return { phone_number: digits, country_code: country.country_code };
}

/** Digits of the shortest numbers there are. */
const SHORTEST = 6;

/** First digits of the scripts that have digits of their own, a tenth of a block each. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6];

function asciiDigits(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? '' : String(code - zero);
  }).join('');
}
