import { FIELD_BOUNDS } from '@paddock/contract';

/** The longest name or surname; the longest known legal ones are shorter. */
export const NAME_MAX = FIELD_BOUNDS.personName.max;

/**
 * Words of letters and their marks, each joined to the next by exactly one joint: spaces, apostrophes, hyphens, dots,
 * interpuncts. The two invisible joiners (U+200C, U+200D) stand inside Persian and Indic words.
 */
const NAME = /^\p{L}[\p{L}\p{M}\u200c\u200d]*(?:(?:['’ʼ·.-] ?| )\p{L}[\p{L}\p{M}\u200c\u200d]*)*\.?$/u;
/** More marks on one letter than any language writes: text made to spill over its line. */
const STACKED_MARKS = /\p{M}{5}/u;

/**
 * A person's name or surname as it is kept and shown: composed (NFC), one space between words. Undefined for what no
 * name has: digits, emoji, control and direction characters, markup, or more than 80 letters. Right-to-left names are
 * names like any other; only the invisible characters that turn the direction of what stands beside them are refused.
 */
export function personName(text: string): string | undefined {
  if (text.length > NAME_MAX * 4) return undefined;
  const name = text
    .normalize('NFC')
    .replaceAll(/[ \u00a0]+/g, ' ')
    .trim();
  return Array.from(name).length <= NAME_MAX && NAME.test(name) && !STACKED_MARKS.test(name)
    ? name
    : undefined;
}

/**
 * What two spellings of one name share (rules §2): compatibility characters folded, marks and joints left out, lower
 * case. `Ann-Marie  O’Connor` and `ann marie oconnor` are one key; Latin and Cyrillic spellings are two.
 */
export function nameKey(name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
  return bare.replaceAll('ё', 'е').replaceAll('ß', 'ss');
}
