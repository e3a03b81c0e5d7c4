import { useState } from 'react';
import { api, continueAfterSignIn, hrefFor, serverNowMs } from '@paddock/shared-utils';
import { useLabels, useRead, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Notice, Panel, SkeletonOrError, SkeletonText, TextLink } from '@paddock/styleguide';

import { invitationOf } from '../../model/invitation.ts';
import { welcomeThere } from '../welcome-there.ts';
import { returnUrlOf } from '../../model/return-url.ts';
import styles from '../forms.module.css';
import { Agreement } from '../registration/agreement.tsx';
import { useAgreement } from '../registration/use-agreement.ts';
import { useCallCounter } from '../registration/use-call-counter.ts';
import { SocialButtons } from './social-buttons.tsx';
import { SocialRegistrationForm } from './social-registration-form.tsx';

/** Registration of a person another company vouches for (S2-51). Who it is, the server knows by a cookie. */
export function SocialRegistration({ query }: { readonly query: string }) {
  const t = useT('welcome');
  const common = useT('common');
  const [{ refCode, promoCode = '' }] = useState(() => invitationOf(query, serverNowMs()));
  const labels = useLabels();
  const terms = useSiteConfig((config) => config.registration);
  const { accepted, accept } = useAgreement();
  const needsAgreement = terms?.agreement === true && !accepted;
  useCallCounter('page', 'social');
  const { value, reload } = useRead({
    key: 'social-person',
    isOnce: true,
    read: (signal) => api.get('/web-api/auth/social/registration', { signal }),
  });
  return (
    <Panel padded bleed className={styles.page}>
      <h1 className={styles.title}>{t('seo.registration.title')}</h1>
      {value.status === 'ready' && needsAgreement && <Agreement onAccept={accept} />}
      {value.status === 'ready' && !needsAgreement && (
        <>
          <p className={styles.lead}>{t('social.lead', { name: value.data.provider })}</p>
          <SocialRegistrationForm
            person={value.data}
            refCode={refCode}
            promoCode={promoCode}
            bonuses={terms?.bonuses ?? []}
            onRegistered={() => {
              welcomeThere();
              void continueAfterSignIn(returnUrlOf(query));
            }}
          />
        </>
      )}
      {value.status === 'error' &&
        (value.problem.code === 'SOCIAL_EXPIRED' ? (
          // Asking again brings nothing: the way in begins at the company.
          <>
            <Notice tone="warning" title={labels.problem(value.problem)} />
            <SocialButtons returnUrl={returnUrlOf(query)} />
          </>
        ) : (
          <ErrorBlock title={labels.problem(value.problem)} retryLabel={common('retry')} onRetry={reload} />
        ))}
      {value.status === 'loading' && (
        <SkeletonOrError
          busyLabel={common('loading')}
          error={{ title: t('social.slow'), retryLabel: common('retry') }}
          onRetry={reload}
        >
          <SkeletonText lines={10} />
        </SkeletonOrError>
      )}
      <p className={styles.other}>
        {t('registration.haveAccount')}{' '}
        <TextLink href={`${hrefFor('/user/login')}${query}`}>{t('registration.toLogin')}</TextLink>
      </p>
    </Panel>
  );
}
