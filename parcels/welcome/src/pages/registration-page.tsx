import type { PageProps } from '@paddock/contract';
import { continueAfterSignIn, hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Panel, TextLink, useReady } from '@paddock/styleguide';

import styles from '../parts/forms.module.css';
import { RegistrationForm } from '../parts/registration-form.tsx';
import { returnUrlOf } from '../model/return-url.ts';

/** Registration as a page of its own (S2-51). */
export function RegistrationPage({ query }: PageProps) {
  const t = useT('welcome');
  useReady(true);
  return (
    <Panel padded bleed className={styles.page}>
      <h1 className={styles.title}>{t('registration.title')}</h1>
      <p className={styles.lead}>{t('registration.lead')}</p>
      <RegistrationForm onRegistered={() => void continueAfterSignIn(returnUrlOf(query))} />
      <p className={styles.other}>
        {t('registration.haveAccount')}{' '}
        <TextLink href={`${hrefFor('/user/login')}${query}`}>{t('registration.toLogin')}</TextLink>
      </p>
    </Panel>
  );
}
