import { useState } from 'react';
import { api, checkSession } from '@paddock/shared-utils';
import { useLabels, useRead, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Panel, SkeletonOrError, SkeletonText, useReady } from '@paddock/styleguide';

import { linkTokenOf } from '../model/link-token.ts';
import styles from '../parts/forms.module.css';
import { LinkOver } from '../parts/recovery/link-over.tsx';
import { NewPasswordForm } from '../parts/recovery/new-password-form.tsx';
import { PasswordSet } from '../parts/recovery/password-set.tsx';

/** Where the link of the mail leads (S2-52). Opening it spends nothing: scanners of mails open every link. */
export function PasswordResetPage() {
  const t = useT('welcome');
  const [token] = useState(() => linkTokenOf(location.hash));
  useReady(true);
  return (
    <Panel padded bleed className={styles.page}>
      <h1 className={styles.title}>{t('recovery.resetTitle')}</h1>
      {token === null ? <LinkOver /> : <ResetByLink token={token} />}
    </Panel>
  );
}

function ResetByLink({ token }: { readonly token: string }) {
  const t = useT('welcome');
  const common = useT('common');
  const labels = useLabels();
  const [isSet, setIsSet] = useState(false);
  const { value, reload } = useRead({
    key: `reset ${token}`,
    isOnce: true,
    read: () => api.post('/web-api/auth/reset-password/check', { token }),
  });
  if (isSet) return <PasswordSet />;
  if (value.status === 'ready') {
    return (
      <NewPasswordForm
        token={token}
        onDone={() => {
          setIsSet(true);
          // The session of this browser has ended with all others.
          void checkSession();
        }}
      />
    );
  }
  if (value.status === 'loading') {
    return (
      <SkeletonOrError
        busyLabel={common('loading')}
        error={{ title: t('recovery.notChecked'), retryLabel: common('retry') }}
        onRetry={reload}
      >
        <SkeletonText lines={3} />
      </SkeletonOrError>
    );
  }
  if (value.problem.code === 'LINK_INVALID' || value.problem.code === 'INVALID_INPUT') return <LinkOver />;
  return <ErrorBlock title={labels.problem(value.problem)} retryLabel={common('retry')} onRetry={reload} />;
}
