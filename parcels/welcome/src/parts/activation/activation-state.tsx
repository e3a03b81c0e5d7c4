import type { ActivationView } from '@paddock/contract/schemas';
import { refreshProfile, readOf } from '@paddock/shared-utils';
import { useRead, useT, useReadWords } from '@paddock/shared-utils/react';
import { Notice, SkeletonText, ReadView } from '@paddock/styleguide';

import styles from '../forms.module.css';
import { ConfirmPhone } from './confirm-phone.tsx';
import { ResendLink } from './resend-link.tsx';

/** What is confirmed of the player's addresses, and how to confirm the rest (S3-20, S4-18). */
export function ActivationState() {
  const t = useT('welcome');
  const words = useReadWords({ slow: t('activation.notLoaded') });
  const { value, reload } = useRead({
    ...readOf('/web-api/user/activation'),
  });
  const changed = (): void => {
    reload();
    void refreshProfile();
  };
  return (
    <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonText lines={3} />}>
      {(data) => (
        <div className={styles.form} data-testid="activation-state">
          {data.remaining_days_to_activate !== null && (
            <p className={styles.note}>
              {t('activation.daysLeft', { count: data.remaining_days_to_activate })}
            </p>
          )}
          {data.email !== '' && <EmailState view={data} />}
          {data.is_phone_confirmed && <Notice tone="positive">{t('activation.phoneConfirmed')}</Notice>}
          {data.phone_to_confirm !== null && <ConfirmPhone phone={data.phone_to_confirm} onDone={changed} />}
        </div>
      )}
    </ReadView>
  );
}

function EmailState({ view: { email, is_email_confirmed: isConfirmed } }: { readonly view: ActivationView }) {
  const t = useT('welcome');
  if (isConfirmed) return <Notice tone="positive">{t('activation.emailConfirmed', { email })}</Notice>;
  return <ResendLink email={email} />;
}
