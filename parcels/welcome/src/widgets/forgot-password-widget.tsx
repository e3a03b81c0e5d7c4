import { useEffect } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { ForgotPasswordForm } from '../parts/recovery/forgot-password-form.tsx';
import type { DialogWidgetProps } from './dialog-props.ts';

/** A forgotten password, over the page one is on (S2-53). */
export function ForgotPasswordWidget({ setTitle }: DialogWidgetProps) {
  const t = useT('welcome');
  const title = t('recovery.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return <ForgotPasswordForm />;
}
