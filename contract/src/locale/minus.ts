/**
 * The one minus sign of everything people read: as wide as a plus, and said aloud by screen readers, which skip a hyphen.
 * What programs read (the API, CSV) keeps the hyphen.
 */
export const MINUS = '−';

/** A number that Intl has written with a hyphen for a sign, with the minus sign instead: "-€2.00" is "−€2.00". */
export function withMinus(written: string): string {
  return written.replace('-', MINUS);
}
