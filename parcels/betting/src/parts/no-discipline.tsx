import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, Panel, VisuallyHidden } from '@paddock/styleguide';

import { CYBER_PATH } from '../model/cyber-paths.ts';

/** Stands where an address of cyber sports is of nothing there is. */
export function NoDiscipline() {
  const t = useT('betting');
  return (
    <Panel bleed>
      <VisuallyHidden as="h1">{t('cyber.gone')}</VisuallyHidden>
      <EmptyState
        icon="trophy"
        title={t('cyber.gone')}
        action={
          <LinkButton variant="primary" href={hrefFor(CYBER_PATH)}>
            {t('seo.cyber.title')}
          </LinkButton>
        }
      />
    </Panel>
  );
}
