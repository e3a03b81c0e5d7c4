import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkButton, Notice } from '@paddock/styleguide';

import styles from '../forms.module.css';

/** The new password stands; nobody is signed in by it. */
export function PasswordSet() {
  const t = useT('welcome');
  return (
    <div className={styles.form} data-testid="password-set">
      <Notice tone="positive" title={t('recovery.doneTitle')} announce>
        {t('recovery.done')}
      </Notice>
      <LinkButton variant="primary" size={48} block href={hrefFor('/user/login')}>
        {t('login.submit')}
      </LinkButton>
    </div>
  );
}
