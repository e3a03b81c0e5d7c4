import { useState } from 'react';
import { api, checkSession } from '@paddock/shared-utils';
import { useRead, useT, useReadWords } from '@paddock/shared-utils/react';
import { Panel, SkeletonText, useReady, ReadView } from '@paddock/styleguide';

import { linkTokenOf } from '../model/link-token.ts';
import styles from '../parts/forms.module.css';
import { LinkOver } from '../parts/recovery/link-over.tsx';
import { NewPasswordForm } from '../parts/recovery/new-password-form.tsx';
import { PasswordSet } from '../parts/recovery/password-set.tsx';

/** Where the link of the mail leads (S2-52). Opening it spends nothing: scanners of mails open every link. */
export function PasswordResetPage() {
  const t = useT('welcome');
  const [token] = useState(() => linkTokenOf(location.hash));
  useReady(true);
  return (
    <Panel padded bleed className={styles.page}>
      <h1 className={styles.title}>{t('recovery.resetTitle')}</h1>
      {token === null ? <LinkOver /> : <ResetByLink token={token} />}
    </Panel>
  );
}

function ResetByLink({ token }: { readonly token: string }) {
  const t = useT('welcome');
  const words = useReadWords({ slow: t('recovery.notChecked') });
  const [isSet, setIsSet] = useState(false);
  const { value, reload } = useRead({
    key: `reset ${token}`,
    isOnce: true,
    read: () => api.post('/web-api/auth/reset-password/check', { token }),
  });
  if (isSet) return <PasswordSet />;
  return (
    <ReadView
      value={value}
      reload={reload}
      words={words}
      skeleton={<SkeletonText lines={3} />}
      refused={({ code }) => (code === 'LINK_INVALID' || code === 'INVALID_INPUT') && <LinkOver />}
    >
      {() => (
        <NewPasswordForm
          token={token}
          onDone={() => {
            setIsSet(true);
            // The session of this browser has ended with all others.
            void checkSession();
          }}
        />
      )}
    </ReadView>
  );
}
