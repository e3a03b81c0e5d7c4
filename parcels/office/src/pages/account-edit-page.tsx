import type { UserDataView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { PageLayout, Panel, SkeletonText, useReady, ReadView } from '@paddock/styleguide';

import { LockedPerson } from '../parts/locked-person.tsx';
import { PersonForm } from '../parts/person-form.tsx';
import { useOfficeWords } from '../parts/use-office-words.ts';

/** The person behind the account, told and corrected by the player (S2-19, S3-21). */
export function AccountEditPage() {
  const t = useT('office');
  const words = useOfficeWords('person.failed');
  const { value, reload } = useRead<UserDataView>({
    ...readOf('/web-api/user/data'),
  });
  useReady(true);
  return (
    <PageLayout title={t('seo.accountEdit.title')} lead={t('person.lead')}>
      <ReadView
        value={value}
        reload={reload}
        words={words}
        skeleton={
          <Panel padded bleed>
            <SkeletonText lines={12} />
          </Panel>
        }
      >
        {(view) => (
          <>
            <LockedPerson view={view} />
            <PersonForm view={view} />
          </>
        )}
      </ReadView>
    </PageLayout>
  );
}
