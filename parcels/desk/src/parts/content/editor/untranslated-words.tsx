import { languageNameIn, partsText } from '@paddock/contract';
import type { ContentBlockKind } from '@paddock/contract/schemas';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';

import type { CopiedWords } from '../../../model/untranslated.ts';
import { useProblemWords } from './refused.tsx';

interface UntranslatedWordsProps {
  readonly copied: readonly CopiedWords[];
  /** Kind of the block they stand in; absent for the lines of a text. */
  readonly kind?: ContentBlockKind;
}

/** Which fields say another language's words still, beside them; nothing where none does. */
export function UntranslatedWords({ copied, kind }: UntranslatedWordsProps) {
  const t = useT('desk');
  const own = useLanguage();
  const { label } = useProblemWords();
  return Array.from(
    Map.groupBy(copied, ({ from }) => from),
    ([from, places]) => (
      <Notice key={from} tone="warning" size="small">
        {t('content.untranslated', {
          language: languageNameIn(from, own),
          names: partsText([...new Set(places.map(({ path }) => label(path, kind)))], own),
        })}
      </Notice>
    ),
  );
}
