import { useMemo } from 'react';
import { useLanguage, useT } from '@paddock/shared-utils/react';

import { blockWords, type BlockWords } from '../../../model/site/block-words.ts';

/** Rules of whom the site keeps out, in the operator's language. */
export function useBlockWords(): BlockWords {
  const t = useT('desk');
  const language = useLanguage();
  return useMemo(() => blockWords(t, language), [t, language]);
}
