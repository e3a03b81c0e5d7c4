/** Vowels and letters that stand apart in their alphabet, as people type them on another keyboard. */
const TYPED: ReadonlyMap<string, string> = new Map([
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ß', 'ss'],
]);

/**
 * Text in the form that is searched: small letters without accents, the same in every locale, so that "istanbul" finds
 * "İstanbul" and "Işık" is found by "isik".
 */
export function searchForm(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[ıłøđß]/g, (letter) => TYPED.get(letter) ?? letter);
}

/** The words of what was typed into a search. */
export function searchWords(typed: string): readonly string[] {
  return searchForm(typed).split(/\s+/).filter(Boolean);
}
