import { westernDigits } from '@paddock/contract';

/** Why typed or pasted text is not taken as an amount. */
export type AmountRefusal = 'characters' | 'decimals' | 'length';

export type AmountReading =
  /** `typing` is what stands in the field ("5."), `value` the decimal string it means ("5"; "" for none). */
  { readonly typing: string; readonly value: string } | { readonly refused: AmountRefusal };

const WHOLE_DIGITS_MAX = 12;
/** Spaces and apostrophes people and banks group thousands with. */
const GROUPING = /[\s\u00a0\u202f'\u2019\u066c]/g;
/** A sign or code of a currency, as pasted from a statement: "€1 248.40", "1248,40 EUR". */
const CURRENCY_MARK = /^(?:\p{Sc}|[A-Za-z]{3})|(?:\p{Sc}|[A-Za-z]{3})$/u;

/**
 * Reads typed or pasted text as an amount with at most `exponent` decimals. Comma and point are both decimal marks; where
 * both stand, the last one is. Nothing is rounded, cut or guessed: text that does not fit is refused, so that the field
 * keeps what it had. Digits of any keyboard are read as 0 to 9: amounts are ASCII decimal strings (S-money).
 */
export function readAmount(text: string, exponent: number): AmountReading {
  const bare = ungroup(westernDigits(text).trim().replace(CURRENCY_MARK, '').replaceAll(GROUPING, ''));
  if (!/^\d*(?:\.\d*)?$/.test(bare) || /[^\x20-\x7e]/.test(bare)) return { refused: 'characters' };
  const [whole = '', fraction] = bare.split('.');
  if (fraction !== undefined && (fraction.length > exponent || exponent === 0))
    return { refused: 'decimals' };
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > WHOLE_DIGITS_MAX) return { refused: 'length' };
  if (fraction === undefined) return { typing: digits, value: digits };
  const lead = digits === '' ? '0' : digits;
  return { typing: `${lead}.${fraction}`, value: fraction === '' ? lead : `${lead}.${fraction}` };
}

/** Turns the decimal comma into a point and drops thousands marks where a decimal mark follows them. */
function ungroup(text: string): string {
  const decimalAt = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (decimalAt < 0) return text;
  const mark = text.charAt(decimalAt);
  const other = mark === ',' ? '.' : ',';
  const head = text.slice(0, decimalAt);
  const grouped = new RegExp(`^\\d{1,3}(?:\\${other}\\d{3})+$`).test(head);
  return `${grouped ? head.replaceAll(other, '') : head}.${text.slice(decimalAt + 1)}`;
}
