import { useState, type SubmitEvent } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { TextButton } from '@paddock/styleguide';

import { isWholeNumber, type SentCode } from '../../model/login-state.ts';
import styles from '../forms.module.css';
import { CodeField } from './code-field.tsx';
import { LoginSubmit } from './login-submit.tsx';
import { PhoneField, Remember } from './password-form.tsx';
import { ResendButton } from './resend-button.tsx';
import type { Login } from './use-login.ts';

/** A code sent to the phone (S3-28 sms): first the number, then the code. */
export function SmsForm({ login }: { readonly login: Login }) {
  const { sms } = login.state;
  return sms === null ? <NumberForm login={login} /> : <CodeForm key={sms.codeId} login={login} sms={sms} />;
}

function NumberForm({ login }: { readonly login: Login }) {
  const t = useT('welcome');
  const { phoneBySms } = login.state.defaults;
  const missing = isWholeNumber(phoneBySms) ? null : t('login.fillPhone');

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (missing === null) void login.sendSms();
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="sms-form">
      <PhoneField value={phoneBySms} onChange={(typed) => login.type({ phoneBySms: typed })} />
      <LoginSubmit state={login.state} missing={missing} label={t('login.sms.send')} />
    </form>
  );
}

function CodeForm({ login, sms }: { readonly login: Login; readonly sms: SentCode }) {
  const t = useT('welcome');
  const [code, setCode] = useState('');
  const { phoneBySms, remember: save } = login.state.defaults;
  const left = 6 - code.replace(/\D/g, '').length;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (left <= 0) void login.send('sms', { code_id: sms.codeId, code: code.replace(/\D/g, ''), save });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="sms-code-form">
      <p className={styles.note}>{t('login.sms.sent', { phone: phoneBySms })}</p>
      <CodeField label={t('field.code.label')} value={code} onChange={setCode} />
      <Remember login={login} />
      <LoginSubmit
        state={login.state}
        missing={left > 0 ? t('login.digitsLeft', { count: left }) : null}
        label={t('login.submit')}
      />
      <ResendButton resendAtMs={sms.resendAtMs} onResend={login.sendSms} />
      <TextButton onClick={login.otherNumber}>{t('login.sms.otherNumber')}</TextButton>
    </form>
  );
}
