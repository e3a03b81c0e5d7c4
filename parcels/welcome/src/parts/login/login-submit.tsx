import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import type { LoginState } from '../../model/login-state.ts';
import { CaptchaProgress } from '../captcha-progress.tsx';
import { useWait } from './use-wait.ts';

interface LoginSubmitProps {
  readonly state: LoginState;
  /** What is still to be typed; null when the form can be sent. */
  readonly missing: string | null;
  readonly label: string;
}

/** The one button of the form. It says what it does, why it cannot, how far the captcha is, or how long the pause lasts. */
export function LoginSubmit({ state, missing, label }: LoginSubmitProps) {
  const t = useT('welcome');
  const waitSec = useWait(state.pausedUntilMs);
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size={48}
        block
        pending={state.loading}
        unavailable={missing !== null || waitSec > 0}
      >
        {waitSec > 0 ? <Wait seconds={waitSec} /> : (missing ?? (state.loading ? t('login.pending') : label))}
      </Button>
      <CaptchaProgress />
    </>
  );
}

/** How long to wait, in words. */
export function Wait({ seconds }: { readonly seconds: number }) {
  const t = useT('welcome');
  return seconds >= 120
    ? t('login.wait.minutes', { count: Math.ceil(seconds / 60) })
    : t('login.wait.seconds', { count: seconds });
}
