import { useT } from '@paddock/shared-utils/react';
import { PageLayout, useReady } from '@paddock/styleguide';

import { PersonPanel } from '../parts/verification/person-panel.tsx';
import { VerificationParts } from '../parts/verification/verification-parts.tsx';

/** Identification, where the site asks for it: first who one is, then the documents that show it (S2-26, S5-02). */
export function IdentificationPage() {
  const t = useT('office');
  useReady(true);
  return (
    <PageLayout title={t('seo.identification.title')} lead={t('verification.identification.lead')}>
      <VerificationParts
        before={(view, onChange) => (view.isStated ? undefined : <PersonPanel onChange={onChange} />)}
      />
    </PageLayout>
  );
}
