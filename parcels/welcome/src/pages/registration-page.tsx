import { useState } from 'react';
import type { PageProps } from '@paddock/contract';
import { continueAfterSignIn, hrefFor, serverNowMs } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { TextLink, useReady } from '@paddock/styleguide';

import styles from '../parts/forms.module.css';
import { RegistrationFlow } from '../parts/registration/registration-flow.tsx';
import { RegistrationFrame } from '../parts/registration/registration-frame.tsx';
import { SocialButtons } from '../parts/social/social-buttons.tsx';
import { SocialRegistration } from '../parts/social/social-registration.tsx';
import { welcomeThere } from '../parts/welcome-there.ts';
import { invitationOf } from '../model/invitation.ts';
import { returnUrlOf } from '../model/return-url.ts';

/** Registration as a page of its own, with the kind of form in its address if it names one (S2-51). */
export function RegistrationPage({ query, params }: PageProps) {
  const t = useT('welcome');
  useReady(true);
  const [{ refCode, promoCode }] = useState(() => invitationOf(query, serverNowMs()));
  // A company's way in leads here by a cookie; without one the page says so and offers the other forms.
  if (params['type'] === 'social') return <SocialRegistration query={query} />;
  return (
    <RegistrationFrame place="page">
      <h1 className={styles.title}>{t('seo.registration.title')}</h1>
      <RegistrationFlow
        place="page"
        kind={params['type']}
        refCode={refCode}
        promoCode={promoCode}
        onRegistered={() => {
          welcomeThere();
          void continueAfterSignIn(returnUrlOf(query));
        }}
        signIn={<TextLink href={`${hrefFor('/user/login')}${query}`}>{t('registration.toLogin')}</TextLink>}
        other={<SocialButtons returnUrl={returnUrlOf(query)} />}
      />
    </RegistrationFrame>
  );
}
