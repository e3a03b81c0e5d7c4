import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import type { LoginState } from '../../model/login-state.ts';
import { useWait } from './use-wait.ts';

/** Why the last try did not work. A pause says until when, and that nothing else is touched by it. */
export function LoginMessageView({ state }: { readonly state: LoginState }) {
  const t = useT('welcome');
  const labels = useLabels();
  const format = useFormat();
  const { message, pausedUntilMs } = state;
  const waitSec = useWait(pausedUntilMs);
  if (message === null) return null;
  const { problem, attempt } = message;
  if (problem.code === 'SIGN_IN_PAUSED') {
    if (waitSec === 0) return null;
    return (
      <Notice tone="warning" icon="lock" announce>
        {t('login.paused', { until: format.time(pausedUntilMs) })}
      </Notice>
    );
  }
  const triesLeft = triesLeftOf(problem.details);
  return (
    <FormMessage title={labels.problem(problem)} attempt={attempt}>
      {problem.code === 'WRONG_CREDENTIALS' && <p>{t('login.wrong')}</p>}
      {triesLeft !== undefined && <p>{t('login.triesLeft', { count: triesLeft })}</p>}
    </FormMessage>
  );
}

function triesLeftOf(details: unknown): number | undefined {
  const { triesLeft } = (details ?? {}) as { readonly triesLeft?: unknown };
  return typeof triesLeft === 'number' ? triesLeft : undefined;
}
