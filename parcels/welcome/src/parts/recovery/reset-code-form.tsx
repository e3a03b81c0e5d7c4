import { api, track } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { TextButton } from '@paddock/styleguide';

import { recoveryErrorOf } from '../../model/recovery-error.ts';
import { SentCodeForm } from '../login/sent-code-form.tsx';

interface ResetCodeFormProps {
  readonly phone: string;
  readonly codeId: string;
  /** When the next code may be asked for, server time. */
  readonly resendAtMs: number;
  readonly onResend: () => Promise<unknown>;
  readonly onOther: () => void;
  readonly onToken: (token: string) => void;
}

async function redeem(request: { readonly code_id: string; readonly code: string }) {
  const answer = await api.post('/web-api/auth/reset-password/code', request);
  if (!answer.ok) {
    const { code } = answer.problem;
    track({ name: 'auth.recovery-failed', data: { error_code: recoveryErrorOf(code) ?? code } });
  }
  return answer;
}

/** The code of the SMS. A mistyped one and one whose time is up are told apart (S8-19). */
export function ResetCodeForm({ phone, codeId, resendAtMs, onResend, onOther, onToken }: ResetCodeFormProps) {
  const t = useT('welcome');
  return (
    <SentCodeForm
      testId="reset-code-form"
      codeId={codeId}
      resendAtMs={resendAtMs}
      submitLabel={t('recovery.checkCode')}
      note={t('login.sms.sent', { phone })}
      send={redeem}
      onDone={({ token }) => onToken(token)}
      onResend={onResend}
      more={({ details }) => {
        const triesLeft = triesLeftOf(details);
        return triesLeft !== null && <p>{t('login.triesLeft', { count: triesLeft })}</p>;
      }}
    >
      <TextButton onClick={onOther}>{t('login.sms.otherNumber')}</TextButton>
    </SentCodeForm>
  );
}

function triesLeftOf(details: unknown): number | null {
  const { triesLeft } = (details ?? {}) as { readonly triesLeft?: unknown };
  return typeof triesLeft === 'number' ? triesLeft : null;
}
