import { languageNameIn } from '@paddock/contract';
import { useLanguage, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';

import type { EditedDocument } from '../../model/edited-document.ts';
import { untranslated } from '../../model/untranslated.ts';
import { useLanguages } from './editor/use-languages.ts';

/** What readers of each language of the site will miss of a document; nothing where they miss nothing. */
export function UntranslatedList({ document }: { readonly document: EditedDocument }) {
  const t = useT('desk');
  const shown = useLanguage();
  const own = useSiteConfig(({ languages }) => languages.fallback) ?? 'en';
  const { texts } = document;
  const lines = useLanguages(document).flatMap((code) => {
    const language = languageNameIn(code, shown);
    if (!Object.hasOwn(texts, code)) return [{ code, words: t('content.lacking.none', { language }) }];
    const count = untranslated(texts, code, own).length;
    return count === 0 ? [] : [{ code, words: t('content.lacking.some', { language, count }) }];
  });
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning" title={t('content.lacking.title')}>
      <ul>
        {lines.map(({ code, words }) => (
          <li key={code}>{words}</li>
        ))}
      </ul>
    </Notice>
  );
}
