import type { Release } from '@paddock/contract';

/** The release's texts as the server needs them: titles, descriptions, the frame's words. */
export interface Dictionaries {
  /**
   * The text under a dotted key, in the language asked for, else in English; `undefined` when neither has it. A key
   * may name another namespace before a colon, `betting:seo.home`, as it may in the browser.
   * `{{name}}` is replaced from `values`; a placeholder without a value leaves the text out as not yet sayable.
   */
  text(
    language: string,
    namespace: string,
    key: string,
    values?: Readonly<Record<string, string>>,
  ): string | undefined;
}

const FALLBACK_LANGUAGE = 'en';

/** @param words address of a dictionary's file → its content */
export function createDictionaries(release: Release, words: ReadonlyMap<string, unknown>): Dictionaries {
  const dictionary = (namespace: string, language: string): unknown =>
    words.get(release.dictionaries[namespace]?.[language]?.href ?? '');

  return {
    text(language, namespace, key, values = {}) {
      const colon = key.indexOf(':');
      if (colon > 0) return this.text(language, key.slice(0, colon), key.slice(colon + 1), values);
      for (const code of new Set([language, FALLBACK_LANGUAGE])) {
        const found = lookUp(dictionary(namespace, code), key);
        const text = found === undefined ? undefined : fill(found, values);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

/** Follows a dotted key through nested objects; a flat dictionary with dots in its keys works too. */
function lookUp(dictionary: unknown, key: string): string | undefined {
  if (typeof dictionary !== 'object' || dictionary === null) return undefined;
  const entries = dictionary as Readonly<Record<string, unknown>>;
  const whole = Object.hasOwn(entries, key) ? entries[key] : undefined;
  if (typeof whole === 'string') return whole;
  const dot = key.indexOf('.');
  if (dot < 0) return undefined;
  const head = key.slice(0, dot);
  return Object.hasOwn(entries, head) ? lookUp(entries[head], key.slice(dot + 1)) : undefined;
}

function fill(text: string, values: Readonly<Record<string, string>>): string | undefined {
  const placeholder = /\{\{\s*(\w+)\s*\}\}/g;
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  if (!names.every((name) => Object.hasOwn(values, name))) return undefined;
  return text.replace(placeholder, (_, name: string) => values[name] ?? '');
}
