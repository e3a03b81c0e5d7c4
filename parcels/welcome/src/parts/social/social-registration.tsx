import type { SocialPersonView } from '@paddock/contract/schemas';
import { api, continueAfterSignIn, hrefFor } from '@paddock/shared-utils';
import { useLabels, useRead, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Notice, Panel, SkeletonOrError, SkeletonText, TextLink } from '@paddock/styleguide';

import { returnUrlOf } from '../../model/return-url.ts';
import styles from '../forms.module.css';
import { SocialButtons } from './social-buttons.tsx';
import { SocialRegistrationForm } from './social-registration-form.tsx';

/** Registration of a person another company vouches for (S2-51). Who it is, the server knows by a cookie. */
export function SocialRegistration({ query }: { readonly query: string }) {
  const t = useT('welcome');
  const common = useT('common');
  const labels = useLabels();
  const { value, reload } = useRead({
    key: 'social-person',
    read: (signal) => api.get<SocialPersonView>('/auth/social/registration', { signal }),
  });
  return (
    <Panel padded bleed className={styles.page}>
      <h1 className={styles.title}>{t('registration.title')}</h1>
      {value.status === 'ready' && (
        <>
          <p className={styles.lead}>{t('social.lead', { name: value.data.provider })}</p>
          <SocialRegistrationForm
            person={value.data}
            refCode={new URLSearchParams(query).get('ref_code') ?? undefined}
            onRegistered={() => void continueAfterSignIn(returnUrlOf(query))}
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
