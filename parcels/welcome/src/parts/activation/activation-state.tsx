import type { ActivationView } from '@paddock/contract/schemas';
import { api, refreshProfile } from '@paddock/shared-utils';
import { useLabels, useRead, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Notice, SkeletonOrError, SkeletonText } from '@paddock/styleguide';

import styles from '../forms.module.css';
import { ConfirmPhone } from './confirm-phone.tsx';
import { ResendLink } from './resend-link.tsx';

/** What is confirmed of the player's addresses, and how to confirm the rest (S3-20, S4-18). */
export function ActivationState() {
  const t = useT('welcome');
  const common = useT('common');
  const labels = useLabels();
  const { value, reload } = useRead({
    key: 'activation',
    read: () => api.get('/web-api/user/activation'),
  });
  if (value.status === 'loading') {
    return (
      <SkeletonOrError
        busyLabel={common('loading')}
        error={{ title: t('activation.notLoaded'), retryLabel: common('retry') }}
        onRetry={reload}
      >
        <SkeletonText lines={3} />
      </SkeletonOrError>
    );
  }
  if (value.status === 'error') {
    return <ErrorBlock title={labels.problem(value.problem)} retryLabel={common('retry')} onRetry={reload} />;
  }
  const { data } = value;
  const changed = (): void => {
    reload();
    void refreshProfile();
  };
  return (
    <div className={styles.form} data-testid="activation-state">
      {data.remaining_days_to_activate !== null && (
        <p className={styles.note}>{t('activation.daysLeft', { count: data.remaining_days_to_activate })}</p>
      )}
      {data.email !== '' && <EmailState view={data} />}
      {data.is_phone_confirmed && <Notice tone="positive">{t('activation.phoneConfirmed')}</Notice>}
      {data.phone_to_confirm !== null && <ConfirmPhone phone={data.phone_to_confirm} onDone={changed} />}
    </div>
  );
}

function EmailState({ view: { email, is_email_confirmed: isConfirmed } }: { readonly view: ActivationView }) {
  const t = useT('welcome');
  if (isConfirmed) return <Notice tone="positive">{t('activation.emailConfirmed', { email })}</Notice>;
  return <ResendLink email={email} />;
}
