import { createInstance } from 'i18next';

import { COOKIES, directionOf, inOwnDigits, type BootData } from '@paddock/contract';

import type { Cookies } from '../environment/environment-types.ts';
import type { CommandResult } from '../http/http-types.ts';
import type { Transport } from '../http/transport.ts';
import { createStore } from '../stream/store.ts';
import { createDictionaryLoader, FALLBACK_LANGUAGE } from './dictionary-loader.ts';
import type { I18n, LanguageValue, TextValues } from './i18n-types.ts';

/** Every page may use it. */
const COMMON = 'common';
const YEAR_SEC = 365 * 86_400;

export interface I18nDependencies {
  readonly boot: Pick<BootData, 'language' | 'dictionaries'>;
  readonly send: Transport;
  readonly cookies: Cookies;
}

export interface I18nService extends Omit<I18n, 'formatters$'> {
  /** Adds a dictionary that came by another way. */
  addDictionary(namespace: string, language: string, dictionary: unknown): void;
}

/** One i18next instance for the page. The environment's language is the document's until `setLanguage`. */
export function createI18n({ boot, send, cookies }: I18nDependencies): I18nService {
  const i18n = createInstance();
  void i18n.init({
    lng: boot.language,
    fallbackLng: FALLBACK_LANGUAGE,
    ns: [COMMON],
    defaultNS: COMMON,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const store = createStore<LanguageValue>({
    status: 'ready',
    language: boot.language,
    direction: directionOf(boot.language),
    revision: 0,
  });
  const loader = createDictionaryLoader(boot.dictionaries, send, addDictionary);
  const inUse = new Set<string>([COMMON]);
  let wishes = 0;
  let ownDigits = false;

  function publish(change: Partial<LanguageValue>): void {
    store.set({ ...store.get(), ...change });
  }

  /** Values as sentences show them; which plural a count asks for is said by the number itself. */
  function written(values: TextValues = {}): TextValues {
    if (!ownDigits) return values;
    const { language } = store.get();
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? inOwnDigits(String(value), language) : value,
      ]),
    );
  }

  function addDictionary(namespace: string, language: string, dictionary: unknown): void {
    i18n.addResourceBundle(language, namespace, dictionary, true, true);
    inUse.add(namespace);
    if ([store.get().language, FALLBACK_LANGUAGE].includes(language))
      publish({ revision: store.get().revision + 1 });
  }

  async function loadDictionaries(
    namespaces: readonly string[],
    language = store.get().language,
  ): Promise<CommandResult> {
    const all = [...new Set([COMMON, ...namespaces])];
    const results = await Promise.all(all.map((namespace) => loader.load(namespace, language)));
    return results.find((result) => !result.ok) ?? { ok: true };
  }

  return {
    language$: store.stream,
    addDictionary,
    writeOwnDigits(isWished) {
      if (isWished === ownDigits) return;
      ownDigits = isWished;
      publish({ revision: store.get().revision + 1 });
    },
    knowDictionaries: (dictionaries) => loader.know(dictionaries),
    loadDictionaries,
    async setLanguage(language) {
      const own = ++wishes;
      if (language === store.get().language) {
        publish({ status: 'ready' });
        return { ok: true };
      }
      publish({ status: 'loading' });
      const result = await loadDictionaries([...inUse], language);
      // A later wish has taken over.
      if (own !== wishes) return { ok: true };
      if (!result.ok) {
        publish({ status: 'ready' });
        return result;
      }
      await i18n.changeLanguage(language);
      cookies.set(COOKIES.language, language, YEAR_SEC);
      publish({
        status: 'ready',
        language,
        direction: directionOf(language),
        revision: store.get().revision + 1,
      });
      return { ok: true };
    },
    translator(namespace) {
      const t = i18n.getFixedT(store.get().language, namespace);
      return (key, values) => t(key, { ...values, replace: written(values) });
    },
  };
}
