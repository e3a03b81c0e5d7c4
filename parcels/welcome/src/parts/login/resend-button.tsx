import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import { useWait } from './use-wait.ts';
import { Wait } from './login-submit.tsx';

interface ResendButtonProps {
  /** When the next code may be asked for, server time. */
  readonly resendAtMs: number;
  readonly onResend: () => Promise<unknown>;
}

/** Asks for another code, once it may be. */
export function ResendButton({ resendAtMs, onResend }: ResendButtonProps) {
  const t = useT('welcome');
  const waitSec = useWait(resendAtMs);
  return (
    <Button block unavailable={waitSec > 0} onClick={onResend}>
      {waitSec > 0 ? (
        <>
          {t('login.sms.again')} · <Wait seconds={waitSec} />
        </>
      ) : (
        t('login.sms.again')
      )}
    </Button>
  );
}
