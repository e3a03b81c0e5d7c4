import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkButton } from '@paddock/styleguide';

import { PlainTextPage } from '../parts/plain-text-page.tsx';

/** What helps to stay in control here, and how to tell that play is out of it (S2-37). */
export function ResponsibleGamingPage() {
  const t = useT('information');
  return (
    <PlainTextPage
      name="responsible-gaming"
      words="responsible"
      actions={
        <LinkButton variant="primary" icon="shield" href={hrefFor('/office/responsible')}>
          {t('responsible.go')}
        </LinkButton>
      }
    />
  );
}
