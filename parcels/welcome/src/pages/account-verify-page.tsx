import { useState } from 'react';
import { auth$, hrefFor } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, Panel, useReady } from '@paddock/styleguide';

import { linkTokenOf } from '../model/link-token.ts';
import { ActivationState } from '../parts/activation/activation-state.tsx';
import { ConfirmLink } from '../parts/activation/confirm-link.tsx';
import styles from '../parts/forms.module.css';

/** Confirming one's addresses: by the link of a mail, or what is still to be done (S2-52). */
export function AccountVerifyPage() {
  const t = useT('welcome');
  const [token] = useState(() => linkTokenOf(location.hash));
  const isGuest = useStreamValue(auth$, ({ status }) => status === 'guest');
  useReady(true);
  return (
    <Panel padded bleed className={styles.page}>
      <h1 className={styles.title}>{t('activation.title')}</h1>
      {token === null ? isGuest ? <SignInFirst /> : <ActivationState /> : <ConfirmLink token={token} />}
    </Panel>
  );
}

function SignInFirst() {
  const t = useT('welcome');
  return (
    <EmptyState
      icon="lock"
      title={t('activation.signInTitle')}
      message={t('activation.signIn')}
      action={
        <LinkButton variant="primary" href={`${hrefFor('/user/login')}?returnUrl=%2Fuser%2Faccountverify`}>
          {t('login.submit')}
        </LinkButton>
      }
    />
  );
}
