import { useState } from 'react';
import { api } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import styles from '../forms.module.css';
import { ResendButton } from '../login/resend-button.tsx';

/** The address that waits, and the link once more. */
export function ResendLink({ email }: { readonly email: string }) {
  const t = useT('welcome');
  const labels = useLabels();
  const [sent, setSent] = useState({ resendAtMs: 0, times: 0 });
  const [refused, setRefused] = useState<{ readonly title: string; readonly attempt: number } | null>(null);

  async function send(): Promise<void> {
    const answer = await api.post('/web-api/user/activation/email', {});
    if (answer.ok) {
      setRefused(null);
      setSent({ resendAtMs: answer.data.resend_at_ms, times: sent.times + 1 });
    } else {
      const title = labels.problem(answer.problem);
      setRefused((last) => ({ title, attempt: (last?.attempt ?? 0) + 1 }));
    }
  }

  return (
    <div className={styles.form}>
      {refused !== null && <FormMessage title={refused.title} attempt={refused.attempt} />}
      <Notice tone="info">{t('activation.emailWaits', { email })}</Notice>
      {sent.times > 0 && (
        <Notice tone="positive" announce>
          {t('activation.sentAgain')}
        </Notice>
      )}
      <ResendButton resendAtMs={sent.resendAtMs} onResend={send} />
    </div>
  );
}
