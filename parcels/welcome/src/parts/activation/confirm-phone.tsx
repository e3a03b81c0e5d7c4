import { useState } from 'react';
import type { SentCodeView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { CaptchaProgress } from '../captcha-progress.tsx';
import styles from '../forms.module.css';
import { SentCodeForm } from '../login/sent-code-form.tsx';

interface ConfirmPhoneProps {
  readonly phone: string;
  readonly onDone: () => void;
}

const ask = () => api.post('/web-api/user/activation/sms', {});
const confirm = (request: { readonly code_id: string; readonly code: string }) =>
  api.post('/web-api/user/activation/sms/confirm', request);

/** The number that was told at registration, confirmed by the code of an SMS (S4-18). */
export function ConfirmPhone({ phone, onDone }: ConfirmPhoneProps) {
  const t = useT('welcome');
  const labels = useLabels();
  const [sent, setSent] = useState<SentCodeView | null>(null);
  const asking = useSubmit(ask, ({ data }) => setSent(data));

  async function again(): Promise<void> {
    const answer = await ask();
    if (answer.ok) setSent(answer.data);
  }

  return (
    <section className={styles.form} aria-label={t('activation.phoneTitle')}>
      <p>{t('activation.phoneWaits', { phone })}</p>
      {asking.refusal !== null && (
        <FormMessage title={labels.problem(asking.refusal.problem)} attempt={asking.refusal.attempt} />
      )}
      {sent === null ? (
        <>
          <Button block pending={asking.pending} onClick={() => asking.submit(undefined)}>
            {t('login.sms.send')}
          </Button>
          <CaptchaProgress />
        </>
      ) : (
        <SentCodeForm
          key={sent.code_id}
          codeId={sent.code_id}
          resendAtMs={sent.resend_at_ms}
          submitLabel={t('activation.confirmPhone')}
          send={confirm}
          onDone={onDone}
          onResend={again}
        />
      )}
    </section>
  );
}
