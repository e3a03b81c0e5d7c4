import { useState } from 'react';
import type { ActivateView } from '@paddock/contract/schemas';
import { api, checkSession, hrefFor, refreshProfile } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, LinkButton, Notice } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import styles from '../forms.module.css';

interface ConfirmLinkProps {
  readonly token: string;
}

const activate = (token: string) => api.post('/web-api/auth/activate', { token });

/** Confirms an address by a press: opening the link does nothing yet, for scanners of mails open every link. */
export function ConfirmLink({ token }: ConfirmLinkProps) {
  const t = useT('welcome');
  const labels = useLabels();
  const [done, setDone] = useState<ActivateView | null>(null);
  const { submit, pending, refusal } = useSubmit(activate, ({ data }) => {
    setDone(data);
    if (data.user_id !== null) void checkSession();
    else void refreshProfile();
  });
  if (done !== null) return <Confirmed isSignedIn={done.user_id !== null} />;
  return (
    <div className={styles.form}>
      {refusal !== null && (
        <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt}>
          {refusal.problem.code === 'LINK_INVALID' && <p>{t('activation.overHint')}</p>}
        </FormMessage>
      )}
      <p className={styles.note}>{t('activation.lead')}</p>
      <Button variant="primary" size={48} block pending={pending} onClick={() => submit(token)}>
        {t('activation.confirm')}
      </Button>
    </div>
  );
}

function Confirmed({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const t = useT('welcome');
  return (
    <div className={styles.form} data-testid="email-confirmed">
      <Notice tone="positive" title={t('activation.doneTitle')} announce>
        {t(isSignedIn ? 'activation.doneSignedIn' : 'activation.done')}
      </Notice>
      <LinkButton variant="primary" size={48} block href={hrefFor('/')}>
        {t('activation.goOn')}
      </LinkButton>
    </div>
  );
}
