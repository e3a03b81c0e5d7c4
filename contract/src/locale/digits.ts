/** Languages with digits of their own: Intl's name of them, their zero, and their decimal mark. */
const OWN_DIGITS: Readonly<Record<string, readonly [name: string, zero: number, mark: string]>> = {
  ar: ['arab', 0x0660, '٫'],
  hi: ['deva', 0x0966, '.'],
};

/** Whether a language may be written with other digits than 0 to 9. */
export function hasOwnDigits(language: string): boolean {
  return Object.hasOwn(OWN_DIGITS, language);
}

/** The name Intl writes numbers and dates by. Browsers differ in what they take for Arabic where it says no digits. */
export function numberLocale(language: string, isOwn: boolean): string {
  const own = OWN_DIGITS[language];
  return own === undefined ? language : `${language}-u-nu-${isOwn ? own[0] : 'latn'}`;
}

/** A text with numbers of ours ("2.05", "67:05", "21/20") in a language's digits: "٢٫٠٥". Nothing else is changed. */
export function inOwnDigits(text: string, language: string): string {
  const own = OWN_DIGITS[language];
  if (own === undefined) return text;
  const [, zero, mark] = own;
  return text
    .replace(/(\d)\.(?=\d)/g, `$1${mark}`)
    .replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

/** Zeros of the digits that keyboards write: Arabic, Persian and Urdu, Devanagari, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

/** What somebody typed, with 0 to 9 for the digits of any keyboard, and a point for the Arabic decimal mark. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९０-９٫]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? '.' : String(code - zero);
  });
}
