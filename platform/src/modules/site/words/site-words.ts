import en from './locales/en.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };

/** The few words the server says itself, without any release: the frame's landmarks and the pages of last resort. */
export type SiteWords = typeof en;

const WORDS: Readonly<Record<string, SiteWords>> = { en, ru };

/** The words of a language, English where the server does not speak it. */
export function siteWords(language: string): SiteWords {
  return WORDS[language] ?? en;
}
