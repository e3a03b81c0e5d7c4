import { languageSubtag } from '../locale/locale.ts';

/** Languages of a site, and which of them guests may see (S2-01, S6-05). */
export interface SiteLanguages {
  readonly all: readonly string[];
  readonly hiddenFromGuests: readonly string[];
  readonly fallback: string;
}

/** What the choice of a language may look at, in this order (S2-01): path, cookie, browser, site default, English. */
export interface LanguageHints {
  readonly path?: string | undefined;
  readonly cookie?: string | undefined;
  readonly browser: readonly string[];
  readonly signedIn: boolean;
}

const LANGUAGE = /^[a-z]{2}$/;
const FIRST_SEGMENT = /^\/([a-z]{2})(?=\/|$)/i;

/** True for a two-letter lower-case language code (S5-01). */
export function isLanguageCode(text: string): boolean {
  return LANGUAGE.test(text);
}

/** Languages this visitor may use. */
export function allowedLanguages(site: SiteLanguages, signedIn: boolean): readonly string[] {
  return signedIn ? site.all : site.all.filter((code) => !site.hiddenFromGuests.includes(code));
}

/** The language to show (S2-01). Always one of the allowed ones, English or the first allowed one at the last. */
export function chooseLanguage(site: SiteLanguages, hints: LanguageHints): string {
  const allowed = allowedLanguages(site, hints.signedIn);
  const { path = '', cookie = '', browser } = hints;
  const wishes = [path, cookie, ...browser.map(languageSubtag), site.fallback, 'en'];
  return wishes.find((code) => allowed.includes(code)) ?? allowed[0] ?? 'en';
}

/** Splits `/en/live`, or `/EN/live`, into its language and the rest; without a two-letter first segment there is no language. */
export function splitLanguage(pathname: string): { language: string | undefined; path: string } {
  return {
    language: FIRST_SEGMENT.exec(pathname)?.[1]?.toLowerCase(),
    path: pathname.replace(FIRST_SEGMENT, '') || '/',
  };
}

/** Puts a language before a path: `('en', '/live')` is `/en/live`, `('en', '/')` is `/en`. */
export function withLanguage(language: string, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Languages written from right to left. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)$/;

export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}
