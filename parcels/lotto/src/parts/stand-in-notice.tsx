import { useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';

/** Says plainly that draws with a public value of our own making prove nothing to anybody. */
export function StandInNotice() {
  const t = useT('lotto');
  return (
    <Notice tone="warning" title={t('standIn.title')}>
      {t('standIn.text')}
    </Notice>
  );
}
