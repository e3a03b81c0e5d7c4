import type { UserDataView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, PageLayout, Panel, SkeletonOrError, SkeletonText, useReady } from '@paddock/styleguide';

import { LockedPerson } from '../parts/locked-person.tsx';
import { PersonForm } from '../parts/person-form.tsx';

/** The person behind the account, told and corrected by the player (S2-19, S3-21). */
export function AccountEditPage() {
  const t = useT('office');
  const common = useT('common');
  const { value, reload } = useRead<UserDataView>({
    key: 'user-data',
    read: (signal) => api.get('/web-api/user/data', { signal }),
  });
  useReady(true);
  return (
    <PageLayout title={t('seo.accountEdit.title')} lead={t('person.lead')}>
      {value.status === 'loading' && (
        <SkeletonOrError
          busyLabel={common('loading')}
          error={{ title: t('slow'), retryLabel: common('retry') }}
          onRetry={reload}
        >
          <Panel padded bleed>
            <SkeletonText lines={12} />
          </Panel>
        </SkeletonOrError>
      )}
      {value.status === 'error' && (
        <ErrorBlock title={t('person.failed')} retryLabel={common('retry')} onRetry={reload} />
      )}
      {value.status === 'ready' && (
        <>
          <LockedPerson view={value.data} />
          <PersonForm view={value.data} />
        </>
      )}
    </PageLayout>
  );
}
