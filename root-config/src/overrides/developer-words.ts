import ar from '../../locales/developer/ar.json' with { type: 'json' };
import de from '../../locales/developer/de.json' with { type: 'json' };
import en from '../../locales/developer/en.json' with { type: 'json' };
import es from '../../locales/developer/es.json' with { type: 'json' };
import hi from '../../locales/developer/hi.json' with { type: 'json' };
import ru from '../../locales/developer/ru.json' with { type: 'json' };
import tr from '../../locales/developer/tr.json' with { type: 'json' };

/** Text for a key such as `overrides.reset`; a key that is not there answers itself. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const LANGUAGES: Readonly<Record<string, Words>> = { ar, de, en, es, hi, ru, tr };

/**
 * Words of the developer's tools. They come with the tools' own chunk in every language, because dictionaries of the
 * site are bytes of every visitor. Another language of the site than these has them in English.
 */
export function developerWords(language: string): Say {
  const words: Words = LANGUAGES[language] ?? en;
  return (key, values = {}) => {
    const [group = '', name = ''] = key.split('.');
    const text = words[group]?.[name] ?? (en as Words)[group]?.[name] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
  };
}
