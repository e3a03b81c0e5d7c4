// i18next and its React binding in one module, without Trans: words with markup inside are split in the dictionary.
import i18next from 'i18next';
import { setI18n } from 'react-i18next';

setI18n(i18next);

export { default, createInstance } from 'i18next';
export { I18nContext, I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
