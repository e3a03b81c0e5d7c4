import { languageName } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';

/** Warns of languages whose text is as it was before the terms or other texts were changed. */
export function UnchangedTextsNotice({ languages }: { readonly languages: readonly string[] }) {
  const t = useT('desk');
  if (languages.length === 0) return null;
  return (
    <div role="status" data-testid="unchanged-texts">
      <Notice tone="warning">
        {t('promotions.unchangedTexts', { languages: languages.map(languageName).join(', ') })}
      </Notice>
    </div>
  );
}
