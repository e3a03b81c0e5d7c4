import { useState, type SubmitEvent } from 'react';
import { api } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field, Panel } from '@paddock/styleguide';
import { FormMessage, PasswordInput } from '@paddock/styleguide/forms';

import styles from '../desk.module.css';
import type { DeskSession } from './use-desk-session.ts';

const LEAST = 12;

/** A password that was given out is good for choosing another one; the operator signs in with that. */
export function ChoosePassword({ desk, token }: { readonly desk: DeskSession; readonly token: string }) {
  const t = useT('desk');
  const labels = useLabels();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { submit, pending, refusal } = useSubmit(
    (body: { readonly password: string; readonly newPassword: string }) =>
      api.post('/operator-api/password', body, { bearer: { token } }),
    () => void desk.signOut(),
  );
  const isShort = newPassword.length < LEAST;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isShort && password !== '') void submit({ password, newPassword });
  }

  return (
    <Panel padded className={styles.signIn}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <p>{t('password.why')}</p>
        {refusal !== null && (
          <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />
        )}
        <Field label={t('password.given')}>
          <PasswordInput
            name="operator-password"
            autoComplete="current-password"
            showLabel={t('signIn.show')}
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
        <Field label={t('password.own')} hint={t('password.hint', { count: LEAST })}>
          <PasswordInput
            name="new-password"
            autoComplete="new-password"
            showLabel={t('signIn.show')}
            maxLength={200}
            value={newPassword}
            onChange={(event) => setNewPassword(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="primary" pending={pending} unavailable={isShort || password === ''}>
          {t('password.submit')}
        </Button>
      </form>
    </Panel>
  );
}
