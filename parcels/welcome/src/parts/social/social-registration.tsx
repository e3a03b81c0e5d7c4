import { useState } from 'react';
import { continueAfterSignIn, hrefFor, serverNowMs, readOf } from '@paddock/shared-utils';
import { useLabels, useRead, useSiteConfig, useT, useReadWords } from '@paddock/shared-utils/react';
import { Notice, Panel, SkeletonText, TextLink, ReadView } from '@paddock/styleguide';

import { invitationOf } from '../../model/invitation.ts';
import { welcomeThere } from '../welcome-there.ts';
import { returnUrlOf } from '../../model/return-url.ts';
import styles from '../forms.module.css';
import { Agreement } from '../registration/agreement.tsx';
import { RegistrationClosing } from '../registration/registration-closing.tsx';
import { useAgreement } from '../registration/use-agreement.ts';
import { useCallCounter } from '../registration/use-call-counter.ts';
import { SocialButtons } from './social-buttons.tsx';
import { SocialRegistrationForm } from './social-registration-form.tsx';

/** Where the site wants newcomers of other companies to pay in at once (S3-36). */
const FIRST_DEPOSIT = '/office/recharge';

/** Registration of a person another company vouches for (S2-51). Who it is, the server knows by a cookie. */
export function SocialRegistration({ query }: { readonly query: string }) {
  const t = useT('welcome');
  const words = useReadWords({ slow: t('social.slow') });
  const [{ refCode, promoCode = '' }] = useState(() => invitationOf(query, serverNowMs()));
  const labels = useLabels();
  const terms = useSiteConfig((config) => config.registration);
  const isToDeposit = useSiteConfig((config) => config.thirdPartyHasFirstDepositRedirect);
  const { accepted, accept } = useAgreement();
  const needsAgreement = terms?.agreement === true && !accepted;
  useCallCounter('page', 'social');
  const { value, reload } = useRead({
    ...readOf('/web-api/auth/social/registration'),
    isOnce: true,
  });
  return (
    <Panel padded bleed className={styles.page}>
      <h1 className={styles.title}>{t('seo.registration.title')}</h1>
      <ReadView
        value={value}
        reload={reload}
        words={words}
        skeleton={<SkeletonText lines={10} />}
        refused={(problem) =>
          problem.code === 'SOCIAL_EXPIRED' && (
            // Asking again brings nothing: the way in begins at the company.
            <>
              <Notice tone="warning" title={labels.problem(problem)} />
              <SocialButtons returnUrl={returnUrlOf(query)} />
            </>
          )
        }
      >
        {(person) =>
          needsAgreement ? (
            <Agreement onAccept={accept} />
          ) : (
            <>
              <RegistrationClosing />
              <p className={styles.lead}>{t('social.lead', { name: person.provider })}</p>
              <SocialRegistrationForm
                person={person}
                refCode={refCode}
                promoCode={promoCode}
                bonuses={terms?.bonuses ?? []}
                onRegistered={() => {
                  welcomeThere();
                  void continueAfterSignIn(isToDeposit === true ? FIRST_DEPOSIT : returnUrlOf(query));
                }}
              />
            </>
          )
        }
      </ReadView>
      <p className={styles.other}>
        {t('registration.haveAccount')}{' '}
        <TextLink href={`${hrefFor('/user/login')}${query}`}>{t('registration.toLogin')}</TextLink>
      </p>
    </Panel>
  );
}
