import { useState, type SubmitEvent } from 'react';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field, Notice, Panel, TextInput } from '@paddock/styleguide';
import { FormMessage, PasswordInput } from '@paddock/styleguide/forms';

import styles from '../desk.module.css';
import type { DeskSession } from './use-desk-session.ts';

/** Name, password and the authenticator's code, all at once: a refusal does not say which was wrong. */
export function SignInForm({ desk, isEnded }: { readonly desk: DeskSession; readonly isEnded: boolean }) {
  const t = useT('desk');
  const labels = useLabels();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { submit, pending, refusal, forget } = useSubmit(desk.signIn, ({ data }) => desk.entered(data));
  const missing =
    name === '' ? 'name' : password === '' ? 'password' : /^\d{6}$/.test(code) ? null : ('code' as const);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (missing === null) void submit({ name, password, code });
  }

  return (
    <Panel padded className={styles.signIn}>
      <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="desk-sign-in">
        {isEnded && <Notice tone="warning">{t('signIn.ended')}</Notice>}
        {refusal !== null && (
          <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />
        )}
        <Field label={t('signIn.name')}>
          <TextInput
            name="operator"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              forget();
            }}
          />
        </Field>
        <Field label={t('signIn.password')}>
          <PasswordInput
            name="operator-password"
            autoComplete="current-password"
            showLabel={t('signIn.show')}
            maxLength={200}
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              forget();
            }}
          />
        </Field>
        <Field label={t('signIn.code')} hint={t('signIn.codeHint')}>
          <TextInput
            name="operator-code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            value={code}
            onChange={(event) => {
              setCode(event.currentTarget.value.trim());
              forget();
            }}
          />
        </Field>
        <Button type="submit" variant="primary" pending={pending} unavailable={missing !== null}>
          {missing === null ? t('signIn.submit') : t(`signIn.missing.${missing}`)}
        </Button>
      </form>
    </Panel>
  );
}
