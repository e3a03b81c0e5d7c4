import { FIELD_BOUNDS } from '@paddock/contract';
import { useState, type SubmitEvent } from 'react';
import { api, type ApiProblem } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field } from '@paddock/styleguide';
import { FormMessage, PasswordInput } from '@paddock/styleguide/forms';

import styles from '../forms.module.css';
import { PasswordMeter } from '../password-meter.tsx';
import { useStepFocus } from '../use-step-focus.ts';

interface NewPasswordFormProps {
  /** Of the link, or traded for the code. */
  readonly token: string;
  readonly onDone: () => void;
}

const MIN_LENGTH = 8;
const set = (request: { readonly token: string; readonly password: string }) =>
  api.post('/web-api/auth/reset-password', request);

/** The new password, typed once where it can be seen. */
export function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const t = useT('welcome');
  const labels = useLabels();
  const form = useStepFocus();
  const [password, setPassword] = useState('');
  const { submit, pending, refusal, forget } = useSubmit(set, onDone);
  const left = MIN_LENGTH - password.length;
  const isWeak = refusal?.problem.code === 'WEAK_PASSWORD';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (left <= 0) void submit({ token, password });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate data-testid="new-password-form">
      {refusal !== null && !isWeak && <Refused problem={refusal.problem} attempt={refusal.attempt} />}
      <Field
        label={t('recovery.newPassword')}
        hint={t('field.password.hint')}
        error={isWeak ? labels.problem(refusal.problem) : undefined}
      >
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          showLabel={t('showPassword')}
          maxLength={FIELD_BOUNDS.password.max}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            forget();
          }}
        />
      </Field>
      {/* Whose account it is, the token alone knows: the address is looked for by the server. */}
      <PasswordMeter password={password} email="" />
      <p className={styles.note}>{t('recovery.endsSessions')}</p>
      <Button type="submit" variant="primary" size={48} block pending={pending} unavailable={left > 0}>
        {left > 0 ? t('recovery.charactersLeft', { count: left }) : t('recovery.set')}
      </Button>
    </form>
  );
}

function Refused({ problem, attempt }: { readonly problem: ApiProblem; readonly attempt: number }) {
  const labels = useLabels();
  return <FormMessage title={labels.problem(problem)} attempt={attempt} />;
}
