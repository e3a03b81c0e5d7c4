import type { DrawingModule, DrawnPlace, DrawnReadRequest } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { drawReact } from '@paddock/styleguide/drawing';

import privacyAr from '../texts/privacy-policy/ar.json' with { type: 'json' };
import privacyDe from '../texts/privacy-policy/de.json' with { type: 'json' };
import privacyEn from '../texts/privacy-policy/en.json' with { type: 'json' };
import privacyEs from '../texts/privacy-policy/es.json' with { type: 'json' };
import privacyHi from '../texts/privacy-policy/hi.json' with { type: 'json' };
import privacyRu from '../texts/privacy-policy/ru.json' with { type: 'json' };
import privacyTr from '../texts/privacy-policy/tr.json' with { type: 'json' };
import responsibleAr from '../texts/responsible-gaming/ar.json' with { type: 'json' };
import responsibleDe from '../texts/responsible-gaming/de.json' with { type: 'json' };
import responsibleEn from '../texts/responsible-gaming/en.json' with { type: 'json' };
import responsibleEs from '../texts/responsible-gaming/es.json' with { type: 'json' };
import responsibleHi from '../texts/responsible-gaming/hi.json' with { type: 'json' };
import responsibleRu from '../texts/responsible-gaming/ru.json' with { type: 'json' };
import responsibleTr from '../texts/responsible-gaming/tr.json' with { type: 'json' };
import rulesAr from '../texts/rules/ar.json' with { type: 'json' };
import rulesDe from '../texts/rules/de.json' with { type: 'json' };
import rulesEn from '../texts/rules/en.json' with { type: 'json' };
import rulesEs from '../texts/rules/es.json' with { type: 'json' };
import rulesHi from '../texts/rules/hi.json' with { type: 'json' };
import rulesRu from '../texts/rules/ru.json' with { type: 'json' };
import rulesTr from '../texts/rules/tr.json' with { type: 'json' };
import { documentRead } from './model/document-read.ts';
import { textKey, type TextName } from './model/text-loaders.ts';
import { DocumentPage } from './pages/document-page.tsx';
import { PrivacyPolicyPage } from './pages/privacy-policy-page.tsx';
import { ResponsibleGamingPage } from './pages/responsible-gaming-page.tsx';
import { RulesPage } from './pages/rules-page.tsx';

/** All at hand, as nothing that is drawn waits. */
const TEXTS: Readonly<Record<TextName, Readonly<Record<'en', object> & Record<string, object | undefined>>>> =
  {
    rules: { en: rulesEn, ru: rulesRu, de: rulesDe, es: rulesEs, tr: rulesTr, ar: rulesAr, hi: rulesHi },
    'responsible-gaming': {
      en: responsibleEn,
      ru: responsibleRu,
      de: responsibleDe,
      es: responsibleEs,
      tr: responsibleTr,
      ar: responsibleAr,
      hi: responsibleHi,
    },
    'privacy-policy': {
      en: privacyEn,
      ru: privacyRu,
      de: privacyDe,
      es: privacyEs,
      tr: privacyTr,
      ar: privacyAr,
      hi: privacyHi,
    },
  };

const reads =
  (name: TextName) =>
  ({ language }: DrawnPlace): readonly DrawnReadRequest[] => [
    { key: textKey(name, language), data: TEXTS[name][language] ?? TEXTS[name].en },
  ];

const options = { parcel: 'information', errorTexts: failureTexts };

/** Texts as the server draws them for guests. */
export const drawings: DrawingModule['drawings'] = {
  document: drawReact(
    { page: DocumentPage, readsOf: (place) => [{ key: documentRead(place).key }] },
    options,
  ),
  rules: drawReact({ page: RulesPage, readsOf: reads('rules') }, options),
  'responsible-gaming': drawReact(
    { page: ResponsibleGamingPage, readsOf: reads('responsible-gaming') },
    options,
  ),
  'privacy-policy': drawReact({ page: PrivacyPolicyPage, readsOf: reads('privacy-policy') }, options),
};
