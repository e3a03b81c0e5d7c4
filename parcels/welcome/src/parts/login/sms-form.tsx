import { useState, type SubmitEvent } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { TextButton } from '@paddock/styleguide';

import type { SentCode } from '../../model/login-state.ts';
import { fullNumber, isWholeNumber } from '../../model/phone-mask.ts';
import styles from '../forms.module.css';
import { useStepFocus } from '../use-step-focus.ts';
import { CodeField } from './code-field.tsx';
import { LoginSubmit } from './login-submit.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import type { PhoneData } from '../phone/use-phone-data.ts';
import { Remember, type PhoneFormProps } from './password-form.tsx';
import { ResendButton } from './resend-button.tsx';
import type { Login } from './use-login.ts';

/** A code sent to the phone (S3-28 sms): first the number, then the code. */
export function SmsForm(props: PhoneFormProps) {
  const { sms } = props.login.state;
  return sms === null ? <NumberForm {...props} /> : <CodeForm key={sms.codeId} {...props} sms={sms} />;
}

function NumberForm({ login, phones }: PhoneFormProps) {
  const t = useT('welcome');
  const { phoneBySms } = login.state.defaults;
  const countryId = countryIdOf(login, phones);
  const country = phones.countryOf(countryId);
  const isWhole = isWholeNumber(phoneBySms, country, phones.maskOf(country));
  const missing = isWhole ? null : t('login.fillPhone');

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (missing === null) void login.sendSms(country?.tel_code);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="sms-form">
      <PhoneField
        phones={phones}
        value={{ countryId, digits: phoneBySms }}
        onChange={({ countryId: phoneCountryId = countryId, digits = phoneBySms }) =>
          login.type({ phoneCountryId, phoneBySms: digits })
        }
      />
      <LoginSubmit state={login.state} missing={missing} label={t('login.sms.send')} />
    </form>
  );
}

function CodeForm({ login, phones, sms }: PhoneFormProps & { readonly sms: SentCode }) {
  const t = useT('welcome');
  const form = useStepFocus();
  const [code, setCode] = useState('');
  const { phoneBySms, remember: save } = login.state.defaults;
  const country = phones.countryOf(countryIdOf(login, phones));
  const left = 6 - code.replace(/\D/g, '').length;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (left <= 0) void login.send('sms', { code_id: sms.codeId, code: code.replace(/\D/g, ''), save });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate data-testid="sms-code-form">
      <p className={styles.note}>{t('login.sms.sent', { phone: fullNumber(phoneBySms, country) })}</p>
      <CodeField label={t('field.code.label')} value={code} onChange={setCode} />
      <Remember login={login} />
      <LoginSubmit
        state={login.state}
        missing={left > 0 ? t('login.digitsLeft', { count: left }) : null}
        label={t('login.submit')}
      />
      <ResendButton resendAtMs={sms.resendAtMs} onResend={() => login.sendSms(country?.tel_code)} />
      <TextButton onClick={login.otherNumber}>{t('login.sms.otherNumber')}</TextButton>
    </form>
  );
}

const countryIdOf = ({ state }: Login, { homeCountryId }: PhoneData): string =>
  state.defaults.phoneCountryId || homeCountryId;
