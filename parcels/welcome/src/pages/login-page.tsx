import { useMemo } from 'react';
import type { PageProps } from '@paddock/contract';
import { continueAfterSignIn, hrefFor } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Panel, TextLink, useReady } from '@paddock/styleguide';

import { partnerTokenOf } from '../model/partner-token.ts';
import styles from '../parts/forms.module.css';
import { LoginForm } from '../parts/login-form.tsx';
import { returnUrlOf } from '../model/return-url.ts';

/** Signing in as a page of its own: where a page that needs a player sends a guest (S2-51, S5-07). */
export function LoginPage({ query }: PageProps) {
  const t = useT('welcome');
  const open = useSiteConfig((config) => config.isRegistrationAllowed) ?? false;
  const language = useLanguage();
  const partnerToken = useMemo(() => partnerTokenOf(query, language), [query, language]);
  useReady(true);
  const goOn = (): void => void continueAfterSignIn(returnUrlOf(query));
  return (
    <Panel padded bleed className={styles.page}>
      <h1 className={styles.title}>{t('login.title')}</h1>
      <p className={styles.lead}>{returnUrlOf(query) === null ? t('login.lead') : t('login.leadReturn')}</p>
      <LoginForm onSignedIn={goOn} partnerToken={partnerToken} />
      {open && (
        <p className={styles.other}>
          {t('login.noAccount')}{' '}
          <TextLink href={`${hrefFor('/registration')}${query}`}>{t('login.toRegistration')}</TextLink>
        </p>
      )}
    </Panel>
  );
}
