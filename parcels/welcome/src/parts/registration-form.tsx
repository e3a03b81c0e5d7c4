import { useId } from 'react';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Button, Checkbox, Field, FormMessage, PasswordInput, TextInput } from '@paddock/styleguide';

import { CountryFields } from './country-fields.tsx';
import styles from './forms.module.css';
import { useRegistration } from './use-registration.ts';

interface RegistrationFormProps {
  readonly onRegistered: () => void;
}

/** The short form: e-mail, password, country, currency, birth date, terms. What was typed stays when the server refuses. */
export function RegistrationForm({ onRegistered }: RegistrationFormProps) {
  const t = useT('welcome');
  const labels = useLabels();
  const { form, draft, change, errorOf, fieldsLeft, pending, refusal, onSubmit } =
    useRegistration(onRegistered);
  const id = useId();
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate data-testid="registration-form">
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field id={`${id}-email`} label={t('field.email.label')} error={errorOf('email')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          value={draft.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      </Field>
      <Field
        id={`${id}-password`}
        label={t('field.password.label')}
        hint={t('field.password.hint')}
        error={errorOf('password')}
      >
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          showLabel={t('showPassword')}
          value={draft.password}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
      </Field>
      <CountryFields draft={draft} change={change} errorOf={errorOf} />
      <Field
        id={`${id}-birth`}
        label={t('field.birthDate.label')}
        hint={t('field.birthDate.hint')}
        error={errorOf('birthDate')}
      >
        <TextInput
          type="date"
          name="bday"
          autoComplete="bday"
          value={draft.birthDate}
          onChange={(event) => change({ birthDate: event.currentTarget.value })}
        />
      </Field>
      <Checkbox
        label={t('field.termsAccepted.label')}
        checked={draft.termsAccepted}
        error={errorOf('termsAccepted')}
        onChange={(event) => change({ termsAccepted: event.currentTarget.checked })}
      />
      <Button type="submit" variant="primary" size={48} block pending={pending}>
        {fieldsLeft > 0 ? t('registration.fieldsLeft', { count: fieldsLeft }) : t('registration.submit')}
      </Button>
    </form>
  );
}
