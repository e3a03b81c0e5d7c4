import common from '../../locales/common/en.json' with { type: 'json' };
import type { FakeDictionaries } from './fake-page-types.ts';

type Words = Readonly<Record<string, unknown>>;

/** Letters of English that stand for longer words, as German ones are. */
const VOWELS = /[aeiou](?![^{]*\}\})/gi;

/** A dictionary whose texts are half as long again and stand in brackets: "⟦Plaacee beet⟧". Placeholders stay. */
export function pseudoDictionary(dictionary: Words): Words {
  return Object.fromEntries(
    Object.entries(dictionary).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null
        ? pseudoDictionary(value as Words)
        : `⟦${String(value).replace(VOWELS, '$&$&')}⟧`,
    ]),
  );
}

/** English dictionaries, with what all parcels say, as those of a page whose every word is to come from them. */
export function pseudoDictionaries(english: Readonly<Record<string, Words>>): FakeDictionaries {
  return Object.fromEntries(
    Object.entries({ common, ...english }).map(([namespace, words]) => [
      namespace,
      { en: pseudoDictionary(words) },
    ]),
  );
}

const NAMING = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
const BRACKETED = /⟦[^⟦⟧]*⟧/g;

/** What is left of a text without what dictionaries say; a text inside another's placeholder goes with it. */
function besideDictionaries(text: string): string {
  const without = text.replace(BRACKETED, '');
  return without === text ? text : besideDictionaries(without);
}

/**
 * Words that are shown or read aloud and come from no dictionary of a pseudo-language, each once.
 * @param data names and codes that are nobody's to translate
 */
export function unsaidWords(root: Element, data: readonly string[] = []): readonly string[] {
  const elements = [root, ...root.querySelectorAll('*')].filter(
    (element) => !['SCRIPT', 'STYLE'].includes(element.tagName),
  );
  const texts = elements.flatMap((element) => [
    // Neighbours are one text to who reads them, as React writes "{name}, {age}" in several nodes.
    Array.from(element.childNodes, (node) => (node.nodeType === 3 ? (node.textContent ?? '') : '\n')).join(
      '',
    ),
    ...NAMING.map((name) => element.getAttribute(name) ?? ''),
  ]);
  const left = texts.flatMap((text) => besideDictionaries(text).split('\n'));
  const known = (text: string) => data.reduce((rest, one) => rest.replaceAll(one, ''), text);
  return [...new Set(left.filter((text) => /\p{L}{2}/u.test(known(text))).map((text) => text.trim()))];
}
