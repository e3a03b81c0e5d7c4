import type { BuiltParcel } from '@paddock/contract';
import {
  compareDictionaries,
  placedByName,
  titleProblems,
  type Dictionary,
} from '@paddock/contract/releases';

import type { Registry } from '../registry.ts';

type Words = ReadonlyMap<string, Dictionary>;

/** The language others are compared with, where a parcel has it; else its first. */
const REFERENCE = 'en';
/** Groups of words inside each other; whoever reads words goes down into them. */
const MOST_LEVELS = 20;

/**
 * What is wrong with a parcel's own dictionaries: files that are none, languages without one or without some of the
 * words, and routes without a title.
 */
export async function dictionaryProblems(
  { store, source }: Pick<Registry, 'store' | 'source'>,
  parcel: BuiltParcel,
): Promise<string[]> {
  const place = (language: string): string =>
    `${parcel.name}/parcel.built.json /dictionaries/${parcel.name}/${language}`;
  const own = new Map<string, Dictionary>();
  const unread: string[] = [];
  for (const [language, { href }] of Object.entries(parcel.dictionaries[parcel.name] ?? {})) {
    const words = dictionaryIn(Buffer.from(await store.read(href)).toString());
    if (words === undefined) unread.push(`${place(language)}: not a dictionary`);
    else own.set(language, words);
  }
  if (unread.length > 0) return unread;
  return [...incomplete(parcel, own, place), ...untitled(source, parcel, own)];
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
}

function dictionaryIn(text: string): Dictionary | undefined {
  try {
    const content = JSON.parse(text) as unknown;
    const isDictionary = typeof content === 'object' && content !== null && !Array.isArray(content);
    return isDictionary && !isDeeperThan(content, MOST_LEVELS) ? (content as Dictionary) : undefined;
  } catch {
    return undefined;
  }
}

function incomplete({ manifest }: BuiltParcel, own: Words, place: (language: string) => string): string[] {
  const reference = own.get(REFERENCE) ?? own.values().next().value;
  if (reference === undefined) return [];
  return manifest.languages.flatMap((language) => {
    const words = own.get(language);
    if (words === undefined) return [`${place(language)}: missing`];
    return compareDictionaries(reference, words, language).map((problem) => `${place(language)} ${problem}`);
  });
}

function untitled({ current }: Registry['source'], parcel: BuiltParcel, own: Words): string[] {
  const { release, words } = current();
  return titleProblems(placedByName(parcel), (namespace, language) =>
    namespace === parcel.name
      ? own.get(language)
      : words.get(release.dictionaries[namespace]?.[language]?.href ?? ''),
  );
}
