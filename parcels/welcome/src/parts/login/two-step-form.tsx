import { useState, type SubmitEvent } from 'react';
import type { TwoStepChallenge, TwoStepMethod } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { TextButton } from '@paddock/styleguide';

import styles from '../forms.module.css';
import { useStepFocus } from '../use-step-focus.ts';
import { CodeField } from './code-field.tsx';
import { LoginSubmit } from './login-submit.tsx';
import { ResendButton } from './resend-button.tsx';
import type { Login } from './use-login.ts';

const isSent = (method: TwoStepMethod): method is 'email' | 'sms' => method === 'email' || method === 'sms';

/** The code after the first step (S3-28 login_password_two_step_code). Other methods of the player are a press away. */
export function TwoStepForm({ login, step }: { readonly login: Login; readonly step: TwoStepChallenge }) {
  const t = useT('welcome');
  const [method, setMethod] = useState<TwoStepMethod>(step.methods[0] ?? 'totp');
  const form = useStepFocus(method);
  const [code, setCode] = useState('');
  const [resendAtMs, setResendAtMs] = useState<Partial<Record<TwoStepMethod, number>>>({});
  const isRecovery = method === 'recovery';
  const left = isRecovery ? (code.trim() === '' ? 1 : 0) : 6 - code.replace(/\D/g, '').length;
  const missing = isRecovery ? t('login.fillRecovery') : t('login.digitsLeft', { count: left });

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (left > 0) return;
    const { remember: save } = login.state.defaults;
    void login.send('twoStep', { challenge: step.challenge, method, code: code.trim(), save });
  }
  async function sendCode(): Promise<void> {
    if (!isSent(method)) return;
    const atMs = await login.sendSecondCode(method);
    if (atMs !== undefined) setResendAtMs((known) => ({ ...known, [method]: atMs }));
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate data-testid="two-step-form">
      <p className={styles.note}>
        {step.confirms === true && isSent(method)
          ? t(`login.twoStep.confirm.${method}`)
          : t(`login.twoStep.${method}`)}
      </p>
      {isSent(method) && (
        <ResendButton
          resendAtMs={resendAtMs[method] ?? 0}
          onResend={sendCode}
          isFirst={resendAtMs[method] === undefined}
        />
      )}
      <CodeField
        label={t(isRecovery ? 'field.recovery.label' : 'field.code.label')}
        value={code}
        onChange={setCode}
        letters={isRecovery}
      />
      <LoginSubmit state={login.state} missing={left > 0 ? missing : null} label={t('login.submit')} />
      <div className={styles.links}>
        {step.methods
          .filter((each) => each !== method)
          .map((each) => (
            <TextButton
              key={each}
              onClick={() => {
                setMethod(each);
                setCode('');
              }}
            >
              {t(`login.twoStep.use.${each}`)}
            </TextButton>
          ))}
        <TextButton onClick={() => login.choose('login_password')}>{t('login.twoStep.back')}</TextButton>
      </div>
    </form>
  );
}
