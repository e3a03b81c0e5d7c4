import { serverNowMs } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { ChangePasswordForm } from '../change-password-form.tsx';
import { useSecurity } from './security-context.ts';
import { SecuritySection } from './security-section.tsx';

/** The password: how old it is, and another one. */
export function PasswordSection() {
  const t = useT('office');
  const { relative } = useFormat();
  const { view, reload } = useSecurity();
  const changedAtMs = view.password_changed_at_ms;
  return (
    <SecuritySection
      name="password"
      icon="lock"
      state={
        changedAtMs === null
          ? t('security.password.never')
          : t('security.password.age', { when: relative(changedAtMs, serverNowMs()) })
      }
      action={t('security.change')}
    >
      {(close) => (
        <ChangePasswordForm
          onChanged={() => {
            reload();
            close();
          }}
        />
      )}
    </SecuritySection>
  );
}
