import { partsText } from './lists.ts';
import { readLocale } from './locale.ts';

/** A language's name in itself, "Русский", so that everybody finds their own; its code where the runtime knows none. */
export function languageName(code: string): string {
  const name = nameOf('language', code, code) ?? code;
  return name.charAt(0).toLocaleUpperCase(readLocale(code)?.baseName ?? 'en') + name.slice(1);
}

/** A language's name as another one says it within a sentence, "Russian", "русский"; its code where the runtime knows none. */
export function languageNameIn(code: string, language: string): string {
  return nameOf('language', code, language) ?? code;
}

/** The name of a country by its two letters, in a language; `undefined` where the runtime knows none. */
export function countryName(code: string, language: string): string | undefined {
  return nameOf('region', code, language);
}

/** "EUR, euro" in a language; the code alone where the runtime knows no name. */
export function currencyName(iso: string, language: string): string {
  const name = nameOf('currency', iso, language);
  return name === undefined ? iso : partsText([iso, name], language);
}

/** Intl throws on a code that is none. */
function nameOf(type: Intl.DisplayNamesType, code: string, language: string): string | undefined {
  try {
    return new Intl.DisplayNames([readLocale(language) ?? 'en', 'en'], { type, fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}
