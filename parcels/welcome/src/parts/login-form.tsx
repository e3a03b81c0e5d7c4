import { useState, type SubmitEvent } from 'react';
import type { LoginRequest } from '@paddock/contract/schemas';
import { signIn } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Checkbox, Field, FormMessage, PasswordInput, TextInput } from '@paddock/styleguide';

import styles from './forms.module.css';

interface LoginFormProps {
  readonly onSignedIn: () => void;
}

const signInByPassword = (request: LoginRequest) => signIn('password', request);

/** E-mail or id, and password (S3-28 login_password). What was typed stays when the server refuses. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const t = useT('welcome');
  const labels = useLabels();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [save, setSave] = useState(true);
  const { submit, pending, refusal } = useSubmit(signInByPassword, onSignedIn);
  const missing = name.trim() === '' || password === '';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!missing) void submit({ login: name.trim(), password, save });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="login-form">
      {refusal !== null && (
        <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt}>
          {refusal.problem.code === 'WRONG_CREDENTIALS' && <p>{t('login.wrong')}</p>}
        </FormMessage>
      )}
      <Field label={t('field.login.label')}>
        <TextInput
          name="username"
          autoComplete="username"
          inputMode="email"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('field.password.label')}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          showLabel={t('showPassword')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      <Checkbox
        label={t('login.save')}
        checked={save}
        onChange={(event) => setSave(event.currentTarget.checked)}
      />
      <Button type="submit" variant="primary" size={48} block pending={pending} unavailable={missing}>
        {missing ? t('login.fill') : t('login.submit')}
      </Button>
    </form>
  );
}
