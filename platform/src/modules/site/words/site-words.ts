import { fillDictionary } from '@paddock/contract/releases';

import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import tr from './locales/tr.json' with { type: 'json' };

/** The few words the server says itself, without any release: the frame's landmarks and the pages of last resort. */
export type SiteWords = typeof en;

const WORDS: ReadonlyMap<string, SiteWords> = new Map(
  // What a language lacks is said in English, as parcels do.
  Object.entries({ ar, de, en, es, hi, ru, tr }).map(([code, words]) => [
    code,
    fillDictionary(en, words, code) as SiteWords,
  ]),
);

/** The words of a language, English where the server does not speak it. */
export function siteWords(language: string): SiteWords {
  return WORDS.get(language) ?? en;
}
