import { passwordStrength } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { ProgressBar } from '@paddock/styleguide';

import styles from './password-meter.module.css';

interface PasswordMeterProps {
  readonly password: string;
  readonly email: string;
  /** The field says already what is wrong with it: nothing is told twice. */
  readonly isRefused?: boolean;
}

/** How hard a password is to guess, while it is typed; its place is kept before the first letter. */
export function PasswordMeter({ password, email, isRefused = false }: PasswordMeterProps) {
  const t = useT('welcome');
  const strength = isRefused ? undefined : passwordStrength(password, email);
  const words = strength === undefined ? '' : t(`passwordMeter.${strength.words}`);
  return (
    <div className={styles.meter} aria-live="polite" data-testid="password-meter">
      {strength !== undefined && (
        <ProgressBar
          value={strength.part}
          tone={strength.tone}
          label={t('passwordMeter.label')}
          valueText={words}
          used={words}
        />
      )}
    </div>
  );
}
