import type { SubmitEvent } from 'react';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Field, TextInput, TextLink } from '@paddock/styleguide';
import { Checkbox, PasswordInput } from '@paddock/styleguide/forms';

import { isWholeNumber, numberWithCountry } from '../../model/phone-mask.ts';
import styles from '../forms.module.css';
import { PhoneField } from '../phone/phone-field.tsx';
import type { PhoneData } from '../phone/use-phone-data.ts';
import { LoginSubmit } from './login-submit.tsx';
import type { Login } from './use-login.ts';

/** E-mail or id and password (S3-28 login_password). What was typed stays when the server refuses. */
export function LoginPasswordForm({ login }: { readonly login: Login }) {
  const t = useT('welcome');
  const { login: name, passwordLogin: password, remember: save } = login.state.defaults;
  const isMissing = name.trim() === '' || password === '';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isMissing) void login.send('password', { login: name.trim(), password, save });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="login-form">
      <Field label={t('field.login.label')}>
        <TextInput
          name="username"
          autoComplete="username webauthn"
          inputMode="email"
          value={name}
          onChange={(event) => login.type({ login: event.currentTarget.value })}
        />
      </Field>
      <PasswordField value={password} onChange={(passwordLogin) => login.type({ passwordLogin })} />
      <Remember login={login} />
      <LoginSubmit
        state={login.state}
        missing={isMissing ? t('login.fill') : null}
        label={t('login.submit')}
      />
    </form>
  );
}

export interface PhoneFormProps {
  readonly login: Login;
  readonly phones: PhoneData;
}

/** Phone number and password (S3-28 phone_password). */
export function PhonePasswordForm({ login, phones }: PhoneFormProps) {
  const t = useT('welcome');
  const { phone, phoneCountryId, passwordPhone: password, remember: save } = login.state.defaults;
  const countryId = phoneCountryId || phones.homeCountryId;
  const country = phones.countryOf(countryId);
  const missing = !isWholeNumber(phone, country, phones.maskOf(country))
    ? t('login.fillPhone')
    : password === ''
      ? t('login.fillPassword')
      : null;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (missing === null) void login.send('phone', { ...numberWithCountry(phone, country), password, save });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="phone-form">
      <PhoneField
        phones={phones}
        value={{ countryId, digits: phone }}
        onChange={({ countryId: phoneCountryId = countryId, digits = phone }) =>
          login.type({ phoneCountryId, phone: digits })
        }
      />
      <PasswordField value={password} onChange={(passwordPhone) => login.type({ passwordPhone })} />
      <Remember login={login} />
      <LoginSubmit state={login.state} missing={missing} label={t('login.submit')} />
    </form>
  );
}

interface TypedFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function PasswordField({ value, onChange }: TypedFieldProps) {
  const t = useT('welcome');
  return (
    <Field
      label={t('field.password.label')}
      aside={<TextLink href={hrefFor('/forgotpassword')}>{t('login.forgot')}</TextLink>}
    >
      <PasswordInput
        name="password"
        autoComplete="current-password"
        showLabel={t('showPassword')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Whether the session outlives the browser's window. */
export function Remember({ login }: { readonly login: Login }) {
  const t = useT('welcome');
  return (
    <Checkbox
      label={t('login.save')}
      checked={login.state.defaults.remember}
      onChange={(event) => login.type({ remember: event.currentTarget.checked })}
    />
  );
}
