import { useT } from '@paddock/shared-utils/react';
import { PageLayout, useReady } from '@paddock/styleguide';

import { VerificationParts } from '../parts/verification/verification-parts.tsx';

/** Proving who one is by documents (S2-25, S4-17). */
export function VerificationPage() {
  const t = useT('office');
  useReady(true);
  return (
    <PageLayout title={t('seo.verification.title')} lead={t('verification.lead')}>
      <VerificationParts />
    </PageLayout>
  );
}
