import { NAME_LANGUAGES, type LocalizedName, type NameLanguage } from '@paddock/contract/schemas';

import type { WireParty } from '../wire/document-elements.ts';

/** The same in other languages than English, as far as it is known. */
export type Others<Value> = ReadonlyMap<NameLanguage, Value>;

/** Longest first line of a name that the catalogue keeps. */
const LONGEST_NAME = 120;
const cut = (text: string) => text.slice(0, LONGEST_NAME);

/**
 * A name in every language that says it in its own way. What the feed has no translation of it says in English: that is left
 * out, so that a page knows whose words it shows.
 */
export function words<Value>(
  english: string,
  others: Others<Value>,
  said: (value: Value) => string | undefined,
): LocalizedName {
  const name: LocalizedName = { en: cut(english) };
  for (const [language, value] of others) {
    const own = said(value) ?? '';
    if (own !== '' && own !== english) name[language] = cut(own);
  }
  return name;
}

/** A name made of others in each language that one of them has, those in it in English where they lack it. */
export function wordsOf(
  parts: readonly LocalizedName[],
  made: (said: (name: LocalizedName) => string) => string,
): LocalizedName {
  const name: LocalizedName = { en: cut(made(({ en }) => en)) };
  for (const language of NAME_LANGUAGES) {
    if (parts.every((part) => part[language] === undefined)) continue;
    name[language] = cut(made((part) => part[language] ?? part.en));
  }
  return name;
}

/** Names of those in a document by their ids, in each language. */
export function partiesIn<Value>(
  others: Others<Value>,
  listed: (value: Value) => readonly WireParty[],
): Others<ReadonlyMap<string, string>> {
  return new Map(
    [...others].map(([language, value]) => [
      language,
      new Map(listed(value).map(({ id, name }) => [id, name])),
    ]),
  );
}

/** Lists in other languages. */
export type InOthers<Item> = Iterable<readonly [NameLanguage, readonly Item[]]>;

/** What those lists have of a key, by language. */
export function byKey<Item>(
  others: InOthers<Item>,
  keyOf: (item: Item) => string,
): (key: string) => Others<Item> {
  const lists = [...others].map(
    ([language, items]) => [language, new Map(items.map((one) => [keyOf(one), one]))] as const,
  );
  return (key) =>
    new Map(
      lists.flatMap(([language, items]) => {
        const found = items.get(key);
        return found === undefined ? [] : [[language, found] as const];
      }),
    );
}
