import type { TextValues, Translate } from './i18n-types.ts';

/** Words by namespace and language, and how a key of them becomes a text. */
export interface Texts {
  /** Keeps a dictionary; what one of the same namespace and language had beside it stays. */
  add(language: string, namespace: string, dictionary: unknown): void;
  /** Keys of a namespace in one language; `other:key` reaches another namespace. A key without a text answers itself. */
  translator(language: string, namespace: string): Translate;
}

const VALUE = /\{\{(\w+)\}\}/g;

/** Of nested objects the texts alone, by their path: `bets.none`. */
function* leaves(dictionary: unknown, path = ''): Generator<readonly [string, string]> {
  if (typeof dictionary === 'string') yield [path.slice(1), dictionary];
  else if (typeof dictionary === 'object' && dictionary !== null)
    for (const [word, inner] of Object.entries(dictionary)) yield* leaves(inner, `${path}.${word}`);
}

/** Endings of a key for these values, the most exact first: `_live_one`, `_live`, `_one`, none. */
function endings(values: TextValues, pluralOf: (count: number) => string): string[] {
  const { context, count } = values;
  const plurals =
    typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${pluralOf(count)}`, ''] : [''];
  return [...(context === undefined || context === '' ? [] : [`_${context}`]), ''].flatMap((kind) =>
    plurals.map((plural) => kind + plural),
  );
}

/**
 * Dictionaries in i18next's JSON format: `{{value}}`, plural forms by the browser's own rules (`_one`, `_few`, ...), a
 * context (`key_live`). i18next itself weighs 16 kB with its React part, which every visitor would load before the first
 * word, and of which this is what the site uses; `texts.test.ts` asks it about every text.
 */
export function createTexts(): Texts {
  const texts = new Map<string, string>();
  const rules = new Map<string, Intl.PluralRules>();

  function rulesOf(language: string): Intl.PluralRules {
    const known = rules.get(language) ?? new Intl.PluralRules(language);
    rules.set(language, known);
    return known;
  }

  return {
    add(language, namespace, dictionary) {
      for (const [key, text] of leaves(dictionary)) texts.set(`${language} ${namespace}:${key}`, text);
    },
    translator(language, namespace) {
      const pluralOf = (count: number): string => rulesOf(language).select(count);
      return (key, values = {}) => {
        const place = `${language} ${key.includes(':') ? '' : `${namespace}:`}${key}`;
        const found = endings(values, pluralOf)
          .map((ending) => texts.get(place + ending))
          .find((text) => text !== undefined);
        const text = found ?? values['defaultValue'] ?? key.slice(key.indexOf(':') + 1);
        return String(text).replace(VALUE, (whole, name: string) => String(values[name] ?? whole));
      };
    },
  };
}
