import { FIELD_BOUNDS } from '@paddock/contract';
import { useState, type SubmitEvent } from 'react';
import type { ChangePasswordRequest } from '@paddock/contract/schemas';
import { api, notify, openDialog, profile$, refreshProfile } from '@paddock/shared-utils';
import { useFormat, useLabels, useStreamValue, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field, TextButton } from '@paddock/styleguide';
import { FormMessage, PasswordInput } from '@paddock/styleguide/forms';

import styles from './change-password-form.module.css';
import { PasswordMeter } from './password-meter.tsx';

interface ChangePasswordFormProps {
  readonly onChanged: () => void;
}

const MIN_LENGTH = 8;
const change = (request: ChangePasswordRequest) => api.post('/web-api/user/password', request);

/** Another password, by who knows the one that stands. It ends the player's other sessions. */
export function ChangePasswordForm({ onChanged }: ChangePasswordFormProps) {
  const t = useT('office');
  const labels = useLabels();
  const format = useFormat();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { submit, pending, refusal, forget } = useSubmit(change, () => {
    notify({ kind: 'success', text: { key: 'office:password.changed' } });
    void refreshProfile();
    onChanged();
  });
  const email = useStreamValue(profile$, (value) => ('profile' in value ? value.profile.user_email : ''));
  const code = refusal?.problem.code;
  const missing = missingKey(oldPassword, newPassword);
  const { retryAtMs } = (refusal?.problem.details ?? {}) as { readonly retryAtMs?: unknown };
  const errorAt = (field: string) =>
    code === field && refusal !== null ? labels.problem(refusal.problem) : undefined;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (missing === null) void submit({ old_password: oldPassword, new_password: newPassword });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="change-password-form">
      {refusal !== null && code !== 'WRONG_PASSWORD' && code !== 'WEAK_PASSWORD' && (
        <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt}>
          {typeof retryAtMs === 'number' && <p>{t('password.retryAt', { time: format.time(retryAtMs) })}</p>}
        </FormMessage>
      )}
      <Field
        label={t('password.old')}
        aside={
          <TextButton onClick={() => void openDialog({ widget: 'welcome/forgot-password' })}>
            {t('password.forgotten')}
          </TextButton>
        }
        error={errorAt('WRONG_PASSWORD')}
      >
        <PasswordInput
          name="current-password"
          autoComplete="current-password"
          showLabel={t('password.show')}
          maxLength={FIELD_BOUNDS.password.max}
          value={oldPassword}
          onChange={(event) => {
            setOldPassword(event.currentTarget.value);
            forget();
          }}
        />
      </Field>
      <Field label={t('password.new')} hint={t('password.hint')} error={errorAt('WEAK_PASSWORD')}>
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          showLabel={t('password.show')}
          maxLength={FIELD_BOUNDS.password.max}
          value={newPassword}
          onChange={(event) => {
            setNewPassword(event.currentTarget.value);
            forget();
          }}
        />
      </Field>
      <PasswordMeter password={newPassword} email={email} />
      <p className={styles.note}>{t('password.endsSessions')}</p>
      <Button type="submit" variant="primary" pending={pending} unavailable={missing !== null}>
        {missing === null ? t('password.submit') : t(`password.missing.${missing}`)}
      </Button>
    </form>
  );
}

/** What keeps the form from being sent; the server has the last word on what is strong. */
function missingKey(oldPassword: string, newPassword: string): 'old' | 'new' | 'same' | null {
  if (oldPassword === '') return 'old';
  if (newPassword.length < MIN_LENGTH) return 'new';
  return newPassword === oldPassword ? 'same' : null;
}
