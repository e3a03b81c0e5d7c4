import { useSiteConfig } from '@paddock/shared-utils/react';
import { Logo } from '@paddock/styleguide';

import styles from './brand.module.css';

/** The wordmark of pages that stand without the header. */
export function Brand() {
  const name = useSiteConfig((config) => config.companyName);
  return <Logo name={name} size={26} className={styles.brand} />;
}
