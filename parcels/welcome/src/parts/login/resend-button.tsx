import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import { useWait } from './use-wait.ts';
import { Wait } from './login-submit.tsx';

interface ResendButtonProps {
  /** When the next code may be asked for, server time. */
  readonly resendAtMs: number;
  readonly onResend: () => Promise<unknown>;
  /** Nothing was sent yet: nobody should wait for it. */
  readonly isFirst?: boolean;
}

/** Asks for a code where none was sent yet, else for another one, once it may be. */
export function ResendButton({ resendAtMs, onResend, isFirst = false }: ResendButtonProps) {
  const t = useT('welcome');
  const waitSec = useWait(resendAtMs);
  return (
    <Button block unavailable={waitSec > 0} onClick={onResend}>
      {waitSec > 0 ? (
        <>
          {t('login.sms.again')} · <Wait seconds={waitSec} />
        </>
      ) : (
        t(isFirst ? 'login.sms.send' : 'login.sms.again')
      )}
    </Button>
  );
}
