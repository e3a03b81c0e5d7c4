import { checkDigitOf } from './check-digit.ts';

/**
 * What people know a player or a bet by; ids stay inside. All digits, never a leading zero, the last one a check digit; the
 * length tells what it is of. The platform's database gives them out, each once and in no order that can be guessed.
 */
export type PublicNumberKind = 'player' | 'bet';

/** Digits of a number, the check digit among them. */
export const PUBLIC_NUMBER_DIGITS = { player: 9, bet: 11 } as const satisfies Record<
  PublicNumberKind,
  number
>;

/** What somebody typed: a number, one with a mistake in its digits, or nothing like a number. */
export type TypedNumber =
  | { readonly status: 'number'; readonly kind: PublicNumberKind; readonly number: string }
  | { readonly status: 'mistyped' }
  | { readonly status: 'none' };

/** Digits, between them spaces of any width and the dashes of keyboards and documents. */
const TYPED = /^[1-9]\d*(?:[\s\u2010-\u2015-]+\d+)*$/;
const KINDS: ReadonlyMap<number, PublicNumberKind> = new Map([
  [PUBLIC_NUMBER_DIGITS.player, 'player'],
  [PUBLIC_NUMBER_DIGITS.bet, 'bet'],
]);

/**
 * Reads a number as people write it: `123 456 786`, `123-456-786`. Digits of another length are `none`, since they may be
 * an id or a phone number; digits of the right length whose check digit does not fit are `mistyped`.
 */
export function parsePublicNumber(text: string): TypedNumber {
  const typed = text.trim();
  const number = typed.replace(/\D/g, '');
  const kind = KINDS.get(number.length);
  if (kind === undefined || !TYPED.test(typed)) return { status: 'none' };
  return checkDigitOf(number) === '0' ? { status: 'number', kind, number } : { status: 'mistyped' };
}

/** Writes a number for people: groups of three from the right, by spaces no line breaks at: `12 345 678 906`. */
export function displayPublicNumber(number: string): string {
  return number.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
