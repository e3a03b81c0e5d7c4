import { formOf, pluralForms, stemOf } from './plural-forms.ts';

/** A namespace's words in one language: texts, and groups of texts. */
export type Dictionary = Readonly<Record<string, unknown>>;

/** Keys of texts inside groups are joined by dots. */
function flatDictionary(value: Dictionary, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(value).flatMap(([key, child]) =>
      typeof child === 'object' && child !== null
        ? [...flatDictionary(child as Dictionary, `${prefix}${key}.`)]
        : [[prefix + key, String(child)] as const],
    ),
  );
}

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\{[\s-]*(\w+)/g)].map(([, name = '']) => name).sort();
}

/** The reference's text for a key; of a plural "other", which says every placeholder. */
function referenceText(wanted: ReadonlyMap<string, string>, key: string): string | undefined {
  return (formOf(key) === undefined ? undefined : wanted.get(`${stemOf(key)}_other`)) ?? wanted.get(key);
}

/**
 * Whether a text has the placeholders of its reference and no others. That for nothing may leave them out ("No line."), those
 * for one and two the number ("A bet"), which some write by another name than `count`.
 */
function isFilledAlike(text: string, reference: string, form: string | undefined): boolean {
  const own = placeholders(text);
  const asked = placeholders(reference);
  const mayLack = form === 'zero' ? asked.length : form === 'one' || form === 'two' ? 1 : 0;
  return own.every((name) => asked.includes(name)) && asked.length - own.length <= mayLack;
}

/**
 * Words that a language has not, key by key. They are said in the reference's language until somebody translates them
 * (`fillDictionary`). A key with plural forms is one word, named by its stem.
 */
export function missingWords(reference: Dictionary, other: Dictionary): string[] {
  const stems = new Set([...flatDictionary(other).keys()].map(stemOf));
  return [...new Set([...flatDictionary(reference).keys()].map(stemOf))].filter((key) => !stems.has(key));
}

/** Keys, plurals by their stem, that the reference has no more. */
export function staleWords(reference: Dictionary, other: Dictionary): string[] {
  return missingWords(other, reference);
}

/** A dictionary without some of its words, plurals named by their stem; groups that are empty then go too. */
export function withoutWords(dictionary: Dictionary, gone: ReadonlySet<string>, prefix = ''): Dictionary {
  return Object.fromEntries(
    Object.entries(dictionary).flatMap(([key, child]): [string, unknown][] => {
      if (typeof child !== 'object' || child === null)
        return gone.has(stemOf(prefix + key)) ? [] : [[key, child]];
      const left = withoutWords(child as Dictionary, gone, `${prefix}${key}.`);
      return Object.keys(left).length === 0 ? [] : [[key, left]];
    }),
  );
}

/**
 * What is wrong in one language's dictionary beside the reference, key by key: plural forms that are missing or that the
 * language has not, other placeholders, keys that nobody asks for, empty texts. What is missing is `missingWords`.
 */
export function wrongWords(reference: Dictionary, other: Dictionary, language: string): string[] {
  const wanted = flatDictionary(reference);
  const present = flatDictionary(other);
  const needed = pluralForms(language);
  const plurals = [...new Set([...present.keys()].filter((key) => formOf(key) !== undefined).map(stemOf))];
  const forms = plurals.flatMap((key) =>
    needed.filter((form) => !present.has(`${key}_${form}`)).map((form) => `${key}_${form}`),
  );
  const strange = [...present.keys()].filter((key) => {
    const form = formOf(key);
    return form !== undefined && form !== 'zero' && !needed.includes(form);
  });
  const differing = [...present].filter(([key, text]) => {
    const asked = referenceText(wanted, key);
    return asked !== undefined && !isFilledAlike(text, asked, formOf(key));
  });
  return [
    ...forms.map((key) => `lacks the plural form "${key}"`),
    ...strange.map((key) => `has the plural form "${key}", which its language has not`),
    ...differing.map(([key]) => `"${key}" has other placeholders`),
    ...staleWords(reference, other).map((key) => `has "${key}", which the reference lacks`),
    ...[...present].filter(([, text]) => text.trim() === '').map(([key]) => `"${key}" is empty`),
  ];
}

/** All that keeps a dictionary from saying everything the reference says. */
export function compareDictionaries(reference: Dictionary, other: Dictionary, language: string): string[] {
  return [
    ...missingWords(reference, other).map((key) => `lacks "${key}"`),
    ...wrongWords(reference, other, language),
  ];
}
