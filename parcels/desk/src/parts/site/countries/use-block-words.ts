import { useMemo } from 'react';
import { useLanguage, useT } from '@paddock/shared-utils/react';

import type { ChosenSite } from '../../../model/site/chosen-site.ts';
import { blockWords, type BlockWords } from '../../../model/site/block-words.ts';

/**
 * Rules of whom the site keeps out, in the operator's language.
 * @param site whose rules are compared: what holds where it says nothing of them
 */
export function useBlockWords(site?: Pick<ChosenSite, 'unsaid'>): BlockWords {
  const t = useT('desk');
  const language = useLanguage();
  const unsaid = site?.unsaid['blocks'];
  return useMemo(() => blockWords(t, language, unsaid), [t, language, unsaid]);
}
