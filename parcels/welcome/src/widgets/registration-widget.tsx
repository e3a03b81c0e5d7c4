import { useEffect } from 'react';
import { openDialog } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { TextButton, useReady } from '@paddock/styleguide';

import styles from '../parts/forms.module.css';
import { RegistrationForm } from '../parts/registration-form.tsx';
import type { DialogWidgetProps } from './dialog-props.ts';

/** Registration over the page one is on; the page and the coupon stay (S2-67). */
export function RegistrationWidget({ close, setTitle }: DialogWidgetProps) {
  const t = useT('welcome');
  const title = t('registration.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <>
      <RegistrationForm onRegistered={() => close?.()} />
      <p className={styles.other}>
        {t('registration.haveAccount')}{' '}
        <TextButton onClick={() => void openDialog({ widget: 'welcome/login' })}>
          {t('registration.toLogin')}
        </TextButton>
      </p>
    </>
  );
}
