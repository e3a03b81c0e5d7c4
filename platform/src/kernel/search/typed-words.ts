import type { LocalizedName } from '@paddock/contract/schemas';

import type { NameIndex } from './name-index.ts';
import { latinOf, nameWords } from './spellings.ts';

/** More words than a name that anybody types; each costs a look into the index. */
const MOST_WORDS = 6;

/** Many things may have one name, and names are replaced whole. */
const wordsOfNames = new WeakMap<LocalizedName, readonly (readonly string[])[]>();

/** The words of a name in each language it is known in, and in Latin letters. */
export function wordsInAll(name: LocalizedName): readonly (readonly string[])[] {
  const before = wordsOfNames.get(name);
  if (before !== undefined) return before;
  const russian = nameWords(name.ru ?? '');
  const all = [nameWords(name.en), russian, russian.map(latinOf)].filter((words) => words.length > 0);
  wordsOfNames.set(name, all);
  return all;
}

/** What is looked for of what was typed. A letter alone says nothing beside a word. */
export function typedWords(typed: string): readonly string[] {
  return nameWords(typed)
    .filter((word) => word.length > 1)
    .slice(0, MOST_WORDS);
}

/** A word as some name has it: as it was typed, else in Latin letters; either may be mistyped. */
export function knownSpelling<Thing>(index: NameIndex<Thing>, word: string): string {
  const latin = latinOf(word);
  if (latin === word || index.nearest([word]).size > 0) return word;
  return latin;
}
