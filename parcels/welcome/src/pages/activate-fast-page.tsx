import { useState } from 'react';
import type { PageProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, Panel, useReady } from '@paddock/styleguide';

import { linkTokenOf } from '../model/link-token.ts';
import { ConfirmLink } from '../parts/activation/confirm-link.tsx';
import styles from '../parts/forms.module.css';

/**
 * Where the first mail of a new account leads (S2-52). `type=activatefast` says that the link also signs in while it is
 * fresh, `type=activate` that it only confirms; what it really does the server knows by its token.
 */
export function ActivateFastPage({ query }: PageProps) {
  const t = useT('welcome');
  const [token] = useState(() => linkTokenOf(location.hash));
  const isFast = new URLSearchParams(query).get('type') !== 'activate';
  useReady(true);
  return (
    <Panel padded bleed className={styles.page}>
      <h1 className={styles.title}>{t(isFast ? 'activation.welcome' : 'activation.title')}</h1>
      {token === null ? <NoLink /> : <ConfirmLink token={token} />}
    </Panel>
  );
}

function NoLink() {
  const t = useT('welcome');
  return (
    <EmptyState
      icon="alert"
      title={t('activation.noLinkTitle')}
      message={t('activation.noLink')}
      action={
        <LinkButton variant="primary" href={hrefFor('/user/accountverify')}>
          {t('activation.toState')}
        </LinkButton>
      }
    />
  );
}
