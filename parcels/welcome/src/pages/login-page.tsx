import { useMemo, useState } from 'react';
import type { PageProps } from '@paddock/contract';
import { continueAfterSignIn, currentRoute$, hrefFor } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Panel, TextLink, useReady } from '@paddock/styleguide';

import { partnerTokenOf } from '../model/partner-token.ts';
import styles from '../parts/forms.module.css';
import { LoginForm } from '../parts/login-form.tsx';
import { SocialButtons } from '../parts/social/social-buttons.tsx';
import { SocialOutcome } from '../parts/social/social-outcome.tsx';
import { cameFrom, returnUrlOf } from '../model/return-url.ts';
import { twoStepOf } from '../model/social.ts';

/** Signing in as a page of its own: where a page that needs a player sends a guest (S2-51, S5-07). */
export function LoginPage({ query }: PageProps) {
  const t = useT('welcome');
  const open = useSiteConfig((config) => config.isRegistrationAllowed) ?? false;
  const language = useLanguage();
  const partnerToken = useMemo(() => partnerTokenOf(query, language), [query, language]);
  const [challenge] = useState(() => twoStepOf(globalThis.location.hash));
  const previous = useStreamValue(currentRoute$, cameFrom);
  useReady(true);
  const goOn = (): void => void continueAfterSignIn(returnUrlOf(query));
  return (
    <Panel padded bleed className={styles.page}>
      <h1 className={styles.title}>{t('seo.login.title')}</h1>
      <p className={styles.lead}>{returnUrlOf(query) === null ? t('login.lead') : t('login.leadReturn')}</p>
      <SocialOutcome query={query} />
      <LoginForm onSignedIn={goOn} partnerToken={partnerToken} challenge={challenge} />
      <SocialButtons returnUrl={returnUrlOf(query) ?? previous} />
      {open && (
        <p className={styles.other}>
          {t('login.noAccount')}{' '}
          <TextLink href={`${hrefFor('/registration')}${query}`}>{t('login.toRegistration')}</TextLink>
        </p>
      )}
    </Panel>
  );
}
