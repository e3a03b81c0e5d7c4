import { useState, type SubmitEvent } from 'react';
import type { ActivationView, SentCodeView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, FormMessage } from '@paddock/styleguide';

import styles from '../forms.module.css';
import { CodeField } from '../login/code-field.tsx';
import { ResendButton } from '../login/resend-button.tsx';

interface ConfirmPhoneProps {
  readonly phone: string;
  readonly onDone: () => void;
}

const ask = () => api.post<SentCodeView>('/user/activation/sms', {});
const confirm = (request: { readonly code_id: string; readonly code: string }) =>
  api.post<ActivationView>('/user/activation/sms/confirm', request);

/** The number that was told at registration, confirmed by the code of an SMS (S4-18). */
export function ConfirmPhone({ phone, onDone }: ConfirmPhoneProps) {
  const t = useT('welcome');
  const labels = useLabels();
  const [sent, setSent] = useState<SentCodeView | null>(null);
  const asking = useSubmit(ask, ({ data }) => setSent(data));
  return (
    <section className={styles.form} aria-label={t('activation.phoneTitle')}>
      <p>{t('activation.phoneWaits', { phone })}</p>
      {asking.refusal !== null && (
        <FormMessage title={labels.problem(asking.refusal.problem)} attempt={asking.refusal.attempt} />
      )}
      {sent === null ? (
        <Button block pending={asking.pending} onClick={() => asking.submit(undefined)}>
          {t('login.sms.send')}
        </Button>
      ) : (
        <PhoneCode key={sent.code_id} sent={sent} onSent={setSent} onDone={onDone} />
      )}
    </section>
  );
}

interface PhoneCodeProps {
  readonly sent: SentCodeView;
  readonly onSent: (sent: SentCodeView) => void;
  readonly onDone: () => void;
}

function PhoneCode({ sent, onSent, onDone }: PhoneCodeProps) {
  const t = useT('welcome');
  const labels = useLabels();
  const [code, setCode] = useState('');
  const { submit, pending, refusal, forget } = useSubmit(confirm, onDone);
  const digits = code.replace(/\D/g, '');
  const left = 6 - digits.length;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (left <= 0) void submit({ code_id: sent.code_id, code: digits });
  }

  async function again(): Promise<void> {
    const answer = await ask();
    if (answer.ok) onSent(answer.data);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <CodeField
        label={t('field.code.label')}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          forget();
        }}
      />
      <Button type="submit" variant="primary" size={48} block pending={pending} unavailable={left > 0}>
        {left > 0 ? t('login.digitsLeft', { count: left }) : t('activation.confirmPhone')}
      </Button>
      <ResendButton resendAtMs={sent.resend_at_ms} onResend={again} />
    </form>
  );
}
