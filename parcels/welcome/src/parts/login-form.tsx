import type { TokenLoginRequest, TwoStepChallenge } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import type { LoginFormName } from '../model/login-state.ts';
import styles from './forms.module.css';
import { LoginMessageView } from './login/login-message.tsx';
import { PartnerForm } from './login/partner-form.tsx';
import { LoginPasswordForm, PhonePasswordForm } from './login/password-form.tsx';
import { SmsForm } from './login/sms-form.tsx';
import { TwoStepForm } from './login/two-step-form.tsx';
import { useLogin } from './login/use-login.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { usePhoneData } from './phone/use-phone-data.ts';

interface LoginFormProps {
  /** A partner's token that came with the page (S7-33). */
  readonly partnerToken?: TokenLoginRequest | null;
  /** The second step of a way in that began elsewhere. */
  readonly challenge?: TwoStepChallenge | null;
  readonly onSignedIn: () => void;
}

/** The forms a visitor chooses between. */
const FORMS = ['login_password', 'phone_password', 'sms'] as const satisfies readonly LoginFormName[];
const isForm = (name: string): name is (typeof FORMS)[number] => FORMS.some((form) => form === name);

/** Signing in: by e-mail or id, phone, SMS, and the second step where the player has one (S3-28). */
export function LoginForm({ onSignedIn, partnerToken = null, challenge = null }: LoginFormProps) {
  const t = useT('welcome');
  const login = useLogin(onSignedIn, challenge);
  const { currentForm, twoStep } = login.state;
  const phones = usePhoneData(currentForm === 'phone_password' || currentForm === 'sms');
  if (currentForm === 'login_password_two_step_code' && twoStep !== null) {
    return (
      <div className={styles.form}>
        <LoginMessageView state={login.state} />
        <TwoStepForm key={twoStep.challenge} login={login} step={twoStep} />
      </div>
    );
  }
  return (
    <div className={styles.form}>
      {partnerToken !== null && <PartnerForm login={login} token={partnerToken} />}
      <SegmentedControl
        block
        label={t('login.ways.label')}
        segments={FORMS.map((form) => ({ value: form, label: t(`login.ways.${form}`) }))}
        value={currentForm}
        onValueChange={(form) => {
          if (isForm(form)) login.choose(form);
        }}
      />
      <LoginMessageView state={login.state} />
      {currentForm === 'login_password' && <LoginPasswordForm login={login} />}
      {currentForm === 'phone_password' && <PhonePasswordForm login={login} phones={phones} />}
      {currentForm === 'sms' && <SmsForm login={login} phones={phones} />}
      <PasskeyButton login={login} />
    </div>
  );
}
