import type { PhoneCountriesView, PhoneMasksView } from '@paddock/contract/schemas';

export type PhoneMask = PhoneMasksView[number];
export type PhoneCountry = PhoneCountriesView[number];

/** Digits written as the mask says; what the mask has no room for follows it. */
export function writtenBy(mask: string, digits: string): string {
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
  /** Digits after the calling code. */
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

/** First digits of the scripts that have digits of their own, a tenth of a block each. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6];

function asciiDigits(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? '' : String(code - zero);
  }).join('');
}
