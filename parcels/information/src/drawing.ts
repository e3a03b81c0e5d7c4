import type { DrawingModule, DrawnPlace, DrawnReadRequest } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { drawReact } from '@paddock/styleguide/drawing';

import privacyEn from '../texts/privacy-policy/en.json' with { type: 'json' };
import privacyRu from '../texts/privacy-policy/ru.json' with { type: 'json' };
import responsibleEn from '../texts/responsible-gaming/en.json' with { type: 'json' };
import responsibleRu from '../texts/responsible-gaming/ru.json' with { type: 'json' };
import rulesEn from '../texts/rules/en.json' with { type: 'json' };
import rulesRu from '../texts/rules/ru.json' with { type: 'json' };
import { documentRead } from './model/document-read.ts';
import { textKey, type TextName } from './model/text-loaders.ts';
import { DocumentPage } from './pages/document-page.tsx';
import { PrivacyPolicyPage } from './pages/privacy-policy-page.tsx';
import { ResponsibleGamingPage } from './pages/responsible-gaming-page.tsx';
import { RulesPage } from './pages/rules-page.tsx';

/** All at hand, as nothing that is drawn waits. */
const TEXTS: Readonly<Record<TextName, Readonly<Record<'en' | 'ru', object>>>> = {
  rules: { en: rulesEn, ru: rulesRu },
  'responsible-gaming': { en: responsibleEn, ru: responsibleRu },
  'privacy-policy': { en: privacyEn, ru: privacyRu },
};

const reads =
  (name: TextName) =>
  ({ language }: DrawnPlace): readonly DrawnReadRequest[] => [
    { key: textKey(name, language), data: TEXTS[name][language === 'ru' ? 'ru' : 'en'] },
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
