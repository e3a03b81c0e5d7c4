import { useFormat, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';

import styles from './registration.module.css';

/** Until when one can register, where an operator has planned to close that within a day. */
export function RegistrationClosing() {
  const t = useT('welcome');
  const format = useFormat();
  const closesAtMs = useSiteConfig((config) => config.registrationClosesAtMs);
  if (closesAtMs === undefined) return null;
  return (
    <Notice tone="warning" announce className={styles.closing}>
      {t('registration.openUntil', { time: format.moment(closesAtMs) })}
    </Notice>
  );
}
