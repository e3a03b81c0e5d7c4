import { useState } from 'react';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Notice, TextButton } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { fullNumber } from '../../model/phone-mask.ts';
import styles from '../forms.module.css';
import { ResendButton } from '../login/resend-button.tsx';
import { AskForm } from './ask-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordSet } from './password-set.tsx';
import { ResetCodeForm } from './reset-code-form.tsx';
import { useRecovery, type Recovery } from './use-recovery.ts';

/** The way to a new password: a link by e-mail, or a code by SMS and the password at once (S2-52, S2-53). */
export function ForgotPasswordForm() {
  const recovery = useRecovery();
  const [token, setToken] = useState<string | null>(null);
  const [isSet, setIsSet] = useState(false);
  const { sent, way, phone, phones, phoneCountryId } = recovery;
  if (isSet) return <PasswordSet />;
  if (token !== null) return <NewPasswordForm token={token} onDone={() => setIsSet(true)} />;
  if (sent === null) return <AskForm recovery={recovery} />;
  if (way === 'email' || sent.code_id === null)
    return <LinkSent recovery={recovery} resendAtMs={sent.resend_at_ms} />;
  return (
    <ResetCodeForm
      key={sent.code_id}
      phone={fullNumber(phone, phones.countryOf(phoneCountryId))}
      codeId={sent.code_id}
      resendAtMs={sent.resend_at_ms}
      onResend={recovery.ask}
      onOther={recovery.other}
      onToken={setToken}
    />
  );
}

/** Says the same whether the address has an account or not. */
function LinkSent({ recovery, resendAtMs }: { readonly recovery: Recovery; readonly resendAtMs: number }) {
  const t = useT('welcome');
  const labels = useLabels();
  const { email, refusal, ask, other } = recovery;
  return (
    <div className={styles.form} data-testid="link-sent">
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Notice tone="positive" title={t('recovery.sentTitle')} announce>
        {t('recovery.sent', { email })}
      </Notice>
      <p className={styles.note}>{t('recovery.notArrived')}</p>
      <ResendButton resendAtMs={resendAtMs} onResend={ask} />
      <TextButton onClick={other}>{t('recovery.otherEmail')}</TextButton>
    </div>
  );
}
