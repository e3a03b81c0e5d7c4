import { useState, type SubmitEvent } from 'react';
import { login, problemLabel, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, Checkbox, Field, FormMessage, PasswordInput, TextInput } from '@paddock/styleguide';

import styles from './forms.module.css';

interface LoginFormProps {
  readonly onSignedIn: () => void;
}

/** E-mail or id, and password (S3-28 login_password). What was typed stays when the server refuses. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const t = useT('welcome');
  const common = useT('common');
  const format = useFormat();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [save, setSave] = useState(true);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ problem: ApiProblem; attempt: number } | null>(null);
  const missing = name.trim() === '' || password === '';

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending || missing) return;
    setPending(true);
    const result = await login({ login: name.trim(), password, save });
    setPending(false);
    if (result.ok) onSignedIn();
    else setRefusal((last) => ({ problem: result.problem, attempt: (last?.attempt ?? 0) + 1 }));
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      data-testid="login-form"
    >
      {refusal !== null && (
        <FormMessage title={problemLabel(refusal.problem, { t: common, format })} attempt={refusal.attempt}>
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
