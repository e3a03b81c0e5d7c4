import { useState, type SubmitEvent } from 'react';
import type { RegistrationCodeView } from '@paddock/contract/schemas';
import type { SignInResult } from '@paddock/shared-utils';
import { useLabels, useServerNow, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field, TextButton, TextInput } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { CaptchaProgress } from '../captcha-progress.tsx';
import styles from '../forms.module.css';
import { askForCode, sendRegistration, type RegistrationInput } from '../use-registration.ts';
import own from './registration.module.css';

const DIGITS = 6;

interface CodeStepProps {
  readonly input: RegistrationInput;
  /** Where the code went. */
  readonly to: string;
  readonly sent: RegistrationCodeView;
  readonly onSent: (sent: RegistrationCodeView) => void;
  readonly onBack: () => void;
  readonly onRegistered: (done: Extract<SignInResult, { readonly ok: true }>) => void;
}

/** The code that proves a number or an address. One field, so that paste and the phone's own suggestion work. */
export function CodeStep({ input, to, sent, onSent, onBack, onRegistered }: CodeStepProps) {
  const t = useT('welcome');
  const labels = useLabels();
  const [code, setCode] = useState('');
  const proving = useSubmit(
    (typed: string) => sendRegistration(input, { code_id: sent.code_id, code: typed }),
    onRegistered,
  );
  const resending = useSubmit(askForCode, ({ data }) => onSent(data));
  const waitSeconds = Math.max(0, Math.ceil((sent.resend_at_ms - useServerNow(1_000)) / 1_000));
  const refusal = proving.refusal ?? resending.refusal;
  const missing = DIGITS - code.length;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (missing === 0) void proving.submit(code);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="registration-code">
      <p>{t('registration.code.sent', { to })}</p>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field label={t('registration.code.label')} hint={t('registration.code.hint')}>
        <TextInput
          code
          autoFocus
          name="one-time-code"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value.normalize('NFKC').replaceAll(/\D/g, '').slice(0, DIGITS));
            proving.forget();
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size={48}
        block
        pending={proving.pending}
        unavailable={missing > 0}
      >
        {missing > 0 ? t('registration.code.missing', { count: missing }) : t('registration.submit')}
      </Button>
      <CaptchaProgress />
      <p className={own.links}>
        {waitSeconds > 0 ? (
          <span>{t('registration.code.resendIn', { count: waitSeconds })}</span>
        ) : (
          <TextButton onClick={() => void resending.submit(input)}>
            {t('registration.code.resend')}
          </TextButton>
        )}
        <TextButton onClick={onBack}>{t('registration.code.back')}</TextButton>
      </p>
    </form>
  );
}
