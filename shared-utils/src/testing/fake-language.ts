import type { BootData } from '@paddock/contract';

import commonEn from '../../locales/common/en.json' with { type: 'json' };
import commonRu from '../../locales/common/ru.json' with { type: 'json' };
import type { Cookies } from '../environment/environment-types.ts';
import type { Transport } from '../http/transport.ts';
import { createI18n, type I18nService } from '../i18n/i18n.ts';
import { answered, refusal } from './answers.ts';
import type { FakeDictionaries } from './fake-page-types.ts';

const COMMON: FakeDictionaries = { common: { en: commonEn, ru: commonRu } };

function urlOf(namespace: string, language: string): string {
  return `memory:${namespace}/${language}`;
}

/** i18n whose dictionaries are at hand: those of the start language at once, others as if they were loaded. */
export function createFakeLanguage(
  language: string,
  dictionaries: FakeDictionaries,
  cookies: Cookies,
): I18nService {
  const all = { ...COMMON, ...dictionaries };
  const texts = new Map<string, unknown>();
  const urls: Record<string, Record<string, string>> = {};
  for (const [namespace, byLanguage] of Object.entries(all)) {
    urls[namespace] = {};
    for (const [code, dictionary] of Object.entries(byLanguage)) {
      urls[namespace][code] = urlOf(namespace, code);
      texts.set(urlOf(namespace, code), dictionary);
    }
  }
  const boot: Pick<BootData, 'language' | 'dictionaries'> = { language, dictionaries: urls };
  const send: Transport = ({ url }) =>
    Promise.resolve(texts.has(url) ? answered(texts.get(url)) : refusal('NOT_FOUND'));
  const i18n = createI18n({ boot, send, cookies });
  for (const [namespace, byLanguage] of Object.entries(all)) {
    const found = byLanguage[language] === undefined ? 'en' : language;
    if (byLanguage[found] !== undefined) i18n.addDictionary(namespace, found, byLanguage[found]);
  }
  return i18n;
}
