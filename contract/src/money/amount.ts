import { withMinus } from '../locale/minus.ts';
import { currencyOf } from './currency.ts';

/** Money in minor units of its currency (cents for EUR, yen for JPY). Never a float. */
export type AmountMinor = bigint;

const DECIMAL = /^(-?)(0|[1-9]\d{0,14})(?:\.(\d{1,4}))?$/;

/**
 * Reads a decimal string of the API ("10.00", "10") into minor units.
 * Refused as `undefined`: other digits than ASCII, signs other than a leading minus, exponents,
 * spaces, and more decimals than the currency has, so that nothing is ever rounded on the way in.
 */
export function parseAmount(text: string, iso: string): AmountMinor | undefined {
  const { exponent } = currencyOf(iso);
  const match = DECIMAL.exec(text);
  if (match === null) return undefined;
  const fraction = match[3] ?? '';
  if (fraction.length > exponent) return undefined;
  const minor = BigInt((match[2] ?? '0') + fraction.padEnd(exponent, '0'));
  return match[1] === '-' ? -minor : minor;
}

/** Writes minor units as the API's decimal string: `1234n, 'EUR'` is "12.34", `1234n, 'JPY'` "1234". */
export function formatAmount(amountMinor: AmountMinor, iso: string): string {
  const { exponent } = currencyOf(iso);
  const sign = amountMinor < 0n ? '-' : '';
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(exponent + 1, '0');
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** Writes money for people in their language, with its currency: "€1,248.40", "1 248,40 €", "−€2.00". */
export function displayAmount(amountMinor: AmountMinor, iso: string, language: string): string {
  const { exponent } = currencyOf(iso);
  const format = new Intl.NumberFormat([language, 'en'], {
    style: 'currency',
    currency: iso,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  });
  // A string argument keeps every digit: Number would lose minor units above 2^53.
  return withMinus(format.format(formatAmount(amountMinor, iso) as Intl.StringNumericLiteral));
}
