import type { LocalizedName } from '@paddock/contract/schemas';

/** The words somebody looks for, without marks and capitals. */
export function wordsOf(text: string): readonly string[] {
  return searchForm(text).split(/\s+/).filter(Boolean);
}

/** True where each word is in one of the names, in any language they are known in: who reads Russian may type "Premier". */
export function holdsWords(words: readonly string[], names: readonly LocalizedName[]): boolean {
  const text = searchForm(names.map(({ en, ru = '' }) => `${en} ${ru}`).join(' '));
  return words.every((word) => text.includes(word));
}

function searchForm(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
