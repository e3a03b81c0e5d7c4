import { useState, type SubmitEvent } from 'react';
import type { ResetTokenView } from '@paddock/contract/schemas';
import { api, track } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, FormMessage, TextButton } from '@paddock/styleguide';

import { recoveryErrorOf } from '../../model/recovery-error.ts';
import styles from '../forms.module.css';
import { CodeField } from '../login/code-field.tsx';
import { ResendButton } from '../login/resend-button.tsx';
import { useStepFocus } from './use-step-focus.ts';

interface ResetCodeFormProps {
  readonly phone: string;
  readonly codeId: string;
  /** When the next code may be asked for, server time. */
  readonly resendAtMs: number;
  readonly onResend: () => Promise<unknown>;
  readonly onOther: () => void;
  readonly onToken: (token: string) => void;
}

async function redeem(request: { readonly code_id: string; readonly code: string }) {
  const answer = await api.post<ResetTokenView>('/auth/reset-password/code', request);
  if (!answer.ok) {
    const { code } = answer.problem;
    track({ name: 'auth.recovery-failed', data: { error_code: recoveryErrorOf(code) ?? code } });
  }
  return answer;
}

/** The code of the SMS. A mistyped one and one whose time is up are told apart (S8-19). */
export function ResetCodeForm({ phone, codeId, resendAtMs, onResend, onOther, onToken }: ResetCodeFormProps) {
  const t = useT('welcome');
  const labels = useLabels();
  const form = useStepFocus();
  const [code, setCode] = useState('');
  const { submit, pending, refusal, forget } = useSubmit(redeem, ({ data }) => onToken(data.token));
  const digits = code.replace(/\D/g, '');
  const left = 6 - digits.length;
  const triesLeft = triesLeftOf(refusal?.problem.details);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (left <= 0) void submit({ code_id: codeId, code: digits });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate data-testid="reset-code-form">
      {refusal !== null && (
        <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt}>
          {triesLeft !== null && <p>{t('login.triesLeft', { count: triesLeft })}</p>}
        </FormMessage>
      )}
      <p className={styles.note}>{t('login.sms.sent', { phone })}</p>
      <CodeField
        label={t('field.code.label')}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          forget();
        }}
      />
      <Button type="submit" variant="primary" size={48} block pending={pending} unavailable={left > 0}>
        {left > 0 ? t('login.digitsLeft', { count: left }) : t('recovery.checkCode')}
      </Button>
      <ResendButton resendAtMs={resendAtMs} onResend={onResend} />
      <TextButton onClick={onOther}>{t('login.sms.otherNumber')}</TextButton>
    </form>
  );
}

function triesLeftOf(details: unknown): number | null {
  const { triesLeft } = (details ?? {}) as { readonly triesLeft?: unknown };
  return typeof triesLeft === 'number' ? triesLeft : null;
}
